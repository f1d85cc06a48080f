import fc from 'fast-check'
import { expect, test } from 'vitest'

import { slimEmoji } from '../../../../build/emoji-data.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { insertEmoji } from './insert-emoji.ts'
import { readBundled } from './read-bundled.ts'
import { addRecent, readRecent } from './recent.ts'
import { searchGroups } from './search.ts'
import { suggestEmoji } from './suggest-emoji.ts'

const custom = (shortcode: string) => ({
  shortcode,
  url: `https://fen.example/${shortcode}.png`,
  tags: ['pack:fen'],
})
const { groups, all } = buildCatalogue({
  bundled: readBundled(await slimEmoji('en')),
  served: null,
  custom: ['goose_hat', 'blobcat', 'mongoose', 'cat'].map(custom),
})
const found = (query: string) =>
  searchGroups(groups, query).flatMap(({ emoji }) => emoji.map(({ text }) => text))

test('a search finds by name, by shortcode and by keyword, the nearest first', () => {
  expect(found('goose')).toEqual(['🪿', ':goose_hat:', ':mongoose:'])
  expect(found('cat').slice(0, 4)).toEqual([':cat:', ':blobcat:', '🐱', '🐈'])
  expect(found('poo').indexOf('💩')).toBeLessThan(found('poo').indexOf('🥄'))
})

test('a search with every word of it, in small letters, with or without colons', () => {
  expect(found('red HEART')[0]).toBe('❤️')
  expect(found(':goose_hat:')).toEqual([':goose_hat:'])
  expect(found('giraffe')).toEqual(['🦒'])
  expect(found('heart giraffe')).toEqual([])
  expect(found('greetings')).toContain('👋')
})

test('a pasted character finds itself, in any tone and spelling', () => {
  expect(found('🪿')).toEqual(['🪿'])
  expect(found('👋🏿')).toEqual(['👋'])
  expect(found('❤')).toEqual(['❤️'])
})

test('signs that mean something elsewhere are only signs', () => {
  expect(found(':+1').at(0)).toBe('👍')
  for (const query of ['(', '[a-', '\\', '*', '^$', '.']) expect(() => found(query)).not.toThrow()
  expect(found('.*')).toEqual([])
})

test('nothing that was looked for is everything; colons alone are nothing', () => {
  expect(searchGroups(groups, '  ')).toBe(groups)
  expect(searchGroups(groups, ':')).toBe(groups)
})

test('[EMOJI-12] of thirty emoji that fit five are suggested', () => {
  const thirty = buildCatalogue({
    bundled: [],
    served: null,
    custom: Array.from({ length: 30 }, (_, index) => custom(`blob_${index}`)),
  })
  expect(suggestEmoji(thirty.all, ':blob')).toHaveLength(5)
})

test('[EMOJI-12] the whole name comes before the server’s own, those before a beginning, the shorter before the longer', () => {
  expect(suggestEmoji(all, ':cat').map(({ text }) => text)).toEqual([':cat:', '🐱', ':blobcat:', '🐈', '😹'])
  expect(suggestEmoji(all, ':+1').map(({ text }) => text)).toEqual(['👍'])
})

test('[EMOJI-12] of many that fit as well those whose names come first are suggested, however they arrive', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'C', '_'), minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 40 }), letters, (names, word) => {
      const many = buildCatalogue({ bundled: [], served: null, custom: names.map(custom) }).all
      const part = word.toLowerCase()
      const fitting = many.filter(({ displayText }) => displayText.toLowerCase().includes(part))
      const nearness = (name: string) =>
        (name === part ? 200 : 0) + (name.startsWith(part) ? 10 : 0) - name.length
      const expected = fitting
        .map(({ displayText }) => nearness(displayText.toLowerCase()))
        .toSorted((a, b) => b - a)
        .slice(0, 5)
      const suggested = suggestEmoji(many, `:${word}`)
      expect(suggested.map(({ displayText }) => nearness(displayText.toLowerCase()))).toEqual(expected)
      // Where two are as near, that of the catalogue's order is first.
      const places = suggested.map((emoji) => many.indexOf(emoji))
      const isTie = (at: number) => expected[at] === expected[at - 1]
      expect(places.every((place, at) => at === 0 || !isTie(at) || place > (places[at - 1] ?? 0))).toBe(true)
    }),
  )
})

test('[EMOJI-13] a colon alone suggests nothing, nor does a word without one', () => {
  expect(suggestEmoji(all, ':')).toEqual([])
  expect(suggestEmoji(all, 'cat')).toEqual([])
  expect(suggestEmoji(all, '')).toEqual([])
  expect(suggestEmoji(all, ':c')).toHaveLength(5)
})

test('[EMOJI-08] of 43 emoji that were used 42 are kept, the newest first and each once', () => {
  const codes = Array.from({ length: 43 }, (_, index) => `:e${index}:`)
  const kept = codes.reduce<readonly string[]>(addRecent, [])
  expect(kept).toHaveLength(42)
  expect([kept[0], kept[41]]).toEqual([':e42:', ':e1:'])
  expect(addRecent(kept, ':e7:').slice(0, 2)).toEqual([':e7:', ':e42:'])
  expect(addRecent(kept, ':e7:')).toHaveLength(42)
})

test('[EMOJI-09] what is of other servers, or no emoji at all, is not kept', () => {
  const kept = ['👋🏽', ':bee:']
  for (const entry of ['a@b', ':a@b:', null, {}, 7, '', 'word', ':', '::', ': :', ':a b:', undefined, ['👋']])
    expect(addRecent(kept, entry)).toBe(kept)
  expect(readRecent([null, ':a@b:', ':bee:', {}, '❤️', ':bee:', 'x'])).toEqual([':bee:', '❤️'])
  for (const stored of [null, {}, 'x', 7]) expect(readRecent(stored)).toEqual([])
})

const put = (text: string, isPadded = true, emoji = ':bee:') => {
  const caret = text.indexOf('|')
  const put = insertEmoji({ text: text.replace('|', ''), start: caret, end: caret, emoji, isPadded })
  return `${put.text.slice(0, put.caret)}|${put.text.slice(put.caret)}`
}

test('[EMOJI-04] an emoji stands at the caret with spaces around it, where none are and at the start of the text', () => {
  expect(put('|')).toBe(':bee: |')
  expect(put('Hi|')).toBe('Hi :bee: |')
  expect(put('Hi |')).toBe('Hi :bee: |')
  expect(put('Hi|there')).toBe('Hi :bee: |there')
  expect(put('Hi | there')).toBe('Hi :bee:| there')
  expect(put('Hi\n|\nthere')).toBe('Hi\n:bee:|\nthere')
  expect(put('Hi|there', false)).toBe('Hi:bee:|there')
})

test('[EMOJI-04] what is marked makes room for it', () => {
  expect(insertEmoji({ text: 'a bad word', start: 2, end: 5, emoji: '🪿', isPadded: true })).toEqual({
    text: 'a 🪿 word',
    caret: 4,
  })
})
