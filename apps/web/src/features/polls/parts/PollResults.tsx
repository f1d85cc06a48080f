import type { PollRow } from '@skein/store'
import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import { useT } from '../../../i18n/index.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { EmojiText } from '../../rich-text/index.ts'
import { leadersOf, percentOf, pollBase } from '../rules/poll-numbers.ts'
import styles from '../Poll.module.css'
import { lazyViewOf } from '../../lazy/index.ts'
import { voting } from '../voting-part.ts'
import own from './Parts.module.css'
import { MoreOptions } from './MoreOptions.tsx'
import { PollMeta } from './PollMeta.tsx'
import { picturesOfOption } from '../rules/shown-options.ts'
import { useShownOptions } from '../use-shown-options.ts'

const RefreshButton = lazyViewOf(voting, (part) => part.RefreshButton)

interface PollResultsProps {
  readonly poll: PollRow
  readonly isOver: boolean
  readonly lang: string | null
}

/** Between what stands in columns and is spoken in one line. */
const apart = <VisuallyHidden>, </VisuallyHidden>

/** Who voted for what, with the viewer's own votes marked. */
export function PollResults({ poll, isOver, lang }: PollResultsProps) {
  const t = useT()
  const base = pollBase(poll)
  const { options, isCut, showMore } = useShownOptions(poll)
  const leaders = leadersOf(poll.options)
  return (
    <div className={styles['poll']}>
      <ul className={styles['options']} aria-label={t('polls.label')}>
        {options.map(({ title, votesCount, index }) => {
          const isOwn = poll.ownVotes?.includes(index) === true
          const percent = percentOf(votesCount, base)
          return (
            <li
              key={index}
              className={clsx(styles['option'], leaders.has(index) && own['leader'], isOwn && own['own'])}
            >
              <span className={own['share']} style={{ '--share': `${percent}%` } as CSSProperties} />
              <span dir="auto" lang={lang ?? undefined}>
                <EmojiText
                  text={title}
                  emojis={poll.emojis}
                  mostPictures={picturesOfOption(options.length)}
                />
              </span>
              {isOwn && (
                <>
                  <CheckIcon size={16} />
                  {apart}
                  <VisuallyHidden>{t('polls.yourVote')}</VisuallyHidden>
                </>
              )}
              {votesCount !== null && (
                <>
                  {apart}
                  <span className={own['votes']}>{t('polls.votes', { count: votesCount })}</span>
                </>
              )}
              {apart}
              <span className={own['percent']}>{percent}%</span>
            </li>
          )
        })}
      </ul>
      {isCut && <MoreOptions count={poll.options.length} onPress={showMore} />}
      <div className={styles['meta']}>
        <span>
          <PollMeta poll={poll} isOver={isOver} />
        </span>
        {!isOver && <RefreshButton pollId={poll.id} />}
      </div>
    </div>
  )
}
