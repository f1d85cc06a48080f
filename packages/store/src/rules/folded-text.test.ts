import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, hasWholeWord } from './folded-text.ts'

const anyText = fc.string({ unit: 'grapheme' })
const hits = (text: string, word: string) => hasWholeWord(foldText(text), foldText(word))

describe('folding', () => {
  test.each([
    ['Café', 'cafe'],
    ['ŁÓDŹ', 'łodz'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδός'],
    ['ёлка', 'Елка'],
    ['ﬁsh', 'fish'],
    ['ｆｏｏ', 'foo'],
    ['İstanbul', 'istanbul'],
    ['don’t', "don't"],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['two\n  words', 'two words'],
    ['❤️', '❤'],
  ])('%s and %s are the same', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  test.each([
    ['か', 'が'],
    ['и', 'й'],
    ['कि', 'का'],
  ])('%s and %s are different letters', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })

  test('folding a folded text changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = foldText(text)
        expect(foldText(once)).toBe(once)
      }),
    )
  })
})

describe('whole words', () => {
  test.each([
    ['The cat sat.', 'cat'],
    ['cat', 'cat'],
    ['(cat)', 'CAT'],
    ['a new york minute', 'New York'],
    ['Über uns', 'uber'],
    ['C++ again', 'C++'],
    ['snake_case here', 'case'],
    ['concatenate the cat', 'cat'],
    ['今日は東京です', '東京'],
    ['ฉันรักแมวมาก', 'แมว'],
    ['これはGoです', 'Go'],
    ['goal ⚽', '⚽'],
    ['yes⚽️no', '⚽'],
    ['a 👩‍👧 b', '👩‍👧'],
    [':blobcat: hi', ':blobcat:'],
  ])('“%s” contains “%s”', (text, word) => {
    expect(hits(text, word)).toBe(true)
  })

  test.each([
    ['concatenate', 'cat'],
    ['tomcat', 'cat'],
    ['cats', 'cat'],
    ['cat5', 'cat'],
    ['Мои мойки', 'мой'],
    ['किताब', 'क'],
    ['a 👩‍👧 b', '👩'],
    ['a 👩‍👧 b', '👧'],
    ['👍🏽', '👍'],
    ['anything', ''],
    ['', 'cat'],
  ])('“%s” does not contain “%s”', (text, word) => {
    expect(hits(text, word)).toBe(false)
  })

  test('a word between spaces is always found, and only where the text contains it', () => {
    const word = fc
      .string({ unit: fc.constantFrom('a', 'é', 'ß', 'я', '東', 'ก', '9', '⚽', '👩', "'"), minLength: 1 })
      .filter((text) => foldText(text) !== '')
    fc.assert(
      fc.property(word, word, word, (before, wanted, after) => {
        expect(hits(`${before} ${wanted} ${after}`, wanted)).toBe(true)
        const glued = `${before}${wanted}${after}`
        if (hits(glued, wanted)) expect(foldText(glued)).toContain(foldText(wanted))
      }),
    )
  })
})
