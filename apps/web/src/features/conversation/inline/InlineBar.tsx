import { clsx } from 'clsx'
import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { paths } from '../../../model/routes.ts'
import { useSetting } from '../../../model/settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { ExternalIcon } from '../../../ui/icons.tsx'
import { IconLink } from '../../../ui/IconButton.tsx'
import { ThreadSummary } from '../parts/ThreadSummary.tsx'
import { SurfaceIcon } from '../parts/icons.tsx'
import styles from './Inline.module.css'
import type { InlineContext } from './inline-context.ts'

/** The heading of an opened conversation. It stays in view for as long as one is in that conversation. */
export function InlineBar({ context }: { readonly context: InlineContext }) {
  const t = useT()
  const titleId = useId()
  const isStatic = useSetting('disableStickyHeaders')
  const { state, thread, onShut, onSurface } = context
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- items of a feed take the focus
    <article className={styles['heading']} tabIndex={-1} aria-labelledby={titleId}>
      <div className={styles['rail']} data-rail="">
        <div className={clsx(styles['bar'], !isStatic && styles['sticky'])}>
          <h2 className={styles['title']} id={titleId}>
            {t('conversation.title')}
          </h2>
          <ThreadSummary state={state} />
          <span className={styles['grow']} />
          {thread.rootId !== null && context.tree !== null && (
            <Button size="small" variant="ghost" icon={SurfaceIcon} onClick={onSurface}>
              {t('conversation.tree.surface')}
            </Button>
          )}
          <IconLink
            size="small"
            icon={ExternalIcon}
            label={t('conversation.inline.open')}
            to={paths.conversation(thread.statusId)}
          />
          <Button
            size="small"
            variant="ghost"
            aria-label={t('conversation.inline.shutLabel')}
            onClick={onShut}
          >
            {t('conversation.inline.shut')}
          </Button>
        </div>
      </div>
    </article>
  )
}
