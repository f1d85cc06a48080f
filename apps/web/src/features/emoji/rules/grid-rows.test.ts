import { describe, expect, test } from 'vitest'

import { layOut, moveIn, rowAt, rowOf, rowsAround } from './grid-rows.ts'

const group = (id: string, count: number) => ({
  id,
  title: id,
  items: Array.from({ length: count }, (_, index) => `${id}${index}`),
})
/** Ten, three and nine cells in rows of four. */
const layout = layOut([group('a', 10), group('b', 3), group('c', 9)], { columns: 4, item: 40, title: 24 })

test('[EMOJI-07] rows are 40 pixels high and titles 24', () => {
  expect(layout.rows.map(({ top, items, first }) => [top, items?.length ?? 'title', first])).toEqual([
    [0, 'title', 0],
    [24, 4, 0],
    [64, 4, 4],
    [104, 2, 8],
    [144, 'title', 10],
    [168, 3, 10],
    [208, 'title', 13],
    [232, 4, 13],
    [272, 4, 17],
    [312, 1, 21],
  ])
  expect([layout.height, layout.count]).toEqual([352, 22])
})

test('[EMOJI-07] 120 pixels around what is seen are there, and no more', () => {
  const many = layOut([group('m', 4000)], { columns: 8, item: 40, title: 24 }).rows
  const [first, last] = rowsAround(many, { top: 8024, height: 240, around: 120 })
  expect([many[first]?.top, many[last]?.top]).toEqual([7904, 8344])
  expect(rowsAround(many, { top: 0, height: 240, around: 120 })[0]).toBe(0)
  expect(rowsAround(many, { top: 99_999, height: 240, around: 120 })[1]).toBe(many.length - 1)
})

test('a row is found by its pixels and by its cells', () => {
  expect([-5, 0, 23, 24, 143, 144, 9999].map((px) => rowAt(layout.rows, px))).toEqual([0, 0, 0, 1, 3, 4, 9])
  expect([0, 3, 4, 9, 10, 12, 13, 21].map((cell) => rowOf(layout.rows, cell))).toEqual([
    1, 1, 2, 3, 5, 5, 7, 9,
  ])
})

describe('keys lead from cell to cell', () => {
  const go = (cell: number, key: string, isRightToLeft = false) =>
    moveIn(layout, cell, { key, isRightToLeft, page: 2 })

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 10],
    ['ArrowRight', 21, 21],
    ['ArrowLeft', 10, 9],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 0, 4],
    // The last row of the group is short: the nearest column, and on from there.
    ['ArrowDown', 7, 9],
    ['ArrowDown', 9, 11],
    ['ArrowDown', 12, 15],
    ['ArrowDown', 20, 21],
    ['ArrowDown', 21, 21],
    ['ArrowUp', 15, 12],
    ['ArrowUp', 2, 2],
    ['PageDown', 1, 9],
    ['PageDown', 18, 21],
    ['PageUp', 12, 6],
    ['PageUp', 1, 1],
    ['Home', 6, 4],
    ['End', 5, 7],
    ['End', 8, 9],
    ['Control+Home', 20, 0],
    ['Control+End', 2, 21],
  ])('%s from %i to %i', (key, from, to) => {
    expect(go(from, key)).toBe(to)
  })

  test('sideways is the other way round where one reads from right to left', () => {
    expect([go(5, 'ArrowLeft', true), go(5, 'ArrowRight', true)]).toEqual([6, 4])
  })

  test('other keys, and a grid without cells, lead nowhere', () => {
    expect(go(3, 'Enter')).toBeNull()
    expect(go(3, 'toString')).toBeNull()
    expect(
      moveIn(layOut([], { columns: 4, item: 40, title: 24 }), 0, {
        key: 'ArrowDown',
        isRightToLeft: false,
        page: 1,
      }),
    ).toBeNull()
  })
})
