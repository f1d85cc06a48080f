import { createSizeTree } from './size-tree.ts'

/** Heights of rows in whole pixels, as last measured, by row id. */
export type RowHeights = Map<string, number>

/** Where each row stands, in pixels from the start of the list. */
export type KeyedLayout = ReturnType<typeof createKeyedLayout>

/**
 * A vertical list whose heights belong to ids and not to positions, so that any change of order keeps what is known.
 * Heights are rounded up to whole pixels: the page can only be scrolled by whole ones, and a rest would add up.
 */
export function createKeyedLayout(
  initialIds: readonly string[],
  heights: RowHeights,
  estimatedHeight: number,
) {
  const treeOf = (all: readonly string[]) =>
    createSizeTree(all.map((id) => heights.get(id) ?? estimatedHeight))
  const indexesOf = (all: readonly string[]) => new Map(all.map((id, index) => [id, index]))

  let ids = initialIds
  let indexes = indexesOf(ids)
  let tree = treeOf(ids)
  /** -1 when the row is not in the list. */
  const indexOf = (id: string): number => indexes.get(id) ?? -1

  return {
    getIds: () => ids,
    setIds: (next: readonly string[]): void => {
      ids = next
      indexes = indexesOf(next)
      tree = treeOf(next)
    },
    indexOf,
    isMeasured: (id: string): boolean => heights.has(id),
    /** It was measured, and was as high. */
    hasHeight: (id: string, height: number): boolean => heights.get(id) === Math.ceil(height),
    setHeight: (id: string, height: number): void => {
      const index = indexOf(id)
      if (index >= 0) tree.add(index, Math.ceil(height) - tree.sumBefore(index + 1) + tree.sumBefore(index))
      heights.set(id, Math.ceil(height))
    },
    /** Where the row begins; the end of the list for an index beyond it. */
    offsetAt: (index: number): number => tree.sumBefore(index),
    offsetOf: (id: string): number => tree.sumBefore(indexOf(id)),
    /** The last row that begins at or above the offset; 0 above all of them. */
    indexAt: (offset: number): number => tree.find(offset),
    /** The first row that is not wholly above the offset, or the last row. */
    firstBelow: (offset: number): number => {
      const index = tree.find(offset)
      const isPassed = tree.sumBefore(index + 1) <= offset
      return isPassed && index < ids.length - 1 ? index + 1 : index
    },
    getTotal: (): number => tree.total(),
  }
}
