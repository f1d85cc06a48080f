import type { AccountId } from '@skein/api'
import type { AccountRow } from '@skein/store'
import type { ReactNode } from 'react'
import { useSetting } from '../../../model/settings.ts'
import { paths } from '../../../model/routes.ts'
import { Link } from '../../../ui/Link.tsx'
import { lazyViewOf } from '../../lazy/index.ts'
import { PersonAvatar } from '../../media/index.ts'
import type { ActionContext } from '../actions/types.ts'
import { hasUnwritten, MentionsLine, Reactions } from '../attached-part.tsx'
import { quietRow } from '../quiet-part.ts'
import styles from '../StatusCard.module.css'
import { ActionBar } from './ActionBar.tsx'
import { PinnedLine, RepeatedLine } from './ContextLine.tsx'
import { Header } from './Header.tsx'
import { PostBody } from './PostBody.tsx'
import { ReplyLine } from './ReplyLine.tsx'
import { RowTrouble } from './RowLater.tsx'

const MuteAgain = lazyViewOf(quietRow, (part) => part.MuteAgain)

interface TimelinePostProps {
  readonly context: ActionContext
  readonly account: AccountRow
  readonly id: string
  readonly repeaterId: AccountId | null
  readonly isPinned: boolean
  readonly hasReplyLine: boolean
  readonly isInConversation: boolean
  /** A muted post that is shown all the same. */
  readonly canMuteAgain: boolean
  readonly headingEnd: ReactNode
  readonly belowBody: ReactNode
}

/** The anatomy of a post in a list. */
export function TimelinePost({
  context,
  account,
  id,
  repeaterId,
  isPinned,
  hasReplyLine,
  isInConversation,
  canMuteAgain,
  headingEnd,
  belowBody,
}: TimelinePostProps) {
  const showsReactions = useSetting('emojiReactionsOnTimeline')
  const { status, viewerId, instance } = context
  return (
    <>
      {isPinned && <PinnedLine />}
      {repeaterId !== null && <RepeatedLine repeaterId={repeaterId} />}
      <Link
        to={paths.profile(account, instance.facts.restrictedNicknames)}
        className={styles['avatar']}
        tabIndex={-1}
        aria-hidden="true"
      >
        <PersonAvatar account={account} />
      </Link>
      <div className={styles['main']}>
        <Header
          status={status}
          account={account}
          nameId={`${id}-name`}
          context={context}
          end={canMuteAgain ? <MuteAgain status={status}>{headingEnd}</MuteAgain> : headingEnd}
        />
        {hasReplyLine && <ReplyLine status={status} viewerId={viewerId} />}
        {hasUnwritten(status) && <MentionsLine status={status} />}
        <PostBody
          status={status}
          id={id}
          look="timeline"
          place={context.place}
          warning={context.warning}
          isInConversation={isInConversation}
        />
        {belowBody}
        {showsReactions && status.reactions.length > 0 && <Reactions context={context} />}
        <ActionBar context={context} />
        <RowTrouble context={context} />
      </div>
    </>
  )
}
