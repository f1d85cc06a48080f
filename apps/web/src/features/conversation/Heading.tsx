import { useT } from '../../i18n/index.ts'
import { goBack } from '../../lib/navigate.ts'
import { useSetting } from '../../model/settings.ts'
import type { ThreadState } from '../../model/threads.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { ArrowLeftIcon, EyeIcon, EyeOffIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { QuickSettings } from '../timeline/index.ts'
import styles from './Conversation.module.css'
import { DisplaySwitch } from './parts/DisplaySwitch.tsx'
import { ThreadSummary } from './parts/ThreadSummary.tsx'
import type { Warnings } from './use-warnings.ts'

interface HeadingProps {
  /** Who wrote the first post, once that is known. */
  readonly starter: string | null
  readonly state: ThreadState
  readonly newCount: number
  readonly onNextNew: () => void
  /** Null when nothing is shut behind one. */
  readonly warnings: Warnings | null
}

/** The way back, the name, how large the conversation is, what is new in it, and how it is drawn. */
export function Heading({ starter, state, newCount, onNextNew, warnings }: HeadingProps) {
  const t = useT()
  const isStatic = useSetting('disableStickyHeaders')
  return (
    <ColumnHeading
      title={
        starter === null
          ? t('conversation.title')
          : t.rich('conversation.titleBy', {
              name: starter,
              by: (words) => (
                <>
                  {/* A flex container drops the space between the words, also from the accessible name. */}
                  <VisuallyHidden>{'\u00a0'}</VisuallyHidden>
                  <Truncate className={styles['by']}>{words}</Truncate>
                </>
              ),
            })
      }
      isSticky={!isStatic}
      start={<IconButton icon={ArrowLeftIcon} label={t('conversation.back')} onClick={goBack} />}
      aside={
        <>
          <ThreadSummary state={state} className={styles['extent']} />
          {newCount > 0 && (
            <button
              type="button"
              className={styles['news']}
              aria-label={t('conversation.news.long', { count: newCount })}
              data-tooltip={t('conversation.news.long', { count: newCount })}
              onClick={onNextNew}
            >
              <span className={styles['newsWide']}>{t('conversation.news.short', { count: newCount })}</span>
              <span className={styles['newsNarrow']}>{newCount}</span>
            </button>
          )}
        </>
      }
    >
      <DisplaySwitch />
      {warnings && (
        <IconButton
          icon={warnings.areOpen ? EyeOffIcon : EyeIcon}
          label={t(warnings.areOpen ? 'conversation.warnings.shut' : 'conversation.warnings.open')}
          onClick={warnings.toggle}
        />
      )}
      <QuickSettings />
    </ColumnHeading>
  )
}
