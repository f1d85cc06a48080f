import { useId } from 'react'

import { useT } from '../../../i18n/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import { useAnnouncementActs } from '../carry-out.ts'
import type { ListedAnnouncement } from '../rules/merge-lists.ts'
import styles from './AnnouncementCard.module.css'

interface ReadButtonProps {
  readonly announcement: ListedAnnouncement
  /** The button gives way to a word: focus goes elsewhere. */
  readonly onRead: () => void
}

/** Marks one as read; not one that members do not see. [ANN-03, ANN-04] */
export function ReadButton({ announcement: { id, isRead, isInactive }, onRead }: ReadButtonProps) {
  const t = useT()
  const hintId = useId()
  const { markRead } = useAnnouncementActs()
  if (isRead) {
    return (
      <span className={styles['read']}>
        <CheckIcon size={14} />
        {t('announcements.read')}
      </span>
    )
  }
  return (
    <>
      <Button
        size="small"
        icon={CheckIcon}
        disabled={isInactive}
        aria-describedby={isInactive ? hintId : undefined}
        onClick={() => {
          void markRead(id)
          onRead()
        }}
      >
        {t('announcements.markRead')}
      </Button>
      {isInactive && (
        <span id={hintId} className={styles['hint']}>
          {t('announcements.inactiveHint')}
        </span>
      )}
    </>
  )
}
