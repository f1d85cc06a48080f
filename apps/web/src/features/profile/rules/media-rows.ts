import type { StatusId } from '@skein/api'
import type { TimelineGap, TimelineRow } from '@skein/store'

/** Tiles side by side, at every width. */
export const mediaColumns = 3

/** One attachment of a post, by its place there. */
export interface MediaTile {
  readonly statusId: StatusId
  readonly index: number
}

export type MediaRow =
  | {
      readonly kind: 'tiles'
      readonly key: string
      readonly tiles: readonly MediaTile[]
      /** Posts above its first tile. */
      readonly depth: number
    }
  | { readonly kind: 'gap'; readonly key: string; readonly gap: TimelineGap }

const keyOf = ({ statusId, index }: MediaTile) => `${statusId} ${index}`

/**
 * The media of posts in rows of a grid; what may be missing between posts ends a row.
 * @param countOf how many attachments a post has
 * @param starts keys of rows that were shown: they begin with the same tile, whatever came or went above them
 */
export function mediaRows(
  rows: readonly TimelineRow[],
  countOf: (statusId: StatusId) => number,
  starts: ReadonlySet<string> = new Set(),
): readonly MediaRow[] {
  const all: MediaRow[] = []
  let tiles: (MediaTile & { readonly depth: number })[] = []
  const end = () => {
    const [first] = tiles
    if (first !== undefined)
      all.push({
        kind: 'tiles',
        key: keyOf(first),
        tiles: tiles.map(({ statusId, index }) => ({ statusId, index })),
        depth: first.depth,
      })
    tiles = []
  }
  for (const [depth, row] of rows.entries()) {
    if (row.kind === 'gap') {
      end()
      all.push({ kind: 'gap', key: row.key, gap: row.gap })
      continue
    }
    const { statusId } = row.entry
    for (let index = 0; index < countOf(statusId); index++) {
      if (starts.has(keyOf({ statusId, index }))) end()
      tiles.push({ statusId, index, depth })
      if (tiles.length === mediaColumns) end()
    }
  }
  end()
  return all
}
