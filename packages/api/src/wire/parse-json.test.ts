import { describe, expect, test } from 'vitest'
import { deepest, listBounds, textBounds } from './bounds.ts'
import { parseJson } from './parse-json.ts'

const read = (value: unknown) => parseJson(JSON.stringify(value))

describe('what another server sends is bounded at the door', () => {
  test('what is honest comes through as it was sent', () => {
    const honest = {
      id: 'AbC1',
      content: `<p>${'goose '.repeat(2_000)}</p>`,
      display_name: 'Wren 🪶',
      favourites_count: 12,
      poll: { options: [{ title: 'Rye', votes_count: null }], expired: false },
      url: null,
    }
    expect(read(honest)).toEqual(honest)
  })

  test.each(Object.entries(textBounds))('%s', (name, { most, beyond }) => {
    expect(read({ [name]: 'x'.repeat(most) })).toEqual({ [name]: 'x'.repeat(most) })
    const over = read({ [name]: 'x'.repeat(most + 1) })
    expect(over).toEqual(beyond === 'cut' ? { [name]: 'x'.repeat(most) } : {})
  })

  test('names of a million letters are cut, and a handle of a million letters counts as not sent', () => {
    const long = 'x'.repeat(1_000_000)
    const short = 'x'.repeat(1_000)
    const names = { display_name: long, title: long, name: long }
    expect(read({ ...names, acct: long })).toEqual({ display_name: short, title: short, name: short })
  })

  test('marks on one letter are twenty at most, except in the source of a post', () => {
    const tower = (count: number) => `a${'\u0301'.repeat(count)} b`
    expect(read({ title: tower(20), display_name: tower(500) })).toEqual({
      title: tower(20),
      display_name: tower(20),
    })
    expect(read({ text: tower(500) })).toEqual({ text: tower(500) })
    // Thai, Devanagari, Persian and an emoji of joined people are as they were sent.
    const honest = 'ที่นี้ क्ष्म्य می‌خواهم 👩🏽‍❤️‍💋‍👨🏻 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'
    expect(read({ title: honest })).toEqual({ title: honest })
  })

  test('a cut text ends with a whole character', () => {
    const { most } = textBounds['display_name'] ?? { most: 0 }
    const { display_name: name } = read({ display_name: `${'x'.repeat(most - 1)}🪶` }) as Record<
      string,
      string
    >
    expect(name).toBe('x'.repeat(most - 1))
  })

  test.each(Object.entries(listBounds))('of the list %s only so many are taken', (name, most) => {
    const list = Array.from({ length: most + 1 }, (_, index) => index)
    expect((read({ [name]: list }) as Record<string, number[]>)[name]).toEqual(list.slice(0, most))
  })

  test('an address is whole or not there; a picture may be written out in one', () => {
    const long = `https://fen.example/${'a'.repeat(10_000)}`
    const picture = `data:image/png;base64,${'a'.repeat(100_000)}`
    expect(read([{ url: long }, { url: picture }])).toEqual([{}, { url: picture }])
  })

  test('a number is one that can be counted with', () => {
    expect(parseJson('[1e400, -1e400, 3, 1.5]')).toEqual([
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
      3,
      1.5,
    ])
  })

  test('what lies too deep is left out', () => {
    const levels = 5_000
    const answer = parseJson(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`)
    let depth = 0
    for (let at = answer; typeof at === 'object' && at !== null; at = (at as { a?: unknown }).a) depth += 1
    expect(depth).toBe(deepest + 1)
  })

  test('a name that would change what all objects have is left out', () => {
    const answer = parseJson('{"__proto__": {"isAdmin": true}, "id": "1"}') as Record<string, unknown>
    expect(Object.keys(answer)).toEqual(['id'])
    expect(answer['isAdmin']).toBeUndefined()
  })
})
