import type { PollRow } from '@skein/store'
import { clsx } from 'clsx'
import { usePoll } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { EmojiText } from '../rich-text/index.ts'
import type { PollProps } from './Poll.tsx'
import styles from './Poll.module.css'
import { showsResults } from './rules/shows-results.ts'
import { picturesOfOption } from './rules/shown-options.ts'
import { useShownOptions } from './use-shown-options.ts'

/** What a poll asks, in the room that it takes once it can be answered. */
export function PollRoom({ pollId, lang = null }: PollProps) {
  const poll = usePoll(pollId)
  return poll === undefined ? null : <Room poll={poll} lang={lang} />
}

function Room({ poll, lang }: { readonly poll: PollRow; readonly lang: string | null }) {
  const { viewerId } = useSession()
  const { options, isCut } = useShownOptions(poll)
  const isForm = !showsResults(poll, viewerId !== null, poll.isExpired)
  return (
    <div className={clsx(styles['poll'], isForm ? styles['form'] : styles['results'])} aria-busy="true">
      <ul className={styles['options']}>
        {options.map(({ title, index }) => (
          <li key={index} className={clsx(styles['option'], isForm && styles['choice'])}>
            <span dir="auto" lang={lang ?? undefined}>
              <EmojiText text={title} emojis={poll.emojis} mostPictures={picturesOfOption(options.length)} />
            </span>
          </li>
        ))}
      </ul>
      {isCut && <div className={styles['moreRoom']} />}
      <div className={styles['room']} />
    </div>
  )
}
