import { clsx } from 'clsx'
import { usePoll } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { EmojiText } from '../rich-text/index.ts'
import type { PollProps } from './Poll.tsx'
import styles from './Poll.module.css'
import { showsResults } from './rules/shows-results.ts'

/** What a poll asks, in the room that it takes once it can be answered. */
export function PollRoom({ pollId, lang = null }: PollProps) {
  const poll = usePoll(pollId)
  const { viewerId } = useSession()
  if (poll === undefined) return null
  const isForm = !showsResults(poll, viewerId !== null, poll.isExpired)
  return (
    <div className={clsx(styles['poll'], isForm ? styles['form'] : styles['results'])} aria-busy="true">
      <ul className={styles['options']}>
        {poll.options.map(({ title }, index) => (
          <li
            key={index} // oxlint-disable-line react/no-array-index-key -- an option is its index
            className={clsx(styles['option'], isForm && styles['choice'])}
          >
            <span dir="auto" lang={lang ?? undefined}>
              <EmojiText text={title} emojis={poll.emojis} />
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['room']} />
    </div>
  )
}
