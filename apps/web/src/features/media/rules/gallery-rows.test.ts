import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainAttachment as attachment } from '../testing/plain.ts'
import { galleryRows, reservedRatio, rowSizes, scoreOf, shownRows } from './gallery-rows.ts'

const images = (count: number) => Array.from({ length: count }, () => attachment('image'))

describe('rows of a gallery', () => {
  test.each([
    [0, []],
    [1, [1]],
    [2, [2]],
    [3, [3]],
    [4, [2, 2]],
    [5, [3, 2]],
    [6, [3, 3]],
    [7, [3, 2, 2]],
  ])('[MEDIA-03] %i items stand in rows of %j', (count, sizes) => {
    expect(rowSizes(count)).toEqual(sizes)
  })

  test('[MEDIA-03] no row has more than three items, no row but the only one has a lone item, none is lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (count) => {
        const sizes = rowSizes(count)
        expect(sizes.every((size) => size === 2 || size === 3)).toBe(true)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count)
      }),
    )
  })

  test('a player and a file stand alone, pictures around them keep their order', () => {
    const rows = galleryRows([...images(2), attachment('audio'), attachment('video'), attachment('unknown')])
    expect(rows.map(({ kind, items }) => [kind, items.length])).toEqual([
      ['tiles', 2],
      ['audio', 1],
      ['tiles', 1],
      ['file', 1],
    ])
  })

  test('[MEDIA-04] a score of 1 shows everything, above 1 the first rows only', () => {
    const exactly = galleryRows(Array.from({ length: 4 }, () => attachment('audio')))
    expect(scoreOf(exactly)).toBe(1)
    expect(shownRows(exactly)).toHaveLength(4)
    const above = galleryRows([
      ...Array.from({ length: 4 }, () => attachment('audio')),
      attachment('unknown'),
    ])
    expect(scoreOf(above)).toBeGreaterThan(1)
    expect(shownRows(above)).toHaveLength(4)
    expect(shownRows(galleryRows(images(6)))).toHaveLength(2)
    expect(shownRows(galleryRows(images(7)))).toHaveLength(2)
  })
})

describe('room kept before anything has loaded', () => {
  test('the size the server tells, within bounds', () => {
    expect(reservedRatio(attachment('image', { width: 1600, height: 900 }), true)).toBeCloseTo(16 / 9)
    expect(reservedRatio(attachment('image', { width: 100, height: 4000 }), true)).toBe(3 / 4)
    expect(reservedRatio(attachment('image', { width: 4000, height: 10 }), true)).toBe(4)
  })

  test('without a size, or with a size of 0, a fixed guess', () => {
    expect(reservedRatio(attachment('image'), true)).toBe(1)
    expect(reservedRatio(attachment('image', { width: 0, height: 0 }), false)).toBe(1)
  })
})
