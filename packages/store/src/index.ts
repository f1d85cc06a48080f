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
export { collectRows } from './entities/collect-rows.ts'
export { KEPT_ROWS_FORMAT, restoreRows, type KeptRows } from './entities/kept-rows.ts'
export { isEqual } from './entities/equal.ts'
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
  TimelineSnapshot,
  TimelineState,
} from './timelines/types.ts'
export { isServerOrdered } from './timelines/kinds.ts'
export { toTimelineEntry } from './timelines/entry.ts'
export { createTimeline, reduceTimeline } from './timelines/reduce.ts'
export { entriesOf } from './timelines/remove.ts'
export { takeSnapshot } from './timelines/snapshot.ts'
export { compareIds, newerId } from './ids.ts'
export { idAtTime } from './id-times.ts'
export { countNew, shadowedRepeaters, timelineRows, timelineStatusIds } from './timelines/select.ts'
export { createReplyFilter, type ReplyFilterOptions } from './timelines/reply-filter.ts'
export { shouldAutoShow, type AutoShowConditions } from './timelines/auto-show.ts'
export { toErrorInfo, type ApiErrorInfo } from './feeds/errors.ts'
export { createFeed } from './feeds/feed.ts'
export type { Feed, FeedOptions, FetchPageParams, TabVisibility } from './feeds/types.ts'
export { orderThread } from './threads/order-thread.ts'
export type { LinearThread, ThreadItem, ThreadParent, ThreadRow } from './threads/order-thread.ts'
export { buildForest, ancestorsOf, newestFirst, postsBelow } from './threads/forest.ts'
export type { ThreadForest, ThreadNode } from './threads/forest.ts'
export {
  revealPost,
  showAllReplies,
  showsByDefault,
  showsReplies,
  toggleReplies,
} from './threads/tree-display.ts'
export type { TreeDisplay, TreeView } from './threads/tree-display.ts'
export { layoutTree, guidesBelow } from './threads/layout-tree.ts'
export type {
  TreeLayout,
  TreeJoint,
  TreeOptions,
  TreePost,
  TreeRow,
  TreeGuide,
  CollapsedBranch,
} from './threads/tree-rows.ts'
export { createIntentQueue } from './intents/intent-queue.ts'
export type { Intent, IntentOutcome, IntentQueue } from './intents/intent-queue.ts'
export { runOptimistically, type OptimisticChange } from './intents/optimistic.ts'
export {
  compileFilters,
  filterEffects,
  filterHits,
  filterLabel,
  filterPlaces,
  nextExpiry,
  termLabel,
} from './rules/filter.ts'
export type { CompiledFilters, Filter, FilterEffect, FilterPlace, FilterTerm } from './rules/filter.ts'
export {
  isRuleFor,
  isWarningEffect,
  isWarningTerm,
  warningEffects,
  warningRuleOf,
} from './rules/warning-rule.ts'
export type { WarningEffect, WarningTerm } from './rules/warning-rule.ts'
export { hostOf } from './rules/filter-parts.ts'
export { offeredTerms, wordTermIn } from './rules/offered-terms.ts'
export { isHiddenByMute, isOwn, mutedReasons } from './rules/mute.ts'
export type { MuteContext, MuteHideSettings, MuteReason } from './rules/mute.ts'
export { allowedScopes, scopes, scopeWidth, initialScope, isScopeOpenToNewFollowers } from './rules/scope.ts'
export { isOutOfHome, peopleBehind, tagKey, type HereFacts } from './rules/out-of-home.ts'
export { whyHere, type HerePlace, type HereReason } from './rules/why-here.ts'
