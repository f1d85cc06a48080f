import { offeredTimelines, type TimelineEntry } from './rules/offered-timelines.ts'
import { useTimelineOffer } from './use-timeline-offer.ts'

/** The timelines that this viewer is offered by this instance. */
export function useOfferedTimelines(): readonly TimelineEntry[] {
  return offeredTimelines(useTimelineOffer())
}
