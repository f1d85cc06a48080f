import { createSizeTree } from './size-tree.ts'

/** Heights of rows in whole pixels, as last measured, by row id. */
export type RowHeights = Map<string, number>

/** Where each row stands, in pixels from the start of the list. */
export interface KeyedLayout {
  getIds(): readonly string[]
  setIds(ids: readonly string[]): void
  /** -1 when the row is not in the list. */
  indexOf(id: string): number
  isMeasured(id: string): boolean
  /** It was measured, and was as high. */
  hasHeight(id: string, height: number): boolean
  setHeight(id: string, height: number): void
  /** Where the row begins; the end of the list for an index beyond it. */
  offsetAt(index: number): number
  offsetOf(id: string): number
  /** The last row that begins at or above the offset; 0 above all of them. */
  indexAt(offset: number): number
  /** The first row that is not wholly above the offset, or the last row. */
  firstBelow(offset: number): number
  getTotal(): number
}

/**
 * A vertical list whose heights belong to ids and not to positions, so that any change of order keeps what is known.
 * Heights are rounded up to whole pixels: the page can only be scrolled by whole ones, and a rest would add up.
 */
export function createKeyedLayout(
  initialIds: readonly string[],
  heights: RowHeights,
  estimatedHeight: number,
): KeyedLayout {
  const treeOf = (all: readonly string[]) =>
    createSizeTree(all.map((id) => heights.get(id) ?? estimatedHeight))
  const indexesOf = (all: readonly string[]) => new Map(all.map((id, index) => [id, index]))

  let ids = initialIds
  let indexes = indexesOf(ids)
  let tree = treeOf(ids)
  const indexOf = (id: string): number => indexes.get(id) ?? -1

  return {
    getIds: () => ids,
    setIds: (next) => {
      ids = next
      indexes = indexesOf(next)
      tree = treeOf(next)
    },
    indexOf,
    isMeasured: (id) => heights.has(id),
    hasHeight: (id, height) => heights.get(id) === Math.ceil(height),
    setHeight: (id, height) => {
      const index = indexOf(id)
      if (index >= 0) tree.add(index, Math.ceil(height) - tree.sumBefore(index + 1) + tree.sumBefore(index))
      heights.set(id, Math.ceil(height))
    },
    offsetAt: (index) => tree.sumBefore(index),
    offsetOf: (id) => tree.sumBefore(indexOf(id)),
    indexAt: (offset) => tree.find(offset),
    firstBelow: (offset) => {
      const index = tree.find(offset)
      const isPassed = tree.sumBefore(index + 1) <= offset
      return isPassed && index < ids.length - 1 ? index + 1 : index
    },
    getTotal: () => tree.total(),
  }
}
