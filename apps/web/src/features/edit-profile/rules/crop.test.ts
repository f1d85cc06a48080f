import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { draggedBy, keptInside, mostZoom, partOf, placedAt, placeOf, wholeView, zoomedBy } from './crop.ts'

const wide = { width: 400, height: 200 }

describe('a part of a picture', () => {
  it('is as large as the picture lets it be, in the middle', () => {
    expect(partOf(wide, 1, wholeView)).toEqual({ x: 100, y: 0, width: 200, height: 200 })
    expect(partOf(wide, 3, wholeView)).toEqual({ x: 0, y: (200 - 400 / 3) / 2, width: 400, height: 400 / 3 })
  })
  it('gets smaller with the zoom, around what was in the middle', () => {
    expect(partOf(wide, 1, zoomedBy(wide, 1, wholeView, 2))).toEqual({
      x: 150,
      y: 50,
      width: 100,
      height: 100,
    })
  })
  it('follows the finger by as much of the picture as is seen', () => {
    const moved = draggedBy(wide, 1, wholeView, { x: 0.25, y: 0.5 })
    expect(partOf(wide, 1, moved)).toEqual({ x: 50, y: 0, width: 200, height: 200 })
    expect(partOf(wide, 1, draggedBy(wide, 1, wholeView, { x: 9, y: 0 })).x).toBe(0)
  })
  it('has places between its ends, and none where there is no way', () => {
    expect(placeOf(wide, 1, wholeView, 'x')).toBe(0.5)
    expect(placeOf(wide, 1, wholeView, 'y')).toBeNull()
    expect(partOf(wide, 1, placedAt(wide, 1, wholeView, 'x', 1)).x).toBe(200)
  })
  it('never leaves the picture and keeps its shape', () => {
    const share = fc.double({ min: -2, max: 3, noNaN: true })
    const size = fc.record({
      width: fc.integer({ min: 1, max: 9000 }),
      height: fc.integer({ min: 1, max: 9000 }),
    })
    fc.assert(
      fc.property(size, share, share, fc.double({ min: 0, max: 20, noNaN: true }), (picture, x, y, zoom) => {
        for (const aspect of [1, 3]) {
          const part = partOf(picture, aspect, { x, y, zoom })
          expect(part.x).toBeGreaterThanOrEqual(0)
          expect(part.y).toBeGreaterThanOrEqual(0)
          expect(part.x + part.width).toBeLessThanOrEqual(picture.width + 1e-6)
          expect(part.y + part.height).toBeLessThanOrEqual(picture.height + 1e-6)
          expect(part.width / part.height).toBeCloseTo(aspect)
        }
      }),
    )
    expect(keptInside(wide, 1, { ...wholeView, zoom: 99 }).zoom).toBe(mostZoom)
  })
})
