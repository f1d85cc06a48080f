import { describe, expect, test } from 'vitest'
import { textLength } from './text-length.ts'

const akkoma = { unit: 'grapheme', urlLength: null } as const
const mastodon = { unit: 'grapheme', urlLength: 23 } as const
const goToSocial = { unit: 'codePoint', urlLength: null } as const
const flag = '🏴󠁧󠁢󠁳󠁣󠁴󠁿'
const family = '👨‍👩‍👧‍👦'

describe('[COMP-06] a post is as long as its server counts', () => {
  test('Akkoma counts graphemes, and addresses as written', () => {
    expect(textLength(akkoma, flag + family, 'é')).toBe(3)
    expect(textLength(akkoma, 'https://docs.example/abc', '')).toBe(24)
    expect(textLength(akkoma, '@ada@fen.example', '')).toBe(16)
  })

  test('Mastodon counts each address as 23 characters and mentions without their server', () => {
    const long = `https://docs.example/${'a'.repeat(120)}`
    expect(textLength(mastodon, `${'x'.repeat(440)} ${long}`, '')).toBe(464)
    expect(textLength(mastodon, `(${long}). See ${long}?`, 'subject')).toBe(1 + 23 + 2 + 5 + 23 + 1 + 7)
    expect(textLength(mastodon, 'https://a.example/x_(y) http://short.example', '')).toBe(23 + 1 + 23)
    expect(textLength(mastodon, 'Hello @ada@fen.example, @bob', '')).toBe('Hello @ada, @bob'.length)
    expect(textLength(mastodon, flag + family, '')).toBe(2)
    expect(textLength(mastodon, 'http://localhost and mail@fen.example', '')).toBe(37)
  })

  test('a long word after an @ is counted in one pass', () => {
    expect(textLength(mastodon, `@${'a'.repeat(50_000)}`, '')).toBe(50_001)
  })

  test('GoToSocial counts code points', () => {
    expect(textLength(goToSocial, family, '')).toBe(7)
    expect(textLength(goToSocial, '🪿', 'é')).toBe(2)
  })

  test('a length of addresses that cannot be meant ends somewhere', () => {
    expect(textLength({ unit: 'grapheme', urlLength: 1e9 }, 'https://a.example', '')).toBe(1_000)
  })
})
