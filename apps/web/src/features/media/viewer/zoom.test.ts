import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampScale, keepInside, settledScale, swipeEnd, zoomAt } from './zoom.ts'

describe('[MEDIA-19] the scale of a picture', () => {
  test.each([
    [0.3, 1],
    [1, 1],
    [2, 2],
    [99, 8],
  ])('[MEDIA-19] %d is held at %d', (asked, held) => {
    expect(clampScale(asked)).toBe(held)
  })

  test.each([
    [1, 1],
    [1.19, 1],
    [1.2, 1.2],
    [1.5, 1.5],
  ])('[MEDIA-19] let go at %d it stays at %d', (at, stays) => {
    expect(settledScale(at)).toBe(stays)
  })

  test('what lies under the fingers stays under them', () => {
    fc.assert(
      fc.property(
        fc.record({ x: fc.integer({ min: -400, max: 400 }), y: fc.integer({ min: -300, max: 300 }) }),
        fc.double({ min: 1, max: 4, noNaN: true }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (point, scale, factor) => {
          const lie = { scale, x: 12, y: -7 }
          const next = zoomAt(lie, factor, point)
          const under = (of: typeof lie) => (point.x - of.x) / of.scale
          expect(under(next)).toBeCloseTo(under(lie), 6)
        },
      ),
    )
  })

  test('no edge of a picture comes further in than it must', () => {
    const picture = { width: 600, height: 400 }
    const stage = { width: 1000, height: 700 }
    expect(keepInside({ scale: 1, x: 90, y: -90 }, picture, stage)).toEqual({ scale: 1, x: 0, y: 0 })
    expect(keepInside({ scale: 2, x: 900, y: -900 }, picture, stage)).toEqual({ scale: 2, x: 100, y: -50 })
  })
})

describe('the end of a swipe', () => {
  test.each([
    [-240, 0, 'back'],
    [-250, 0, 'back'],
    [-251, 0, 'left'],
    [260, 90, 'right'],
    [90, 260, 'close'],
    [0, -400, 'back'],
    [0, 100, 'back'],
  ] as const)('[MEDIA-18] %d across and %d down in a window of 1000 px: %s', (x, y, end) => {
    expect(swipeEnd({ x, y }, 1000)).toBe(end)
  })
})
