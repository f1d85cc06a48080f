import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSizeTree } from './size-tree.ts'

const size = fc.integer({ min: 0, max: 2_000 })
const sum = (sizes: readonly number[]) => sizes.reduce((all, each) => all + each, 0)

/** The last that begins at or before an offset, looked for one by one. */
function found(sizes: readonly number[], offset: number): number {
  const begun = sizes.filter((_, index) => sum(sizes.slice(0, index)) <= offset)
  return Math.max(0, begun.length - 1)
}

describe('sizes in a row', () => {
  it('add up to what adding them one by one gives, after any changes', () => {
    fc.assert(
      fc.property(
        fc.array(size, { maxLength: 70 }),
        fc.array(fc.tuple(fc.nat(69), size)),
        (first, changes) => {
          const sizes = [...first]
          const tree = createSizeTree(sizes)
          for (const [index, next] of changes) {
            const before = sizes[index]
            if (before === undefined) continue
            tree.add(index, next - before)
            sizes[index] = next
          }
          for (let index = 0; index <= sizes.length; index++)
            expect(tree.sumBefore(index)).toBe(sum(sizes.slice(0, index)))
          expect(tree.total()).toBe(sum(sizes))
          for (const offset of [-1, 0, 1, 500, sum(sizes) - 1, sum(sizes), sum(sizes) + 1])
            expect(tree.find(offset)).toBe(found(sizes, offset))
        },
      ),
    )
  })

  it('of none are nothing, and beyond the ends is what is at them', () => {
    const none = createSizeTree([])
    expect([none.total(), none.sumBefore(3), none.find(10)]).toEqual([0, 0, 0])
    const two = createSizeTree([10, 20])
    expect([two.sumBefore(-1), two.sumBefore(9)]).toEqual([0, 30])
  })
})
