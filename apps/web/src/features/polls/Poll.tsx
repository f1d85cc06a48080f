import type { PollId } from '@skein/api'
import { useState } from 'react'
import { usePoll } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { PollForm } from './parts/PollForm.tsx'
import { PollResults } from './parts/PollResults.tsx'
import { isOver, showsResults } from './rules/poll-numbers.ts'
import { usePollTracking } from './use-poll-tracking.ts'

export interface PollProps {
  pollId: PollId
  /** Language of the options, when known. */
  lang?: string | null | undefined
}

/** A poll: the form for who may vote, else the results. [POLL-01, POLL-02] */
export function Poll({ pollId, lang = null }: PollProps) {
  const poll = usePoll(pollId)
  const { viewerId } = useSession()
  const [nowMs] = useState(() => Date.now())
  usePollTracking(pollId, poll !== undefined && !isOver(poll, nowMs))
  if (poll === undefined) return null
  return showsResults(poll, viewerId !== null, nowMs) ? (
    <PollResults poll={poll} lang={lang} />
  ) : (
    <PollForm poll={poll} lang={lang} />
  )
}
