import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AccountId } from '@skein/api'
import { suggestFunctions } from './functions.ts'
import { suggestHashtags } from './hashtags.ts'
import { asksServer, MOST_PEOPLE, suggestPeople } from './people.ts'

const person = (acct: string, displayName = acct, handle = acct) => ({
  id: `id-${acct}` as AccountId,
  acct,
  handle,
  displayName,
})
const handles = (sought: string, ...people: ReturnType<typeof person>[]) =>
  suggestPeople(sought, people).map(({ acct }) => acct)

describe('people', () => {
  it('a host is found in its own letters and in those of its address', () => {
    const ann = person('ann@xn--bcher-kva.example', 'A.', 'ann@🌏bücher.example')
    expect([handles('ann@BÜ', ann), handles('ann@xn', ann), handles('ann@bu', ann)]).toEqual([
      [ann.acct],
      [ann.acct],
      [],
    ])
  })

  it('a handle that begins so counts twice as much as a name, and equals follow the alphabet', () => {
    const people = [
      person('zed', 'Mira the second'),
      person('mirabel', 'Bel'),
      person('mira', 'Mira Okafor'),
      person('Miran', 'Anna'),
      person('tomira', 'Tom'),
    ]
    expect(handles('MIR', ...people)).toEqual(['mira', 'mirabel', 'Miran', 'zed'])
  })

  it('people of other servers are found by their whole handle', () => {
    expect(handles('al@x', person('al@x.example'), person('al'))).toEqual(['al@x.example'])
  })

  it('[EMOJI-15] of 30 people that fit 20 are offered', () => {
    const many = Array.from({ length: 30 }, (_, index) => person(`mira${String(index).padStart(2, '0')}`))
    expect(handles('mira', ...many.toReversed())).toEqual(many.slice(0, 20).map(({ acct }) => acct))
  })

  it('[EMOJI-15] never more than 20, never anybody who does not begin so, never a worse one first', () => {
    const people = fc.array(
      fc.record({ acct: fc.string({ unit: 'grapheme' }), displayName: fc.string({ unit: 'grapheme' }) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(people, fc.constantFrom('', 'a', '.*', '[', '\\', 'É'), (list, sought) => {
        const known = list.map((one) => ({ ...one, id: one.acct as AccountId, handle: one.acct }))
        const found = suggestPeople(sought, known)
        expect(found.length).toBeLessThanOrEqual(MOST_PEOPLE)
        const begins = (text: string) => text.toLowerCase().startsWith(sought.toLowerCase())
        const scores = found.map(
          ({ acct, displayName }) => Number(begins(acct)) * 2 + Number(begins(displayName)),
        )
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
        expect(scores.every((score) => score > 0)).toBe(true)
      }),
    )
  })

  it('[EMOJI-14] the server is asked as long as no server is named', () => {
    expect(['al', 'al@', 'al@x', ''].map(asksServer)).toEqual([true, false, false, false])
  })
})

describe('hashtags', () => {
  it('those the person uses come before those of the server, each once, and not what is written out already', () => {
    expect(suggestHashtags('wo', ['woad', 'Wool', 'ash'], ['wool', 'wo', 'world'])).toEqual([
      'woad',
      'Wool',
      'world',
    ])
  })

  it('at most five', () => {
    const many = Array.from({ length: 9 }, (_, index) => `wool${index}`)
    expect(suggestHashtags('w', many)).toHaveLength(5)
    expect(suggestHashtags('w', many.slice(0, 3), many)).toEqual(many.slice(0, 5))
  })
})

describe('functions', () => {
  it('[EMOJI-13] a lone $ offers all of them, letters narrow them, an open bracket is no letter', () => {
    expect(suggestFunctions('')).toHaveLength(16)
    expect(suggestFunctions('sp')).toEqual(['sparkle', 'spin'])
    expect(suggestFunctions('[X')).toEqual(['x2', 'x3', 'x4'])
    expect(suggestFunctions('.*')).toEqual([])
  })
})
