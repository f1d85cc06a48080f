import type { StatusId } from '@skein/api'
import { compareIds } from '../ids.ts'
import type { ThreadRow } from './order-thread.ts'

export interface ThreadNode {
  readonly id: StatusId
  /** The post that it answers, when that one is in the forest. */
  readonly parentId: StatusId | null
  /** Its direct answers, in order of time; the other way round after `newestFirst`. */
  readonly childIds: readonly StatusId[]
  /** Posts between it and its root; a root has 0. */
  readonly depth: number
  /** Posts below it, at any depth. */
  readonly descendantCount: number
  /** It answers a post that is not in the forest: missing, deleted, or not for this viewer. */
  readonly isOrphan: boolean
  /** The post that it answers, when the server tells it, in the forest or not. */
  readonly answersId: StatusId | null
}

/** A thread by who answered whom. */
export interface ThreadForest {
  /** Every post after the one it answers, answers in order of time. */
  readonly nodes: ReadonlyMap<StatusId, ThreadNode>
  /** Posts that answer nothing, or a post that is not here, in order of time. */
  readonly rootIds: readonly StatusId[]
}

/**
 * Grows a forest from who answers whom within the posts given `[CONV-04]`. Several roots are possible: parents may be
 * missing. Repeats are left out, deleted posts stay and keep their replies. Posts that answer each other in a circle
 * come apart at the oldest.
 */
export function buildForest(rows: Iterable<ThreadRow>): ThreadForest {
  const byId = new Map<StatusId, ThreadRow>()
  for (const row of rows) if (row.repeatOfId === null) byId.set(row.id, row)
  const ids = [...byId.keys()].sort(compareIds)
  const parents = parentsWithoutCircles(ids, byId)
  const children = new Map<StatusId, StatusId[]>()
  const rootIds: StatusId[] = []
  for (const id of ids) {
    const parent = parents.get(id)
    if (parent === undefined) rootIds.push(id)
    else if (children.get(parent)?.push(id) === undefined) children.set(parent, [id])
  }
  const order = [...inReadingOrder(rootIds, (id) => children.get(id) ?? [])]
  const counts = countBelow(order, parents)
  const nodes = new Map<StatusId, ThreadNode>()
  for (const id of order) {
    const parentId = parents.get(id) ?? null
    const row = byId.get(id)
    const answersId = row?.inReplyToId ?? null
    nodes.set(id, {
      id,
      parentId,
      childIds: children.get(id) ?? [],
      depth: parentId === null ? 0 : (nodes.get(parentId)?.depth ?? 0) + 1,
      descendantCount: counts.get(id) ?? 0,
      isOrphan: parentId === null && (answersId !== null || row?.hasUnavailableParent === true),
      answersId,
    })
  }
  return { nodes, rootIds }
}

/** The same forest, read with the newest of several answers first; roots keep their order. */
export function newestFirst(forest: ThreadForest): ThreadForest {
  const childrenOf = (id: StatusId) => (forest.nodes.get(id)?.childIds ?? []).toReversed()
  const nodes = new Map<StatusId, ThreadNode>()
  for (const id of inReadingOrder(forest.rootIds, childrenOf)) {
    const node = forest.nodes.get(id)
    if (node !== undefined) nodes.set(id, { ...node, childIds: childrenOf(id) })
  }
  return { nodes, rootIds: forest.rootIds }
}

/** From the root down to the post before this one. */
export function ancestorsOf({ nodes }: ThreadForest, id: StatusId): readonly ThreadNode[] {
  const above: ThreadNode[] = []
  for (let up = nodes.get(id)?.parentId ?? null; up !== null;) {
    const node = nodes.get(up)
    if (node === undefined) break
    above.push(node)
    up = node.parentId
  }
  return above.reverse()
}

/** What is below a post, at any depth, in the order in which a tree is read. */
export function* postsBelow({ nodes }: ThreadForest, id: StatusId): Generator<StatusId> {
  const childrenOf = (parent: StatusId) => nodes.get(parent)?.childIds ?? []
  yield* inReadingOrder(childrenOf(id), childrenOf)
}

/** Each post to what it answers. Ids go from the oldest, so that a circle comes apart at its oldest post. */
function parentsWithoutCircles(
  ids: readonly StatusId[],
  byId: ReadonlyMap<StatusId, ThreadRow>,
): Map<StatusId, StatusId> {
  const parents = new Map<StatusId, StatusId>()
  const settled = new Set<StatusId>()
  for (const start of ids) {
    const path = new Set<StatusId>()
    let id: StatusId | null = start
    while (id !== null && !settled.has(id) && !path.has(id)) {
      path.add(id)
      const up: StatusId | null = byId.get(id)?.inReplyToId ?? null
      const parent: StatusId | null = up !== null && byId.has(up) ? up : null
      if (parent !== null) parents.set(id, parent)
      id = parent
    }
    if (id !== null && path.has(id)) parents.delete(oldestOfCircle([...path], id))
    for (const passed of path) settled.add(passed)
  }
  return parents
}

function oldestOfCircle(path: readonly StatusId[], closing: StatusId): StatusId {
  const circle = path.slice(path.indexOf(closing))
  return circle.reduce((oldest, id) => (compareIds(id, oldest) < 0 ? id : oldest))
}

/** Without recursion: a thread may be thousands of posts deep. */
function* inReadingOrder(
  firstIds: readonly StatusId[],
  childrenOf: (id: StatusId) => readonly StatusId[],
): Generator<StatusId> {
  const waiting = firstIds.toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    yield id
    waiting.push(...childrenOf(id).toReversed())
  }
}

function countBelow(
  order: readonly StatusId[],
  parents: ReadonlyMap<StatusId, StatusId>,
): Map<StatusId, number> {
  const counts = new Map<StatusId, number>()
  for (const id of order.toReversed()) {
    const parent = parents.get(id)
    if (parent !== undefined) counts.set(parent, (counts.get(parent) ?? 0) + (counts.get(id) ?? 0) + 1)
  }
  return counts
}
