import type { VirtuaLayout } from './virtua.ts'

/** Heights of rows in whole pixels, as last measured, by row id. */
export type RowHeights = Map<string, number>

export interface KeyedLayout extends VirtuaLayout {
  getIds(): readonly string[]
  setIds(ids: readonly string[]): void
  /** -1 when the row is not in the list. */
  indexOf(id: string): number
  isMeasured(id: string): boolean
  setSize(id: string, size: number): void
}

/**
 * A vertical list whose heights belong to ids and not to positions, so that any change of order keeps what is known.
 * Heights are rounded up to whole pixels: the page can only be scrolled by whole ones, and a rest would add up.
 */
export function createKeyedLayout(
  initialIds: readonly string[],
  heights: RowHeights,
  estimatedSize: number,
): KeyedLayout {
  let ids = initialIds
  let indexes = indexesOf(ids)
  // offsets[i] is right for every i up to `lastRight`
  let offsets = new Float64Array(ids.length + 1)
  let lastRight = 0

  const sizeAt = (index: number): number => heights.get(ids[index] ?? '') ?? estimatedSize

  const offsetOf = (index: number): number => {
    const wanted = Math.max(0, Math.min(index, ids.length))
    while (lastRight < wanted) {
      offsets[lastRight + 1] = (offsets[lastRight] ?? 0) + sizeAt(lastRight)
      lastRight++
    }
    return offsets[wanted] ?? 0
  }

  /** The last row that starts at or above the offset. */
  const findIndex = (offset: number): number => {
    let low = 0
    let high = ids.length - 1
    let found = 0
    while (low <= high) {
      const middle = (low + high) >> 1
      if (offsetOf(middle) <= offset) {
        found = middle
        low = middle + 1
      } else {
        high = middle - 1
      }
    }
    return found
  }

  const setSize = (id: string, size: number): void => {
    const index = indexes.get(id)
    heights.set(id, Math.ceil(size))
    if (index !== undefined) lastRight = Math.min(lastRight, index)
  }

  return {
    getIds: () => ids,
    setIds: (next) => {
      ids = next
      indexes = indexesOf(next)
      offsets = new Float64Array(next.length + 1)
      lastRight = 0
    },
    indexOf: (id) => indexes.get(id) ?? -1,
    isMeasured: (id) => heights.has(id),
    setSize,
    $getRange: (start, end) => [findIndex(start), findIndex(end)],
    $findIndex: findIndex,
    $getItemOffset: offsetOf,
    $getItemSize: sizeAt,
    $isSizeEqual: (index, size) => {
      const known = heights.get(ids[index] ?? '')
      return size === undefined || size < 0 ? known === undefined : known === Math.ceil(size)
    },
    $setItemSizes: (resizes) => {
      for (const [index, size] of resizes) {
        const id = ids[index]
        if (id !== undefined) setSize(id, size)
      }
    },
    $getTotalSize: () => offsetOf(ids.length),
    $getLength: () => ids.length,
    // Rows come and go by `setIds` alone.
    $setLength: () => {},
    $isEstimating: () => false,
  }
}

function indexesOf(ids: readonly string[]): Map<string, number> {
  return new Map(ids.map((id, index) => [id, index]))
}
