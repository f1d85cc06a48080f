import { describe, expect, it } from 'vitest'
import { placeByKey } from './place-by-key.ts'

describe('keys on a grip', () => {
  const press = (key: string, more: object = {}) => ({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    ...more,
  })
  const place = { index: 1, count: 4, isRightToLeft: false }

  it('go one place on or back, to the ends, and no further', () => {
    const to = (key: string, index = 1) => placeByKey(press(key), { ...place, index })
    expect(['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End'].map((key) => to(key))).toEqual([
      0, 0, 2, 2, 0, 3,
    ])
    expect([to('ArrowLeft', 0), to('ArrowRight', 3)]).toEqual([0, 3])
  })

  it('go the other way sideways where one reads from right to left', () => {
    const to = (key: string) => placeByKey(press(key), { ...place, isRightToLeft: true })
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp'].map(to)).toEqual([2, 0, 0])
  })

  it('are left alone when they mean something else', () => {
    expect(placeByKey(press('Enter'), place)).toBeNull()
    expect(placeByKey(press('ArrowLeft', { altKey: true }), place)).toBeNull()
  })
})
