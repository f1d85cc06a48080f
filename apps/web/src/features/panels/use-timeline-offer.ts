import { useInstance } from '../../model/instance.ts'
import { useSession } from '../../model/session.ts'
import type { TimelineOffer } from './rules/offered-timelines.ts'

/** What decides which timelines this viewer is offered by this instance. */
export function useTimelineOffer(): TimelineOffer {
  const { viewer } = useSession()
  const instance = useInstance()
  return {
    username: viewer?.username ?? null,
    isPrivate: instance.private,
    isFederatedTimelineAvailable: instance.federatedTimelineAvailable,
    hasBubble: instance.localBubbleInstances.length > 0,
    visibility: instance.publicTimelineVisibility,
  }
}
