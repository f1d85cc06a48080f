import { shownMentions, type MentionNode } from '@skein/rich-text'
import { Fragment, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { MentionLink } from './MentionLink.tsx'
import styles from './Mention.module.css'

/** Whether all of a run were asked for, and what keeps that. */
export type MentionsMemory = readonly [areOpen: boolean, setOpen: (areOpen: boolean) => void]

interface MentionRunProps {
  readonly mentions: readonly MentionNode[]
  /** Without it the run keeps that itself. */
  readonly memory?: MentionsMemory | undefined
}

/** People addressed in a row: the first five, the rest behind a button. */
export function MentionRun({ mentions, memory }: MentionRunProps) {
  const t = useT()
  const own = useState(false)
  const [isOpen, setOpen] = memory ?? own
  const hidden = mentions.length - shownMentions
  const shown = isOpen || hidden <= 0 ? mentions : mentions.slice(0, shownMentions)
  return (
    <>
      {shown.map((mention, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same person may be written twice
        <Fragment key={index}>
          {index > 0 && ' '}
          <MentionLink mention={mention} />
        </Fragment>
      ))}
      {hidden > 0 && (
        <>
          {' '}
          <button
            type="button"
            className={styles['more']}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('common.showFewer') : t('status.moreMentions', { count: String(hidden) })}
          </button>
        </>
      )}
    </>
  )
}
