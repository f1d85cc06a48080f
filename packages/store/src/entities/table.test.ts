import { describe, expect, test, vi } from 'vitest'
import { createEntityTable } from './table.ts'

interface Row {
  readonly id: string
  readonly text: string
  readonly isFavourited: boolean
  readonly favouritesCount: number
  readonly tags: readonly { name: string }[]
}

const row = (change: Partial<Row> = {}): Row => ({
  id: 'a',
  text: 'hello',
  isFavourited: false,
  favouritesCount: 3,
  tags: [{ name: 'cats' }],
  ...change,
})
const createTable = () => createEntityTable<string, Row>({ isFavourited: 'favouritesCount' })

describe('rows', () => {
  test('an equal row changes nothing and tells nobody', () => {
    const table = createTable()
    table.upsert(row())
    const before = table.get('a')
    const listener = vi.fn()
    table.subscribe('a', listener)
    table.upsert(row())
    expect(table.get('a')).toBe(before)
    expect(listener).not.toHaveBeenCalled()
  })

  test('a changed row is a new object whose unchanged parts are the old ones', () => {
    const table = createTable()
    table.upsert(row())
    const before = table.get('a')
    table.upsert(row({ text: 'edited' }))
    expect(table.get('a')).toMatchObject({ text: 'edited' })
    expect(table.get('a')?.tags).toBe(before?.tags)
  })

  test('a field that the server left out never erases a known one', () => {
    const table = createTable()
    table.upsert(row({ isFavourited: true, tags: [{ name: 'dogs' }] }))
    table.upsert(row({ text: 'edited', isFavourited: false, tags: [] }), ['isFavourited', 'tags'])
    expect(table.get('a')).toMatchObject({ text: 'edited', isFavourited: true, tags: [{ name: 'dogs' }] })
  })

  test('a row of which nothing was known takes the neutral values of absent fields', () => {
    const table = createTable()
    table.upsert(row({ favouritesCount: 0 }), ['favouritesCount'])
    expect(table.get('a')?.favouritesCount).toBe(0)
  })

  test('only those who listen to an id are told, until they stop', () => {
    const table = createTable()
    const a = vi.fn()
    const b = vi.fn()
    const stop = table.subscribe('a', a)
    table.subscribe('b', b)
    table.upsert(row())
    expect([a.mock.calls.length, b.mock.calls.length]).toEqual([1, 0])
    stop()
    table.upsert(row({ text: 'edited' }))
    expect(a).toHaveBeenCalledTimes(1)
  })

  test('the same listener may subscribe twice, and one end leaves the other', () => {
    const table = createTable()
    const listener = vi.fn()
    const stop = table.subscribe('a', listener)
    table.subscribe('a', listener)
    stop()
    stop()
    table.upsert(row())
    expect(listener).toHaveBeenCalledTimes(1)
    expect(table.isInUse('a')).toBe(true)
  })

  test('removing and clearing tell those who listen', () => {
    const table = createTable()
    const listener = vi.fn()
    table.upsert(row())
    table.subscribe('a', listener)
    table.remove('a')
    expect(table.get('a')).toBeUndefined()
    table.upsert(row())
    table.clear()
    expect(table.get('a')).toBeUndefined()
    expect(table.size).toBe(0)
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('keys come with the longest unheard of first', () => {
    const table = createTable()
    for (const id of ['a', 'b', 'c']) table.upsert(row({ id }))
    table.upsert(row({ id: 'a' }))
    expect([...table.keys()]).toEqual(['b', 'c', 'a'])
  })
})

describe('patches', () => {
  test('[POST-17] a patch shows at once and counts', () => {
    const table = createTable()
    table.upsert(row())
    table.patch('a', { isFavourited: true })
    expect(table.get('a')).toMatchObject({ isFavourited: true, favouritesCount: 4 })
    expect(table.getBase('a')).toMatchObject({ isFavourited: false, favouritesCount: 3 })
  })

  test('[POST-17] a poll that already holds my favourite does not count it twice', () => {
    const table = createTable()
    table.upsert(row())
    const patch = table.patch('a', { isFavourited: true })
    const listener = vi.fn()
    table.subscribe('a', listener)
    const shown = table.get('a')
    table.upsert(row({ isFavourited: true, favouritesCount: 4 }))
    patch.drop()
    expect(table.get('a')).toBe(shown)
    expect(listener).not.toHaveBeenCalled()
    expect(shown).toMatchObject({ isFavourited: true, favouritesCount: 4 })
  })

  test('[POST-17] a failure undoes only itself', () => {
    const table = createTable()
    table.upsert(row())
    const favourite = table.patch('a', { isFavourited: true })
    table.patch('a', { text: 'mine' })
    table.upsert(row({ favouritesCount: 9, text: 'theirs' }))
    favourite.drop()
    expect(table.get('a')).toMatchObject({ isFavourited: false, favouritesCount: 9, text: 'mine' })
  })

  test('a settled patch stays, and ending it again does nothing', () => {
    const table = createTable()
    table.upsert(row())
    const patch = table.patch('a', { isFavourited: true })
    patch.settle()
    patch.drop()
    patch.settle()
    expect(table.getBase('a')).toMatchObject({ isFavourited: true, favouritesCount: 4 })
    expect(table.isInUse('a')).toBe(false)
  })

  test('a count never falls below zero', () => {
    const table = createTable()
    table.upsert(row({ isFavourited: true, favouritesCount: 0 }))
    table.patch('a', { isFavourited: false })
    expect(table.get('a')?.favouritesCount).toBe(0)
  })

  test('a patch may be computed from the row of the server', () => {
    const table = createTable()
    table.upsert(row())
    table.patch('a', ({ tags }) => ({ tags: [...tags, { name: 'new' }] }))
    table.upsert(row({ tags: [{ name: 'dogs' }] }))
    expect(table.get('a')?.tags).toEqual([{ name: 'dogs' }, { name: 'new' }])
  })

  test('a patch waits for a row that is not there yet', () => {
    const table = createTable()
    table.patch('a', { isFavourited: true })
    expect(table.get('a')).toBeUndefined()
    table.upsert(row())
    expect(table.get('a')).toMatchObject({ isFavourited: true, favouritesCount: 4 })
  })

  test('reading twice gives the same object while a patch is pending', () => {
    const table = createTable()
    table.upsert(row())
    table.patch('a', ({ tags }) => ({ tags: [...tags] }))
    expect(table.get('a')).toBe(table.get('a'))
  })
})
