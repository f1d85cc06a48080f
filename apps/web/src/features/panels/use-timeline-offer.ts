import { useCan, useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import type { TimelineOffer } from './rules/offered-timelines.ts'

/** What decides which timelines this viewer is offered by this instance. */
export function useTimelineOffer(): TimelineOffer {
  const { viewer } = useSession()
  const { facts } = useInstance()
  return {
    username: viewer?.username ?? null,
    isPrivate: facts.private,
    hasKnownNetwork: useCan('knownNetwork'),
    hasBubble: useCan('bubble'),
    visibility: facts.publicTimelineVisibility,
  }
}
