import type { StatusId } from '@skein/api'
import type { StatusRow } from '../entities/rows.ts'
import { compareIds } from '../ids.ts'

/** The fields of a status that its place in a thread depends on. */
export type ThreadRow = Pick<
  StatusRow,
  'id' | 'inReplyToId' | 'hasUnavailableParent' | 'repeatOfId' | 'isDeleted'
>

/** What a post answers: nothing, a post of this thread, one that was deleted here, or one that is not here. */
export type ThreadParent =
  | { readonly kind: 'none' }
  | { readonly kind: 'here'; readonly id: StatusId; readonly number: number }
  | { readonly kind: 'deleted'; readonly id: StatusId; readonly number: number }
  /** `id` is null when the server does not say which post it was. */
  | { readonly kind: 'missing'; readonly id: StatusId | null }

export interface ThreadItem {
  readonly id: StatusId
  /** Its place in the list from 1, shown as `#n`. */
  readonly number: number
  readonly parent: ThreadParent
  /** Direct answers in this thread, in order: the "Replies: #2 #5" line. */
  readonly replies: readonly { readonly id: StatusId; readonly number: number }[]
  /** Answers the post directly above it: the strand joins the two. */
  readonly joinsPrevious: boolean
  readonly joinsNext: boolean
  readonly isFocused: boolean
}

export interface LinearThread {
  readonly ids: readonly StatusId[]
  readonly items: readonly ThreadItem[]
  /** The post in focus (of a repeat: the repeated post), or null when it is not in the thread. */
  readonly focusId: StatusId | null
  readonly focusIndex: number
  /** Posts whose parent exists but is not in the thread. */
  readonly orphanIds: readonly StatusId[]
}

/**
 * Puts a thread in time order (that of the ids) for the linear display `[CONV-03]`. Repeats are
 * left out: the post they repeat stands for them. Deleted posts stay, so that their replies keep their place.
 */
export function orderThread(rows: Iterable<ThreadRow>, focusId: StatusId): LinearThread {
  const byId = new Map<StatusId, ThreadRow>()
  let focus = focusId
  for (const row of rows) {
    if (row.repeatOfId === null) byId.set(row.id, row)
    else if (row.id === focusId) focus = row.repeatOfId
  }
  const ids = [...byId.keys()].sort(compareIds)
  const numbers = new Map(ids.map((id, index) => [id, index + 1] as const))
  const replies = new Map<StatusId, { id: StatusId; number: number }[]>()
  const parents = new Map<StatusId, ThreadParent>()
  for (const [id, row] of byId) parents.set(id, parentOf(row, byId, numbers))
  for (const id of ids) {
    const parent = parents.get(id)
    if (parent?.kind !== 'here' && parent?.kind !== 'deleted') continue
    const list = replies.get(parent.id) ?? []
    list.push({ id, number: numbers.get(id) ?? 0 })
    replies.set(parent.id, list)
  }
  const answers = (index: number): boolean => {
    const id = ids[index]
    const above = ids[index - 1]
    return id !== undefined && above !== undefined && byId.get(id)?.inReplyToId === above
  }
  const items = ids.map((id, index): ThreadItem => ({
    id,
    number: index + 1,
    parent: parents.get(id) ?? { kind: 'none' },
    replies: replies.get(id) ?? [],
    joinsPrevious: answers(index),
    joinsNext: answers(index + 1),
    isFocused: id === focus,
  }))
  return {
    ids,
    items,
    focusId: byId.has(focus) ? focus : null,
    focusIndex: ids.indexOf(focus),
    orphanIds: items.filter((item) => item.parent.kind === 'missing').map((item) => item.id),
  }
}

function parentOf(
  row: ThreadRow,
  byId: ReadonlyMap<StatusId, ThreadRow>,
  numbers: ReadonlyMap<StatusId, number>,
): ThreadParent {
  if (row.inReplyToId === null) {
    return row.hasUnavailableParent ? { kind: 'missing', id: null } : { kind: 'none' }
  }
  const parent = row.inReplyToId === row.id ? undefined : byId.get(row.inReplyToId)
  const number = numbers.get(row.inReplyToId)
  if (parent === undefined || number === undefined) return { kind: 'missing', id: row.inReplyToId }
  return { kind: parent.isDeleted ? 'deleted' : 'here', id: parent.id, number }
}
