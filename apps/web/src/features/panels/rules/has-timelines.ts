import type { TimelineOffer } from './offered-timelines.ts'

/** Whether a viewer is offered any timeline at all. */
export function hasTimelines(offer: TimelineOffer): boolean {
  const { local, federated, bubble } = offer.visibility
  if (offer.username !== null) return true
  if (offer.isPrivate) return false
  return local || (federated && offer.hasKnownNetwork) || (bubble && offer.hasBubble)
}
