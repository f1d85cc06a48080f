import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { functionText, hashtagText, personText, replaceWord, withReplacement } from './replace-word.ts'
import { wordAtCaret } from './word-at-caret.ts'

function put(marked: string, chosen: string): string {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const word = wordAtCaret(text, caret)
  if (word === null) throw new Error('no word at the caret')
  const replacement = replaceWord(text, word, chosen)
  const after = withReplacement(text, replacement)
  return `${after.slice(0, replacement.caret)}|${after.slice(replacement.caret)}`
}

describe('what was chosen takes the place of the word', () => {
  it('with a space behind it, and the caret behind that', () => {
    expect(put('hello @mi|', personText('mira@fen.example'))).toBe('hello @mira@fen.example |')
    expect(put('#wo|\nnext', hashtagText('wool'))).toBe('#wool |\nnext')
    expect(put('a :b|l now', ':blobcat: ')).toBe('a :blobcat: |now')
    expect(put(':cat|', '🐈')).toBe('🐈|')
  })

  it('the text of a function goes inside of it', () => {
    expect(put('so $sp| now', functionText('spin'))).toBe('so $[spin |] now')
  })

  it('everything around the word stays as it is', () => {
    const part = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/\s/g, ''))
    fc.assert(
      fc.property(part, part, (before, after) => {
        expect(put(`${before} @x|y\n${after}`, personText('xylo'))).toBe(`${before} @xylo |\n${after}`)
      }),
    )
  })
})
