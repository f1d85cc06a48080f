import type { PollId } from '@skein/api'
import { usePoll } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { PollForm } from './parts/PollForm.tsx'
import { PollResults } from './parts/PollResults.tsx'
import { showsResults } from './rules/shows-results.ts'
import { useHasPassed } from './end-clock.ts'
import { usePollTracking } from './use-poll-tracking.ts'

export interface PollProps {
  pollId: PollId
  /** Language of the options, when known. */
  lang?: string | null | undefined
}

/** A poll: the form for who may vote, else the results. Its end changes the one into the other. [POLL-01, POLL-02] */
export function Poll({ pollId, lang = null }: PollProps) {
  const poll = usePoll(pollId)
  const { viewerId } = useSession()
  const hasEnded = useHasPassed(poll?.expiresAt ?? null)
  const isOver = poll?.isExpired === true || hasEnded
  usePollTracking(poll, isOver)
  if (poll === undefined) return null
  return showsResults(poll, viewerId !== null, isOver) ? (
    <PollResults poll={poll} isOver={isOver} lang={lang} />
  ) : (
    <PollForm poll={poll} lang={lang} />
  )
}
