import type { StatusId } from '@skein/api'
import type { ThreadForest } from '@skein/store'

/** What rows of one tree share. */
export interface TreeContext {
  readonly forest: ThreadForest
  readonly isAdvanced: boolean
  readonly fadesAncestors: boolean
  /** State of the history entry that a dive leads to. */
  readonly deeper: object
  /** A dive stays in the place where the tree is; absent where it leads to a page. */
  readonly onDive?: (id: StatusId) => void
  /** Names the row of a post; absent where the post itself does. */
  readonly placeOf?: (id: StatusId) => string
  /** Of each post, from 1, in the order in which a tree is read. */
  readonly positions: ReadonlyMap<StatusId, number>
  readonly newIds: ReadonlySet<StatusId>
  readonly onToggle: (id: StatusId) => void
  readonly onShowAll: (id: StatusId) => void
}
