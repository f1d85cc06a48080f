import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Mention } from '@skein/api'
import { charactersLeft, initialLanguage, replyPrefill, replySubject } from './text-rules.ts'

const limit = (textLimit: number) => ({
  textLimit,
  textCount: { unit: 'grapheme', urlLength: null } as const,
})
const mention = (id: string, acct: string) => ({ id, acct, username: acct, url: '' }) as Mention

describe('counting', () => {
  it('[COMP-06] characters left are the limit minus text and subject together', () => {
    expect(charactersLeft(limit(5000), 'hello', 'sub')).toBe(4992)
    expect(charactersLeft(limit(5), 'hello', 'sub')).toBe(-3)
  })
  it('[COMP-08] a limit of 0 or less is no limit', () => {
    expect(charactersLeft(limit(0), 'hello', '')).toBeNull()
    expect(charactersLeft(limit(-1), 'hello', '')).toBeNull()
  })
})

describe('replies', () => {
  it('[COMP-38] a reply starts with the author and those mentioned, once each and without oneself', () => {
    const target = {
      account: { id: '1', acct: 'ada@bog' },
      mentions: [mention('2', 'me'), mention('3', 'jun'), mention('1', 'ada@bog'), mention('3', 'jun')],
    }
    expect(replyPrefill(target, '2')).toBe('@ada@bog @jun ')
    expect(replyPrefill({ account: { id: '2', acct: 'me' }, mentions: [] }, '2')).toBe('')
  })
  it('[COMP-38] nobody is mentioned twice, whoever took part', () => {
    const people = fc.array(fc.integer({ min: 1, max: 9 }).map((n) => mention(String(n), `p${n}`)))
    fc.assert(
      fc.property(people, fc.integer({ min: 1, max: 9 }), (mentions, me) => {
        const handles = replyPrefill({ account: { id: '5', acct: 'p5' }, mentions }, String(me))
          .trim()
          .split(/\s+/)
        expect(new Set(handles).size).toBe(handles.length)
        expect(handles).not.toContain(`@p${me}`)
      }),
    )
  })
  it('[COMP-39] noop is empty unless it starts with re, masto keeps it, email prefixes re once', () => {
    expect(replySubject('food', 'noop')).toBe('')
    expect(replySubject('Re: food', 'noop')).toBe('Re: food')
    expect(replySubject('food', 'masto')).toBe('food')
    expect(replySubject('food', 'email')).toBe('re: food')
    expect(replySubject('RE: food', 'email')).toBe('RE: food')
    expect(replySubject('resting', 'email')).toBe('re: resting')
    expect(replySubject('', 'email')).toBe('')
  })
  it('[COMP-37] the language is the copied one, else the chosen one, else that of the interface without region', () => {
    expect(initialLanguage('de', 'fr', 'en-GB')).toBe('de')
    expect(initialLanguage(null, 'fr', 'en-GB')).toBe('fr')
    expect(initialLanguage(null, undefined, 'zh_Hant')).toBe('zh')
  })
})
