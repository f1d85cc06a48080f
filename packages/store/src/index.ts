export * from './limits.ts'
export type {
  AccountRow,
  NotificationRow,
  PollRow,
  ReactionRow,
  RelationshipRow,
  StatusRow,
} from './entities/rows.ts'
export type { Change, EntityStore, EntityTable, IsReferenced, Patch } from './entities/types.ts'
export { createEntityStore } from './entities/store.ts'
export { evictStatuses } from './entities/evict.ts'
export type {
  GapDirection,
  PageArrived,
  PagePlace,
  PageRequest,
  TimelineEntry,
  TimelineEvent,
  TimelineGap,
  TimelineRow,
  TimelineState,
} from './timelines/types.ts'
export { toTimelineEntry } from './timelines/entry.ts'
export { createTimeline, reduceTimeline } from './timelines/reduce.ts'
export { countNew, timelineRows, timelineStatusIds } from './timelines/select.ts'
export { createReplyFilter } from './timelines/reply-filter.ts'
export type { ReplyFilterOptions, ReplyVisibility } from './timelines/reply-filter.ts'
export { shouldAutoShow } from './timelines/auto-show.ts'
export type { AutoShowConditions } from './timelines/auto-show.ts'
export { toErrorInfo } from './feeds/errors.ts'
export type { ApiErrorInfo } from './feeds/errors.ts'
export { createFeed } from './feeds/feed.ts'
export type { Feed, FeedOptions, FetchPageParams, TabVisibility } from './feeds/types.ts'
export { orderThread } from './threads/order-thread.ts'
export type { LinearThread, ThreadItem, ThreadParent, ThreadRow } from './threads/order-thread.ts'
export { createIntentQueue } from './intents/intent-queue.ts'
export type { Intent, IntentOutcome, IntentQueue } from './intents/intent-queue.ts'
export { runOptimistically } from './intents/optimistic.ts'
export type { OptimisticChange } from './intents/optimistic.ts'
export { isHiddenByMute, mutedReasons } from './rules/mute.ts'
export type { MuteContext, MuteHideSettings, MuteReason } from './rules/mute.ts'
export { allowedScopes, initialScope, isScopeOpenToNewFollowers } from './rules/scope.ts'
