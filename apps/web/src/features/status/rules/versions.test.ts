import type { StatusVersion } from '@skein/api'
import type { StatusRow } from '@skein/store'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween, completeVersions, hasChanges } from './versions.ts'
import { diffWords, readableParts } from './word-diff.ts'

const untold: StatusVersion = {
  content: null,
  text: null,
  subject: null,
  isSensitive: null,
  createdAt: null,
  attachments: null,
  emojis: null,
  pollOptions: null,
}
const status = {
  content: '<p>now</p>',
  text: 'now',
  subject: 'S',
  isSensitive: true,
  attachments: [],
  emojis: [],
}

describe('versions of a post', () => {
  test('[POST-31] the newest comes first, and what a version does not tell is as the post has it', () => {
    const versions = completeVersions(
      [
        { ...untold, text: 'first', createdAt: '2026-01-01' },
        { ...untold, createdAt: '2026-01-02' },
      ],
      status as unknown as StatusRow,
    )
    expect(versions.map(({ text, createdAt }) => [text, createdAt])).toEqual([
      ['now', '2026-01-02'],
      ['first', '2026-01-01'],
    ])
    expect(versions[1]).toMatchObject({ content: '<p>now</p>', subject: 'S', isSensitive: true })
  })

  test('what changed besides the words is named', () => {
    const [version] = completeVersions([untold], status as unknown as StatusRow)
    if (version === undefined) throw new Error('There is a version')
    expect(hasChanges(changesBetween(version, version))).toBe(false)
    const file = { id: 'f' } as never
    const after = { ...version, attachments: [file], isSensitive: false, subject: '' }
    expect(changesBetween(version, after)).toEqual({
      hasSubject: true,
      hasText: false,
      filesAdded: 1,
      filesRemoved: 0,
      hasPoll: false,
      isSensitive: false,
    })
  })
})

describe('words that changed', () => {
  test('only the words that are others are marked', () => {
    expect(diffWords('the old ferry sails', 'the new ferry sails home')).toEqual([
      { kind: 'same', text: 'the ' },
      { kind: 'removed', text: 'old' },
      { kind: 'added', text: 'new' },
      { kind: 'same', text: ' ferry sails' },
      { kind: 'added', text: ' home' },
    ])
  })

  test('both texts can be read from the difference', () => {
    const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'word', '🪿')).map((parts) => parts.join(''))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after)
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text)
            .join('')
        expect(without('added')).toBe(before)
        expect(without('removed')).toBe(after)
      }),
    )
  })

  test('two long texts that have nothing in common are replaced as a whole', () => {
    const many = (word: string) => Array.from({ length: 5_000 }, (_, index) => `${word}${index}`).join(' ')
    expect(diffWords(many('a'), many('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  })

  test('what went and what came in its place do not run together, within a line and between blocks', () => {
    const readOf = (before: string, after: string) =>
      readableParts(diffWords(before, after))
        .map(({ text }) => text)
        .join('')
    expect(readOf('the old ferry', 'the new ferry')).toBe('the old new ferry')
    expect(readOf('one\n\ntwo', 'one\n\nthree')).toBe('one\n\ntwo three')
    expect(readOf('one', 'one\n\ntwo')).toBe('one\n\ntwo')
    expect(readOf('same', 'same')).toBe('same')
  })
})
