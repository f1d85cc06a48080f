import { useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { speak } from '../../../lib/speech.ts'
import { useAnnouncementActs } from '../carry-out.ts'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import styles from './AnnouncementCard.module.css'

/** Where admins write to everybody. [ANN-06] */
export function NewAnnouncement() {
  const t = useT()
  const { write } = useAnnouncementActs()
  const [posted, setPosted] = useState(0)
  return (
    <div className={styles['new']}>
      <AnnouncementForm
        // Posting empties it. [ANN-08]
        key={posted}
        title={t('announcements.form.title')}
        submitLabel={t('announcements.form.post')}
        onSubmit={async (draft) => {
          await write(null, draft)
          setPosted(posted + 1)
          speak(t('announcements.form.posted'))
        }}
      />
    </div>
  )
}
