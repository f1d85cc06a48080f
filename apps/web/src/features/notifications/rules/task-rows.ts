import type { NotificationId } from '@skein/api'

import type { PostGroup, Tasks } from './tasks.ts'

export type TaskSection = 'toAnswer' | 'posts' | 'other'

/** One row of the list of things to do. */
export type TaskRow = {
  /** Its name in the list: of a notification its id. */
  readonly key: string
  /** The row begins a section: its name, and how many rows it has. */
  readonly section: { readonly name: TaskSection; readonly count: number } | null
} & (
  | { readonly kind: 'item'; readonly id: NotificationId }
  | { readonly kind: 'post'; readonly group: PostGroup }
  | { readonly kind: 'fold'; readonly groups: readonly PostGroup[] }
)

/** What comes before the first row of each section and nowhere else. */
function section<Row extends object>(name: TaskSection, rows: readonly Row[]) {
  return rows.map((row, index) => ({ ...row, section: index === 0 ? { name, count: rows.length } : null }))
}

const items = (ids: readonly NotificationId[]) => ids.map((id) => ({ kind: 'item' as const, key: id, id }))
const posts = (groups: readonly PostGroup[]) =>
  groups.map((group) => ({ kind: 'post' as const, key: `post ${group.statusId}`, group }))

/** Things to do as one list of rows: each section in its order, then what is folded away. */
export function taskRowsOf(tasks: Tasks, isOlderOpen: boolean): readonly TaskRow[] {
  const fold = { kind: 'fold' as const, key: 'older', groups: tasks.older, section: null }
  return [
    ...section('toAnswer', items(tasks.toAnswer)),
    ...section('posts', posts(tasks.posts)),
    ...section('other', items(tasks.other)),
    ...(tasks.older.length > 0 ? [fold] : []),
    ...(isOlderOpen ? posts(tasks.older).map((row) => ({ ...row, section: null })) : []),
  ]
}

/** The notifications in a row. */
export function idsIn(row: TaskRow): readonly NotificationId[] {
  if (row.kind === 'item') return [row.id]
  return row.kind === 'post' ? row.group.ids : []
}
