import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRandom, seedFrom } from '../../src/seed/random.ts'

describe('seeded chance', () => {
  it('gives the same numbers for the same seed and others for another', () => {
    const take = (seed: number): number[] => Array.from({ length: 20 }, createRandom(seed).next)
    expect(take(5)).toEqual(take(5))
    expect(take(5)).not.toEqual(take(6))
  })

  it('stays within the bounds it is asked for', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -500, max: 500 }), fc.nat(500), (seed, low, width) => {
        const random = createRandom(seed)
        for (let round = 0; round < 50; round += 1) {
          const value = random.integer(low, low + width)
          expect(value).toBeGreaterThanOrEqual(low)
          expect(value).toBeLessThanOrEqual(low + width)
          expect(Number.isInteger(value)).toBe(true)
        }
      }),
    )
  })

  it('a sample holds different items of the list, as many as asked for or as there are', () => {
    fc.assert(
      fc.property(fc.integer(), fc.uniqueArray(fc.integer()), fc.nat(20), (seed, items, count) => {
        const sample = createRandom(seed).sample(items, count)
        expect(new Set(sample).size).toBe(Math.min(count, items.length))
        expect(items).toEqual(expect.arrayContaining(sample))
      }),
    )
  })

  it('makes a different seed of each name', () => {
    const names = ['quilt', 'quilt-2', 'quilt-3', 'weave', '']
    expect(new Set(names.map(seedFrom)).size).toBe(names.length)
  })
})
