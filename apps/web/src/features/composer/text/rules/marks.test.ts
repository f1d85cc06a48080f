import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitting, paragraphsOf, runsOf } from './marks.ts'

const accents = (text: string) =>
  runsOf(text, text.length)
    .filter(({ look }) => look === 'accent')
    .map((run) => run.text)
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom('@', '#', 'mira', '.', 'https://', 'fen.example', '/a', ' ', '🧶', ')', '1', '&'),
      {
        maxLength: 14,
      },
    )
    .map((parts) => parts.join('')),
)

describe('what stands out in a text', () => {
  it('people, hashtags and links do, without the mark that ends the sentence', () => {
    expect(accents('ask @mira, @tom@port.example. or (@bo): #wool! see https://fen.example/a_(b).')).toEqual([
      '@mira',
      '@tom@port.example',
      '@bo',
      '#wool',
      'https://fen.example/a_(b',
    ])
  })

  it('addresses of mail, numbers and parts of links do not', () => {
    expect(accents('a@b.example #1 a#b &#39; ##')).toEqual([])
    expect(accents('https://fen.example/@mira#top')).toEqual(['https://fen.example/@mira#top'])
  })

  it('the runs are the paragraph, and what is over begins where the rest no longer fits', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: -3, max: 40 }), (text, fits) => {
        const runs = runsOf(text, fits)
        expect(runs.map((run) => run.text).join('')).toBe(text)
        expect(runs.every((run) => run.text !== '')).toBe(true)
        const over = runs.filter(({ isOver }) => isOver).map((run) => run.text)
        expect(over.join('')).toBe(text.slice(Math.max(0, fits)))
      }),
    )
  })

  it('what does not fit is as much as is too much, and never half a character', () => {
    expect([fitting('abc', null), fitting('abc', 0), fitting('abc', -2), fitting('abc', -9)]).toEqual([
      3, 3, 1, 0,
    ])
    expect(fitting('a🧶b', -2)).toBe(1)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: -50, max: 5 }), (text, left) => {
        const fits = fitting(text, left)
        expect(text.slice(0, fits).isWellFormed()).toBe(text.isWellFormed())
        expect(text.length - fits - Math.min(text.length, Math.max(0, -left))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('paragraphs share what fits; a line break is a character', () => {
    expect(paragraphsOf('ab\n\ncd', 3)).toEqual([
      { text: 'ab', fits: 2 },
      { text: '', fits: 0 },
      { text: 'cd', fits: 0 },
    ])
    expect(paragraphsOf('ab\n\ncd', 5).at(-1)?.fits).toBe(1)
  })
})
