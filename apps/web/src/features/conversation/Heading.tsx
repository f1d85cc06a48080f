import { useT } from '../../i18n/index.ts'
import { goBack } from '../../lib/navigate.ts'
import { useSetting } from '../../model/settings.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { Truncate } from '../../ui/Truncate.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { QuickSettings } from '../timeline/index.ts'
import styles from './Conversation.module.css'
import type { ThreadExtent } from './extent-of.ts'
import { DisplaySwitch } from './parts/DisplaySwitch.tsx'
import { ThreadSummary } from './parts/ThreadSummary.tsx'
import { WarningsButton } from './parts/WarningsButton.tsx'
import type { Warnings } from './use-warnings.ts'

interface HeadingProps {
  /** Who wrote the first post, once that is known. */
  readonly starter: string | null
  /** How large the conversation is, once that is known. */
  readonly extent: ThreadExtent | null
  readonly newCount: number
  readonly onNextNew: () => void
  /** Null when nothing is shut behind one. */
  readonly warnings: Warnings | null
}

/** The way back, the name, how large the conversation is, what is new in it, and how it is drawn. */
export function Heading({ starter, extent, newCount, onNextNew, warnings }: HeadingProps) {
  const t = useT()
  const isStatic = useSetting('disableStickyHeaders')
  return (
    <ColumnHeading
      title={
        starter === null
          ? t('conversation.title')
          : t.rich('conversation.titleBy', {
              name: starter,
              by: (words) => <Truncate className={styles['by']}>{words}</Truncate>,
            })
      }
      isSticky={!isStatic}
      start={<IconButton icon={ArrowLeftIcon} label={t('conversation.back')} onClick={goBack} />}
      aside={
        <>
          {extent && <ThreadSummary extent={extent} className={styles['extent']} />}
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
      {warnings && <WarningsButton warnings={warnings} />}
      <QuickSettings />
    </ColumnHeading>
  )
}
