import type { StatusId } from '@skein/api'
import { ancestorsOf, postsBelow, type ThreadForest } from './forest.ts'

/** What a person opened and shut in a tree: posts whose replies show (true) or not (false). */
export type TreeDisplay = ReadonlyMap<StatusId, boolean>

/** From where a tree is drawn, and how deep. */
export interface TreeView {
  readonly forest: ThreadForest
  readonly display: TreeDisplay
  /** Posts between the root and the post that the tree is drawn from. */
  readonly diveDepth: number
  /** The setting: levels that are visible. */
  readonly maxDepthInThread: number
}

/**
 * Whether the replies of a post show when nobody said otherwise `[CONV-06]`: two levels fewer than the setting, for
 * depth counts from 0 and it is the replies that show; at least 1.
 */
export function showsByDefault(depth: number, diveDepth: number, maxDepthInThread: number): boolean {
  return depth - diveDepth <= Math.max(1, maxDepthInThread - 2)
}

/** Whether the replies of a post show `[CONV-06, CONV-07]`. */
export function showsReplies(view: TreeView, id: StatusId): boolean {
  const depth = view.forest.nodes.get(id)?.depth ?? 0
  return view.display.get(id) ?? showsByDefault(depth, view.diveDepth, view.maxDepthInThread)
}

/** Shows or hides the replies of one post `[CONV-07]`. */
export function toggleReplies(view: TreeView, id: StatusId): TreeDisplay {
  return new Map(view.display).set(id, !showsReplies(view, id))
}

/** Shows a post with all that is below it, at any depth `[CONV-07]`. */
export function showAllReplies({ forest, display }: TreeView, id: StatusId): TreeDisplay {
  const next = new Map(display)
  next.set(id, true)
  for (const below of postsBelow(forest, id)) next.set(below, true)
  return next
}

/** Opens what is shut above a post, so that it shows; the same display when nothing is. */
export function revealPost(view: TreeView, id: StatusId): TreeDisplay {
  const shut = ancestorsOf(view.forest, id).filter((node) => !showsReplies(view, node.id))
  if (shut.length === 0) return view.display
  return new Map([...view.display, ...shut.map((node) => [node.id, true] as const)])
}
