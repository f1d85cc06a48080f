import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { functionText, hashtagText, personText, replaceWord, withReplacement } from './replace-word.ts'
import { wordAtCaret } from './word-at-caret.ts'

function replaceAt(text: string, caret: number, chosen: string) {
  const word = wordAtCaret(text, caret)
  if (word === null) throw new Error('no word at the caret')
  const replacement = replaceWord(text, word, chosen)
  return { text: withReplacement(text, replacement), caret: replacement.caret }
}

/** The caret is a bar, before and after. */
function put(marked: string, chosen: string): string {
  const { text, caret } = replaceAt(marked.replace('|', ''), marked.indexOf('|'), chosen)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
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
        const changed = replaceAt(`${before} @xy\n${after}`, `${before} @x`.length, personText('xylo'))
        const upTo = `${before} @xylo `
        expect(changed).toEqual({ text: `${upTo}\n${after}`, caret: upTo.length })
      }),
      { examples: [['|', '']] },
    )
  })
})
