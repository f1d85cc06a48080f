import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autocompleteQueryAt, wordAtCaret, type SuggestionKind } from './word-at-caret.ts'

const every: readonly SuggestionKind[] = ['people', 'emoji', 'hashtags', 'functions']
const seek = (text: string, caret = text.length) => autocompleteQueryAt(text, caret, every)
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(fc.constantFrom(' ', '\n', '@mi', ':bl', '#wo', '$', '🧶', 'é', '\u00a0'), { maxLength: 9 })
    .map((parts) => parts.join('')),
)
const places = texts.chain((text) =>
  fc.tuple(fc.constant(text), fc.integer({ min: -1, max: text.length + 1 })),
)

describe('the word at the caret', () => {
  it('[EMOJI-11] is sought inside of the word and behind it, and neither before it nor a space later', () => {
    const text = 'say :bl now'
    expect([4, 5, 6, 7, 8].map((caret) => seek(text, caret)?.sought ?? null)).toEqual([
      null,
      'bl',
      'bl',
      'bl',
      null,
    ])
    expect(seek(text, 11)).toBeNull()
  })

  it('[EMOJI-11] is the whole run around the caret, over combining characters and pairs', () => {
    expect(seek('a\n:ne\u0301e\u{1F9F6}o b', 4)).toEqual({
      kind: 'emoji',
      word: ':ne\u0301e\u{1F9F6}o',
      sought: 'ne\u0301e\u{1F9F6}o',
      start: 2,
      end: 10,
    })
  })

  it('[EMOJI-11] a word holds the caret, has no white space, and ends where white space or the text does', () => {
    fc.assert(
      fc.property(places, ([text, caret]) => {
        const found = wordAtCaret(text, caret)
        const before = text[caret - 1]
        const isWord = before !== undefined && caret <= text.length && !/\s/.test(before)
        expect(found !== null).toBe(isWord)
        if (found === null) return
        expect(found.word).toBe(text.slice(found.start, found.end))
        expect(found.word).toMatch(/^\S+$/)
        expect(found.start).toBeLessThan(caret)
        expect(found.end).toBeGreaterThanOrEqual(caret)
        expect(text.slice(0, found.start)).toMatch(/(?:^|\s)$/)
        expect(text.slice(found.end)).toMatch(/^(?:$|\s)/)
      }),
    )
  })

  it('[EMOJI-13] a single character asks for nothing, but for a lone $', () => {
    expect([':', '@', '#', 'b'].map((text) => seek(text))).toEqual([null, null, null, null])
    expect(seek('$')).toMatchObject({ kind: 'functions', sought: '' })
    expect(seek('look: $')).toMatchObject({ kind: 'functions', start: 6 })
  })

  it('a word with what no hashtag can have asks for none', () => {
    expect(['#threads、フ', '#a-b', '#x!'].map((text) => seek(text))).toEqual([null, null, null])
    expect(['#フェリー', '#año_2', '#नमस्ते'].map((text) => seek(text)?.sought)).toEqual([
      'フェリー',
      'año_2',
      'नमस्ते',
    ])
  })

  it('the first character says what is sought, and only what the field completes', () => {
    expect([':b', '@b', '#b', '$b', 'b:b', '(@b'].map((text) => seek(text)?.kind ?? null)).toEqual([
      'emoji',
      'people',
      'hashtags',
      'functions',
      null,
      null,
    ])
    expect(autocompleteQueryAt('@mira', 5, ['emoji'])).toBeNull()
  })
})
