import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import { offeredTimelines } from './rules/offered-timelines.ts'
import type { TimelineEntry } from './rules/offered-timelines.ts'

/** The timelines that this viewer is offered by this instance. */
export function useOfferedTimelines(): readonly TimelineEntry[] {
  const { viewer } = useSession()
  const instance = useInstance()
  return offeredTimelines({
    username: viewer?.username ?? null,
    isPrivate: instance.private,
    isFederatedTimelineAvailable: instance.federatedTimelineAvailable,
    hasBubble: instance.localBubbleInstances.length > 0,
    visibility: instance.publicTimelineVisibility,
  })
}
