import { shownMentions, type MentionNode } from '@skein/rich-text'
import { Fragment, useState } from 'react'
import { useT } from '../../../i18n/index.ts'
import { openRuns } from '../open-runs.ts'
import { MentionLink } from './MentionLink.tsx'
import styles from './Mention.module.css'

interface MentionRunProps {
  readonly mentions: readonly MentionNode[]
  /** What they stand in: that they were asked for is remembered by it. */
  readonly memoryId?: string | undefined
}

/** People addressed in a row: the first five, the rest behind a button. */
export function MentionRun({ mentions, memoryId = '' }: MentionRunProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(() => openRuns.has(memoryId))
  const hidden = mentions.length - shownMentions
  const toggle = () => {
    setOpen(!isOpen)
    if (isOpen) openRuns.delete(memoryId)
    else if (memoryId !== '') openRuns.add(memoryId)
  }
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
          <button type="button" className={styles['more']} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? t('status.fewerMentions') : t('status.moreMentions', { count: String(hidden) })}
          </button>
        </>
      )}
    </>
  )
}
