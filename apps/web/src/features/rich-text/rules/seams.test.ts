import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pieces } from './seams.ts'

describe('the seams of a long text', () => {
  test('nothing is lost, and no piece is much longer than 500 characters', () => {
    const unit = fc.constantFrom('a', ' ', '\n', 'ﷺ', 'สวัสดี', '漢', '😀', '\ud800', 'שלום ')
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 3_000 }), (units) => {
        const text = units.join('')
        expect(pieces(text).join('')).toBe(text)
        expect(pieces(text).every((each) => Array.from(each).length <= 581)).toBe(true)
      }),
    )
  })

  test('words stay whole', () => {
    expect(pieces('ferry '.repeat(1_000)).every((each) => /^(?:ferry )+$/.test(each))).toBe(true)
  })

  test('where no word ends, marks stay with their letter, and joined pictures together', () => {
    const towers = pieces(`z${'\u0300\u0316'.repeat(3)}`.repeat(2_000))
    expect(towers.length).toBeGreaterThan(10)
    expect(towers.every((each) => each.startsWith('z'))).toBe(true)
    for (const picture of ['👩‍👩‍👧‍👦', '👩🏽‍🚀', '👍🏽'])
      for (const before of ['', 'a', 'aa', 'aaa', 'aaaa', 'aaaaa']) {
        const [, ...later] = pieces(before + picture.repeat(1_500))
        expect(later.length).toBeGreaterThan(3)
        expect(later.every((each) => each.startsWith(picture))).toBe(true)
      }
  })
})
