import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { settings } from '../settings/list.ts'
import akkomaFe from '../sync/testing/akkoma-fe-profile.json' with { type: 'json' }
import { changesOf } from './changes.ts'
import { effectiveSettings } from '../settings/effective.ts'
import { MAX_SETTINGS_FILE_BYTES } from './form.ts'
import { readFile } from './read.ts'
import { exportFile } from './write.ts'

const fileOf = (content: object, version: unknown = [1, 0]) =>
  JSON.stringify({ ...content, _pleroma_settings_version: version })
const kindOf = (content: object, version?: unknown) => readFile(fileOf(content, version)).kind

describe('the version of a file', () => {
  test('[ERR-46] a major number above 1 is too new, one below 1 too old whatever the minor one is', () => {
    expect(readFile(fileOf({ greentext: true }, [2, 0]))).toEqual({ kind: 'tooNew', version: [2, 0] })
    expect(readFile(fileOf({ greentext: true }, [0, 9]))).toEqual({ kind: 'tooOld', version: [0, 9] })
    expect(kindOf({}, [-1, 0])).toBe('tooOld')
  })

  test('a minor number above 0 is read as any other, and said to be newer (DATA-03)', () => {
    const settings = { greentext: true }
    expect(readFile(fileOf(settings, [1, 1]))).toMatchObject({ kind: 'slightlyNew', settings })
    expect(readFile(fileOf(settings))).toMatchObject({ kind: 'ok', settings })
  })

  test.each([[null], [1], ['1.0'], [[]], [[1]], [[1, 0, 0]], [['1', '0']], [[1.5, 0]], [{ 0: 1, 1: 0 }]])(
    'a file with the version %j has no pair and is invalid (ERR-45)',
    (version) => expect(kindOf({ greentext: true }, version)).toBe('invalid'),
  )

  test.each([
    [''],
    ['{}'],
    ['{"greentext": true}'],
    ['null'],
    ['[]'],
    ['7'],
    ['{'],
    ['greentext: true'],
    ['{"_pleroma_theme_version": 2, "theme": {}}'],
  ])('what is no settings file is invalid: %s (DATA-04)', (text) =>
    expect(readFile(text)).toEqual({ kind: 'invalid' }),
  )
})

describe('what stands in a file', () => {
  test('is settings, and what is unknown of akkoma-fe and of later versions of ours', () => {
    expect(
      readFile(
        fileOf({
          greentext: true,
          widenTimeline: true,
          expertLevel: 1,
          skein: { infiniteScroll: false, knots: 3 },
        }),
      ),
    ).toMatchObject({
      settings: { greentext: true, widenTimeline: true, infiniteScroll: false },
      unknown: { expertLevel: 1 },
      unknownOwn: { knots: 3 },
    })
  })

  test('is all that akkoma-fe has, but for the name and the version of the profile', () => {
    const read = readFile(fileOf(akkomaFe.settings))
    expect(read).toMatchObject({ kind: 'ok' })
    if (!('settings' in read)) return
    const { profile: _, profileVersion: __, ...others } = akkomaFe.settings
    expect({ ...read.settings, ...read.unknown }).toEqual(others)
  })

  test('where a value is none of its setting is named, and nothing is taken (ERR-45)', () => {
    expect(
      readFile(fileOf({ greentext: 'yes', hideNsfw: true, maxThumbnails: {}, expertLevel: 'much' })),
    ).toEqual({ kind: 'unfit', names: ['greentext', 'maxThumbnails'] })
    expect(kindOf({ muteWords: ['tea', 5] })).toBe('unfit')
    expect(kindOf({ notificationVisibility: { likes: 'no' } })).toBe('unfit')
    expect(kindOf({ skein: { infiniteScroll: 1 } })).toBe('unfit')
    expect(readFile(fileOf({ skein: 'dusk' }))).toEqual({ kind: 'unfit', names: ['skein'] })
  })

  test('and chooses nothing is passed over', () => {
    const read = readFile(
      fileOf({ postLanguage: '', interfaceLanguage: null, greentext: null, stopGifs: true }),
    )
    expect(read).toMatchObject({ kind: 'ok', settings: { stopGifs: true } })
  })

  test('keeps the names of other kinds of notifications, and numbers as akkoma-fe writes them', () => {
    const settings = { maxThumbnails: '24', notificationVisibility: { likes: false, hugs: true } }
    expect(readFile(fileOf(settings))).toMatchObject({ kind: 'ok', settings })
  })

  test('never is a prototype', () => {
    const read = readFile(
      '{"_pleroma_settings_version":[1,0],"__proto__":{"greentext":true},"constructor":{"prototype":{"a":1}},' +
        '"highlight":{"__proto__":{"a":1}},"skein":{"__proto__":{"infiniteScroll":false}}}',
    )
    expect(read).toMatchObject({ kind: 'ok', settings: { highlight: {} }, unknown: {}, unknownOwn: {} })
    expect(JSON.stringify(read)).not.toMatch(/proto|constructor/)
  })
})

test('a file of more than 1 MiB is not looked into', () => {
  const long = fileOf({ muteWords: ['a'.repeat(MAX_SETTINGS_FILE_BYTES)] })
  expect(readFile(long)).toEqual({ kind: 'tooLarge' })
})

test('a file that is nothing but depth is invalid', () => {
  const depth = 200_000
  const deep = `{"_pleroma_settings_version":[1,0],"a":${'['.repeat(depth)}${']'.repeat(depth)}}`
  expect(readFile(deep)).toEqual({ kind: 'invalid' })
})

test('words of every script come back as they were', () => {
  const words = fc.array(
    fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('футбол', '日本代表', '🏳️‍🌈', 'naïve', '\ud800')),
  )
  fc.assert(
    fc.property(
      words,
      fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
      (muteWords, others) => {
        const names = new Set<string>([
          ...settings.map(({ name }) => name),
          'profile',
          'profileVersion',
          'skein',
        ])
        const unknown = Object.fromEntries(
          Object.entries(others).filter(
            ([name]) => !names.has(name) && !(name in {}) && name !== 'prototype',
          ),
        )
        const shared = { muteWords, ...unknown }
        const { text } = exportFile({ shared, own: {}, device: {} }, { withTheme: true })
        const read = readFile(text)
        expect(read).toMatchObject({ kind: 'ok', settings: { muteWords }, unknown })
      },
    ),
  )
})

describe('damaged files', () => {
  const whole = exportFile(
    { shared: akkomaFe.settings, own: { infiniteScroll: false }, device: { widenTimeline: true } },
    { withTheme: true },
  ).text
  const damaged = fc
    .array(
      fc.record({
        at: fc.nat(whole.length),
        length: fc.nat(40),
        instead: fc.oneof(
          fc.string({ unit: 'binary', maxLength: 8 }),
          fc.constantFrom('{', '}', '"', 'null', '1e999', '[['),
        ),
      }),
      { minLength: 1, maxLength: 4 },
    )
    .map((damages) =>
      damages.reduce(
        (text, { at, length, instead }) => text.slice(0, at) + instead + text.slice(at + length),
        whole,
      ),
    )
  const other = fc
    .tuple(
      fc.dictionary(
        fc.oneof(fc.constantFrom(...settings.map(({ name }) => name), 'skein', '__proto__'), fc.string()),
        fc.jsonValue(),
      ),
      fc.jsonValue(),
    )
    .map(([content, version]) => fileOf(content, version))
  const now = effectiveSettings({}, {})

  test('are refused, or have nothing but values of their settings, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(damaged, other, fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const read = readFile(text)
        if (!('settings' in read)) return
        expect(changesOf(read, now).filter(({ to }) => to === undefined)).toEqual([])
        const known = new Set<string>(settings.map(({ name }) => name))
        expect(Object.keys(read.settings).filter((name) => !known.has(name))).toEqual([])
        expect(Object.keys(read.unknown).filter((name) => known.has(name))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})
