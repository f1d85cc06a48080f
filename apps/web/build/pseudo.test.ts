import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'

import { messages } from '../src/i18n/locales/en/index.ts'
import { pseudo } from './pseudo.ts'

test('a text is accented, 40 % longer and in brackets', () => {
  expect(pseudo('No posts yet')).toBe('⟦Ñó þóšţš ýéţ ļóřé⟧')
})

test('arguments and tags stay as they were, and the texts inside of them are texts', () => {
  expect(pseudo('<who>{name}</who> repeated')).toBe('⟦<who>{name}</who> řéþéáţéđ ļóř⟧')
  expect(pseudo('{count, plural, one {# file} other {# files}} of {size, number}')).toBe(
    '⟦{count, plural, one {# ƒíļé ļó} other {# ƒíļéš ļó}} óƒ {size, number} ļ⟧',
  )
})

test('every text of ours stays a valid message with no other arguments', () => {
  const argumentsOf = (text: string) => [...text.matchAll(/\{\w+[,}]|<\/?\w+>/g)].map(String).toSorted()
  const texts = (all: object): string[] =>
    Object.values(all).flatMap((each: unknown) =>
      typeof each === 'string' ? [each] : texts(Object(each) as object),
    )
  const ours = texts(messages)
  expect(ours.length).toBeGreaterThan(500)
  for (const text of ours) {
    expect(() => compile(pseudo(text)), text).not.toThrow()
    expect(argumentsOf(text), text).toEqual(expect.arrayContaining(argumentsOf(pseudo(text))))
  }
})
