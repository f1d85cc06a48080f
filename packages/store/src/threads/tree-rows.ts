import type { StatusId } from '@skein/api'
import type { ThreadForest } from './forest.ts'
import type { TreeDisplay, TreeView } from './tree-display.ts'

/** A strand that passes a row on its way from a post down to a later answer of it. */
export interface TreeGuide {
  /** The post it comes from. */
  readonly id: StatusId
  /** Of that post. */
  readonly level: number
}

/** Where a row hangs in the tree. */
export interface TreeJoint {
  /** Steps inwards, from 0. */
  readonly level: number
  /** The post above that it hangs from, or null at the start of a branch. */
  readonly parentId: StatusId | null
  /** Nothing hangs below it from the same post. */
  readonly isLast: boolean
  readonly stems: readonly TreeGuide[]
  /** Of its branch, from 1: branches take the dyes in their order of time, again and again. */
  readonly dye: number
}

export interface TreePost extends TreeJoint {
  readonly kind: 'post'
  readonly key: string
  readonly id: StatusId
  /** Posts below it, drawn or not. */
  readonly count: number
  /** Its replies show. */
  readonly isOpen: boolean
}

/** What stands for the hidden replies of a post. */
export interface CollapsedBranch extends TreeJoint {
  readonly kind: 'stub'
  readonly key: string
  /** The post whose replies are hidden. */
  readonly id: StatusId
  /** Posts that are hidden. */
  readonly count: number
  /** Somebody shut it; otherwise it is deeper than what shows by itself. */
  readonly isShut: boolean
}

/** A line of a drawn tree; `key` is the id of its post where there is one. */
export type TreeRow =
  /** `[CONV-05]` The way from a dive to everything, with how many posts are elsewhere. */
  | { readonly kind: 'whole'; readonly key: string; readonly count: number }
  /** What the next post answers is not here. */
  | { readonly kind: 'missing'; readonly key: string }
  /** `otherReplies` is above 0 only where the way to them stands inside `[CONV-10]`. */
  | { readonly kind: 'ancestor'; readonly key: string; readonly id: StatusId; readonly otherReplies: number }
  | { readonly kind: 'otherReplies'; readonly key: string; readonly id: StatusId; readonly count: number }
  | { readonly kind: 'focus'; readonly key: string; readonly id: StatusId }
  /** Above the replies of the focus: how many there are. */
  | { readonly kind: 'replies'; readonly key: string; readonly count: number }
  | TreePost
  | CollapsedBranch

export interface TreeOptions {
  readonly forest: ThreadForest
  readonly display: TreeDisplay
  /** The post that is viewed: the tree is drawn from it, unless it is one of the roots `[CONV-05]`. */
  readonly focusId: StatusId
  /** The setting: levels that are visible. */
  readonly maxDepthInThread: number
  /** `[CONV-10]` Where the way to the other replies of an ancestor stands. */
  readonly otherRepliesButton: 'below' | 'inside'
}

/** A tree and the rows that draw it. */
export interface TreeLayout {
  readonly view: TreeView
  readonly rows: readonly TreeRow[]
  /** The tree is drawn from the post that is viewed, with what it answers above it `[CONV-05]`. */
  readonly isDived: boolean
}
