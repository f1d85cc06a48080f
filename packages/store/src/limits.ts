/** Constants of specification 1, section 9, and the bounds this package sets itself. */

/** Statuses in one page of a timeline, as asked and as counted. */
export const PAGE_SIZE = 20
/** Statuses that are visible after "show new" `[TL-08]`. */
export const VISIBLE_AFTER_SHOW_NEW = 50
/** A fetch of newer statuses with this many answers sets the flush marker `[TL-10]`. */
export const FLUSH_AT = 20
/** Milliseconds between the end of one poll and the start of the next `[LIM-01]`. */
export const TIMELINE_POLL_MS = 20_000
/** Milliseconds between two fetches of older statuses `[LIM-10]`. */
export const OLDER_THROTTLE_MS = 1_000
/** Pixels from the top within which new statuses may show by themselves `[TL-11]`. */
export const AUTO_SHOW_WITHIN_PX = 15

/** Waiting statuses that one timeline keeps; the rest becomes a gap, still counted. */
export const QUEUE_LIMIT = 400
/** Known statuses below the visible ones that "show new" keeps for the way back. */
export const KEPT_BELOW_LIMIT = 1_000
/** Entries newer and older than the place that a snapshot of a timeline keeps. */
export const SNAPSHOT_ABOVE = 20
export const SNAPSHOT_BELOW = 60
/** Further pages, after the newest one, that a timeline reopened at an old place fetches by itself. */
export const CATCH_UP_PAGES = 4
/** Ids of deleted statuses that one timeline remembers, so that a late page does not bring them back. */
export const DELETED_IDS_LIMIT = 200
/** Statuses in the entity store above which those nobody refers to are dropped. */
export const STATUS_LIMIT = 2_000
/** Statuses that eviction leaves, so that it does not run again at once. */
export const STATUS_LIMIT_AFTER_EVICTION = 1_500
/** Colours of branches in a tree, taken in turn. */
export const BRANCH_COLOURS = 6
