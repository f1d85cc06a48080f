import { useId, useState } from 'react'

import { useT } from '../../../i18n/index.ts'
import { useAccount } from '../../../model/entities.ts'
import { useInstance } from '../../../model/instance.ts'
import { useViewerId } from '../../../model/session.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { TimelinePost } from '../parts/TimelinePost.tsx'
import cardStyles from '../StatusCard.module.css'
import styles from './PostSample.module.css'
import { sampleAuthor, samplePost } from './sample-post.ts'

/** So long ago was it written: milliseconds. */
const ageMs = 4 * 60_000

/**
 * An example of a post, drawn as every post is: whatever settings change shows in it. Nothing in it can be pressed, and
 * nobody is read an example.
 */
export function PostSample() {
  const t = useT()
  const id = useId()
  const viewerId = useViewerId()
  const viewer = useAccount(viewerId)
  const instance = useInstance()
  const [createdAt] = useState(() => new Date(Date.now() - ageMs).toISOString())
  const words = {
    name: t('settingsWindow.sample.name'),
    text: t('settingsWindow.sample.text'),
    description: t('settingsWindow.sample.description'),
    viewer: { id: viewerId, username: viewer?.username ?? 'wren' },
    other: 'otto',
  }
  const status = samplePost(words, createdAt)
  return (
    <Sheet className={styles['sample']}>
      <div inert aria-hidden="true" className={cardStyles['card']}>
        <TimelinePost
          context={{ status, viewerId, instance, place: id }}
          account={sampleAuthor(words)}
          id={id}
          repeaterId={null}
          isPinned={false}
          hasReplyLine={false}
          isInConversation={false}
          canMuteAgain={false}
          headingEnd={null}
          belowBody={null}
        />
      </div>
    </Sheet>
  )
}
