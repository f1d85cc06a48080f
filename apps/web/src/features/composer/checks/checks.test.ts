import { describe, expect, test } from 'vitest'
import { freshItem, type MediaItem } from '../media/rules/media-item.ts'
import { checksOf, type Parent, type Surroundings } from './checks.ts'

const written = { text: '', subject: '', scope: 'public', isSensitive: false, media: [] } as const
const around: Surroundings = { parent: null, isLocked: false, isSafeDirect: false, left: 10, undescribed: 0 }
const parent: Parent = {
  kind: 'reply',
  scope: 'public',
  people: ['mira', 'jun@kiln.example'],
  isDeleted: false,
  isEditedSince: false,
}
const picture = (description: string): MediaItem => ({
  ...freshItem,
  key: '1',
  name: 'a.png',
  description,
  state: 'ready',
})
const kinds = (change: object, near: Partial<Surroundings> = {}) =>
  checksOf({ ...written, ...change }, { ...around, ...near }).map(({ kind }) => kind)

describe('before a post is sent', () => {
  test('nothing is said while nothing is amiss', () => {
    expect(kinds({ text: 'Herons' })).toEqual([])
    expect(kinds({ text: '@mira @jun@kiln.example yes' }, { parent })).toEqual([])
    expect(kinds({ scope: 'private', text: 'x' }, { isLocked: true })).toEqual([])
  })

  test('[COMP-24] files that would show below a warning are told', () => {
    expect(kinds({ subject: 'food', media: [picture('soup')] })).toEqual(['notSensitive'])
    expect(kinds({ subject: 'food', media: [picture('soup')], isSensitive: true })).toEqual([])
  })

  test('pictures without a description are counted', () => {
    expect(checksOf(written, { ...around, undescribed: 2 })).toEqual([{ kind: 'undescribed', count: 2 }])
  })

  test('[COMP-36] followers only is told while anybody can follow', () => {
    expect(kinds({ scope: 'private', text: 'x' })).toEqual(['notLocked'])
  })

  test('a scope wider than that of the parent is told, with what it should be', () => {
    const near = { ...around, parent: { ...parent, kind: 'quote', scope: 'private' } as const }
    expect(checksOf({ ...written, text: 'look' }, near)).toEqual([{ kind: 'wider', scope: 'private' }])
  })

  test('who was not in the conversation is told by name, and louder where it is a private one', () => {
    const text = '@mira @sol@port.example look'
    expect(checksOf({ ...written, text }, { ...around, parent })).toEqual([
      { kind: 'added', people: ['sol@port.example'] },
    ])
    const direct = { ...parent, scope: 'direct' } as const
    expect(checksOf({ ...written, text, scope: 'direct' }, { ...around, parent: direct })).toEqual([
      { kind: 'third', people: ['sol@port.example'] },
    ])
    const quoted = { ...parent, kind: 'quote' } as const
    expect(kinds({ text }, { parent: quoted })).toEqual([])
  })

  test('a direct post to nobody is told; where such posts reach only the beginning, that counts', () => {
    expect(kinds({ scope: 'direct', text: 'Hello' })).toEqual(['nobody'])
    expect(kinds({ scope: 'direct', text: 'Hello @mira' })).toEqual([])
    expect(kinds({ scope: 'direct', text: 'Hello @mira' }, { isSafeDirect: true })).toEqual(['nobody'])
    expect(kinds({ scope: 'direct', text: '@mira hello' }, { isSafeDirect: true })).toEqual([])
  })

  test('what happened to the parent meanwhile is told', () => {
    expect(kinds({ text: 'x' }, { parent: { ...parent, isEditedSince: true } })).toEqual(['parentEdited'])
    const gone = { ...parent, isDeleted: true, isEditedSince: true }
    expect(kinds({ text: 'x' }, { parent: gone })).toEqual(['parentDeleted'])
  })

  test('[COMP-07] too many characters are counted, before everything else', () => {
    expect(checksOf({ ...written, scope: 'private' }, { ...around, left: -3 })).toEqual([
      { kind: 'tooLong', count: 3 },
      { kind: 'notLocked' },
    ])
  })
})
