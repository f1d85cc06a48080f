import type { List } from '@skein/api'

/** The newest first, whatever order a server has. Ids grow: of two, the longer is the newer. */
export function newestFirst(lists: readonly List[]): List[] {
  return lists.toSorted(({ id: a }, { id: b }) => {
    if (a.length !== b.length) return b.length - a.length
    return a < b ? 1 : a > b ? -1 : 0
  })
}
