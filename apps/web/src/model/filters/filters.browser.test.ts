import { beforeEach, describe, expect, test, vi } from 'vitest'

import { alone } from '../../lib/alone.ts'
import { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import {
  filterHome,
  loadFilters,
  removeFilter,
  saveFilter,
  syncFilters,
  type FilterContent,
} from '../filter-changes.ts'
import { endSession } from '../session.ts'
import { keepSettings } from '../sync/testing/settings-server.ts'
import { changeInstance } from '../testing/change-instance.ts'
import {
  getActiveFilters,
  getKeptOwn,
  getListedFilters,
  getServerFilters,
  readFiltersAgain,
  type KeptFilter,
} from './store.ts'
import { ferry, wireFilter } from './testing/samples.ts'

const hourMs = 3_600_000
const server = { current: new FakeServer() }
const ofServer = () => getServerFilters().filters
const ofOwn = () => Object.values(getKeptOwn().filters).flatMap(({ filter }) => filter ?? [])
const inForce = () => getActiveFilters().byPlace.home.length
const kept = (id: string): KeptFilter => {
  const found = ofServer().find((each) => each.id === id)
  if (found !== undefined) return { ...found, keptBy: 'server', isExpired: false }
  const own = ofOwn().find((each) => each.id === id)
  if (own === undefined) throw new Error(`no filter ${id}`)
  return { ...own, keptBy: 'own', isExpired: false }
}
const refusal = () => Response.json({ error: 'Phrase is too long' }, { status: 422 })

beforeEach(async () => {
  server.current = freshWorld()
  changeInstance({ capabilities: { settingsProfiles: true } })
  await signIn(server.current)
  readFiltersAgain()
})

describe('where a filter is kept', () => {
  test.each<[string, Partial<FilterContent>]>([
    ['several terms', { terms: [...ferry.terms, { kind: 'hashtag', name: 'x' }] }],
    ['a hashtag', { terms: [{ kind: 'hashtag', name: 'x' }] }],
    ['a warning', { effect: 'warn' }],
    ['hiding, which Akkoma would do with the phrase as a regular expression', { effect: 'hide' }],
    ['profiles', { places: ['home', 'account'] }],
    ['a pause', { isPaused: true }],
    ['words of a content warning', { terms: [{ kind: 'warning', text: 'food' }] }],
    ['a rule for content warnings', { terms: [{ kind: 'warning', text: 'food' }], effect: 'open' }],
  ])('with %s: with the account, or on the device where the server has no store', (_what, change) => {
    expect(filterHome(ferry)).toBe('server')
    expect(filterHome({ ...ferry, ...change })).toBe('account')
    changeInstance({ capabilities: { settingsProfiles: false } })
    expect(filterHome({ ...ferry, ...change })).toBe('device')
  })

  const page = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  test.each<[string, () => Response]>([
    ['404', () => Response.json({ error: 'Not implemented' }, { status: 404 })],
    ['403', () => Response.json({ error: 'Not allowed' }, { status: 403 })],
    ['410', () => Response.json({}, { status: 410 })],
    ['a page', page],
  ])('a server that answers %s keeps none', async (_what, reply) => {
    server.current.on('GET /api/v1/filters', reply)
    await loadFilters()
    expect(filterHome(ferry)).toBe('account')
    await saveFilter(ferry)
    expect(server.current.changes).toEqual([])
    expect(ofOwn()).toHaveLength(1)
  })

  test('a page instead of the list leaves the known filters in force', async () => {
    server.current.on('GET /api/v1/filters', [wireFilter('1')])
    await loadFilters()
    server.current.on('GET /api/v1/filters', page)
    await loadFilters()
    expect(inForce()).toBe(1)
  })
})

describe('filters of the server', () => {
  test('are read, applied and known at the next start, and gone after signing out', async () => {
    server.current.on('GET /api/v1/filters', [wireFilter('1'), wireFilter('2', { phrase: '' })])
    await loadFilters()
    expect(ofServer().map(({ id }) => id)).toEqual(['server:1'])
    expect(inForce()).toBe(1)
    readFiltersAgain()
    expect(inForce()).toBe(1)
    endSession('left')
    expect(inForce()).toBe(0)
    expect(Object.keys(localStorage).filter((key) => key.includes('.filters'))).toEqual([])
  })

  test.each([401, 429, 503])('stay as they were where the server answers %i', async (status) => {
    server.current.on('GET /api/v1/filters', [wireFilter('1')])
    await loadFilters()
    server.current.on('GET /api/v1/filters', () => Response.json({ error: 'Not now' }, { status }))
    await expect(loadFilters()).rejects.toThrow()
    expect(inForce()).toBe(1)
    expect(filterHome(ferry)).toBe('server')
  })

  test('a new one shows at once and has the server’s id afterwards', async () => {
    let answer: (value: unknown) => void = () => undefined
    server.current.on('POST /api/v1/filters', () => new Promise((resolve) => (answer = resolve)))
    const saved = saveFilter({ ...ferry, expiresAt: Date.now() + hourMs })
    await expect.poll(inForce).toBe(1)
    await expect.poll(() => server.current.changes).toEqual(['POST /api/v1/filters'])
    const { expires_in: expiresIn, ...body } = JSON.parse(server.current.last().body) as {
      expires_in: number
    }
    expect(body).toEqual({ phrase: 'ferry', context: ['home'], whole_word: true, irreversible: false })
    expect(Math.abs(expiresIn - 3_600)).toBeLessThanOrEqual(60)
    answer(wireFilter('7'))
    expect(await saved).toBe('server:7')
    expect(ofServer()).toEqual([{ ...ferry, id: 'server:7' }])
  })

  test('a refused one is off the list again, with the server’s words', async () => {
    server.current.on('POST /api/v1/filters', refusal)
    await expect(saveFilter(ferry)).rejects.toMatchObject({ serverMessage: 'Phrase is too long' })
    expect(ofServer()).toEqual([])
    expect(inForce()).toBe(0)
  })

  test('a change keeps the expiry unless that changes; a refused one is undone', async () => {
    const expiresAt = Date.now() + hourMs
    const date = new Date(expiresAt).toISOString()
    server.current.on('GET /api/v1/filters', [wireFilter('1', { expires_at: date })])
    await loadFilters()
    server.current.on('PUT /api/v1/filters/1', wireFilter('1', { expires_at: date, context: ['public'] }))
    const before = kept('server:1')
    await saveFilter({ ...ferry, places: ['public'], expiresAt: before.expiresAt }, before)
    expect(server.current.last().body).not.toContain('expires_in')
    expect(kept('server:1').places).toEqual(['public'])
    server.current.on('PUT /api/v1/filters/1', refusal)
    await expect(saveFilter({ ...ferry, expiresAt: before.expiresAt }, kept('server:1'))).rejects.toThrow()
    expect(kept('server:1').places).toEqual(['public'])
  })

  test('one that is to last is made again, since the server cannot remove an expiry', async () => {
    server.current.on('GET /api/v1/filters', [
      wireFilter('1', { expires_at: new Date(Date.now() + hourMs).toISOString() }),
    ])
    await loadFilters()
    server.current.on('POST /api/v1/filters', wireFilter('2'))
    server.current.on('DELETE /api/v1/filters/1', {})
    await saveFilter(ferry, kept('server:1'))
    expect(server.current.changes).toEqual(['POST /api/v1/filters', 'DELETE /api/v1/filters/1'])
    expect(ofServer().map(({ id }) => id)).toEqual(['server:2'])
  })

  test('a paused one moves to the account, and back to the server when it is resumed', async () => {
    server.current.on('GET /api/v1/filters', [wireFilter('1')])
    await loadFilters()
    server.current.on('DELETE /api/v1/filters/1', {})
    const paused = await saveFilter({ ...ferry, isPaused: true }, kept('server:1'))
    expect(ofServer()).toEqual([])
    expect(inForce()).toBe(0)
    server.current.on('POST /api/v1/filters', wireFilter('3'))
    expect(await saveFilter(ferry, kept(paused))).toBe('server:3')
    expect(ofOwn()).toEqual([])
    expect(inForce()).toBe(1)
  })

  test('one that cannot be removed from the server stays there alone', async () => {
    server.current.on('GET /api/v1/filters', [wireFilter('1')])
    await loadFilters()
    server.current.on('DELETE /api/v1/filters/1', refusal)
    await expect(saveFilter({ ...ferry, isPaused: true }, kept('server:1'))).rejects.toThrow()
    expect([ofServer().length, ofOwn().length]).toEqual([1, 0])
    await expect(removeFilter(kept('server:1'))).rejects.toThrow()
    expect(ofServer()).toHaveLength(1)
    server.current.on('DELETE /api/v1/filters/1', () =>
      Response.json({ error: 'Record not found' }, { status: 404 }),
    )
    await removeFilter(kept('server:1'))
    expect(ofServer()).toEqual([])
  })

  test('a change waits for a list that was asked for before, which does not undo it', async () => {
    let answer: (value: unknown) => void = () => undefined
    server.current.on('GET /api/v1/filters', () => new Promise((resolve) => (answer = resolve)))
    const loaded = loadFilters()
    await expect.poll(() => server.current.calls.length).toBe(1)
    server.current.on('POST /api/v1/filters', wireFilter('5'))
    const saved = saveFilter(ferry)
    answer([])
    await Promise.all([loaded, saved])
    expect(ofServer().map(({ id }) => id)).toEqual(['server:5'])
  })

  test('one that hides there is shown so, becomes one that folds, or moves to the account', async () => {
    server.current.on('GET /api/v1/filters', [wireFilter('1', { irreversible: true }), wireFilter('2')])
    await loadFilters()
    expect(kept('server:1').effect).toBe('hide')
    server.current.on('PUT /api/v1/filters/1', wireFilter('1'))
    await saveFilter(ferry, kept('server:1'))
    expect(JSON.parse(server.current.last().body)).toMatchObject({ irreversible: false })
    expect(kept('server:1').effect).toBe('fold')
    server.current.on('DELETE /api/v1/filters/1', {})
    const id = await saveFilter({ ...ferry, effect: 'hide' }, kept('server:1'))
    expect(ofServer().map((each) => each.id)).toEqual(['server:2'])
    expect(kept(id)).toMatchObject({ keptBy: 'own', effect: 'hide' })
  })
})

describe('one change after the other', () => {
  test('one whose filter is gone by then makes a new one and deletes nothing', async () => {
    server.current.on('GET /api/v1/filters', [wireFilter('1')])
    await loadFilters()
    const before = kept('server:1')
    server.current.on('DELETE /api/v1/filters/1', {})
    const removed = removeFilter(before)
    const saved = saveFilter({ ...ferry, isPaused: true }, before)
    await removed
    expect(kept(await saved)).toMatchObject({ keptBy: 'own', isPaused: true })
    await removeFilter(before)
    expect(server.current.changes).toEqual(['DELETE /api/v1/filters/1'])
  })

  test('one that waited for its turn does nothing for another account', async () => {
    const turn = Promise.withResolvers<undefined>()
    const blocked = alone('server-filters id-wren', () => turn.promise)
    const asked = [saveFilter(ferry), saveFilter({ ...ferry, isPaused: true }), loadFilters()]
    const ends = Promise.allSettled(asked)
    await signIn(server.current, 'mira')
    turn.resolve(undefined)
    await blocked
    expect(await ends).toEqual(
      asked.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ kind: 'aborted' }) as unknown,
      })),
    )
    expect(server.current.calls).toEqual([])
    expect([...ofServer(), ...ofOwn()]).toEqual([])
  })

  test('one begins with what another tab has kept', async () => {
    server.current.on('GET /api/v1/filters', [wireFilter('1')])
    await loadFilters()
    const key = Object.keys(localStorage).find((each) => /\.filters.*server/.test(each)) ?? ''
    const before = localStorage.getItem(key) ?? ''
    server.current.on('GET /api/v1/filters', [wireFilter('1'), wireFilter('2')])
    await loadFilters()
    const after = localStorage.getItem(key) ?? ''
    localStorage.setItem(key, before)
    readFiltersAgain()
    // The other tab.
    localStorage.setItem(key, after)
    server.current.on('POST /api/v1/filters', wireFilter('3'))
    await saveFilter(ferry)
    expect(ofServer().map(({ id }) => id)).toEqual(['server:1', 'server:2', 'server:3'])
  })
})

describe('an id that the server uses again', () => {
  const expired = wireFilter('1', { expires_at: new Date(Date.now() - hourMs).toISOString() })
  const listed = () => getListedFilters().map(({ id, isExpired }) => [id, isExpired])
  const expire = async () => {
    server.current.on('GET /api/v1/filters', [expired])
    await loadFilters()
    expect(listed()).toEqual([['server:1', true]])
  }
  const changes = () => server.current.changes

  test('an expired filter that is saved again is created, and nothing is deleted', async () => {
    await expire()
    server.current.on('POST /api/v1/filters', refusal)
    await expect(saveFilter(ferry, kept('server:1'))).rejects.toThrow()
    expect(listed()).toEqual([['server:1', true]])
    let answer: (value: unknown) => void = () => undefined
    server.current.on('POST /api/v1/filters', () => new Promise((resolve) => (answer = resolve)))
    const saved = saveFilter(ferry, kept('server:1'))
    await expect.poll(() => changes().length).toBe(2)
    expect(listed()).toEqual([[expect.stringContaining('new'), false]])
    answer(wireFilter('1'))
    expect(await saved).toBe('server:1')
    expect(listed()).toEqual([['server:1', false]])
    expect(changes()).toEqual(['POST /api/v1/filters', 'POST /api/v1/filters'])
  })

  test('an expired filter is removed, or moved to the account, without a request', async () => {
    await expire()
    await removeFilter(kept('server:1'))
    expect(listed()).toEqual([])
    await expire()
    const id = await saveFilter({ ...ferry, effect: 'warn' }, kept('server:1'))
    expect(listed()).toEqual([[id, false]])
    expect(changes()).toEqual([])
  })

  test.each(['1', '2'])(
    'a change of a deleted filter creates it, with the id %s, and deletes nothing',
    async (id) => {
      server.current.on('GET /api/v1/filters', [wireFilter('1')])
      await loadFilters()
      server.current.on('PUT /api/v1/filters/1', () => Response.json({ error: 'not found' }, { status: 404 }))
      server.current.on('POST /api/v1/filters', wireFilter(id, { context: ['public'] }))
      expect(await saveFilter({ ...ferry, places: ['public'] }, kept('server:1'))).toBe(`server:${id}`)
      expect(ofServer()).toEqual([{ ...ferry, places: ['public'], id: `server:${id}` }])
      expect(changes()).toEqual(['PUT /api/v1/filters/1', 'POST /api/v1/filters'])
    },
  )

  test('a filter that is made to last and has the same id afterwards is not deleted', async () => {
    const date = new Date(Date.now() + hourMs).toISOString()
    server.current.on('GET /api/v1/filters', [wireFilter('1', { expires_at: date })])
    await loadFilters()
    server.current.on('POST /api/v1/filters', wireFilter('1'))
    await saveFilter(ferry, kept('server:1'))
    expect(ofServer()).toEqual([{ ...ferry, id: 'server:1' }])
    expect(changes()).toEqual(['POST /api/v1/filters'])
  })

  test.each([
    ['a new one', () => saveFilter(ferry)],
    ['a list', () => loadFilters()],
  ])('%s with the id of an expired one replaces it, which cannot delete it', async (_what, act) => {
    await expire()
    const before = kept('server:1')
    server.current.on('GET /api/v1/filters', [wireFilter('1')])
    server.current.on('POST /api/v1/filters', wireFilter('1'))
    await act()
    expect(listed()).toEqual([['server:1', false]])
    await removeFilter({ ...before, isExpired: true })
    expect(listed()).toEqual([['server:1', false]])
    expect(changes().filter((each) => each.startsWith('DELETE'))).toEqual([])
  })
})

test('an expired filter stops at once, and is listed for a week', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  try {
    const expiresAt = Date.now() + hourMs
    server.current.on('GET /api/v1/filters', [
      wireFilter('1', { expires_at: new Date(expiresAt).toISOString() }),
    ])
    await loadFilters()
    expect(inForce()).toBe(1)
    vi.advanceTimersByTime(hourMs + 1)
    expect(inForce()).toBe(0)
    // Akkoma deletes it.
    server.current.on('GET /api/v1/filters', [])
    await loadFilters()
    expect(ofServer()).toHaveLength(1)
    vi.setSystemTime(expiresAt + 8 * 24 * hourMs)
    await loadFilters()
    expect(ofServer()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('own filters are merged with those of other devices, and a removal is one, too', async () => {
  const stored = keepSettings(server.current)
  const id = await saveFilter({ ...ferry, effect: 'warn' })
  const removed = await saveFilter({ ...ferry, isPaused: true })
  await removeFilter(kept(removed))
  await syncFilters()
  expect(JSON.stringify(stored.get('skein-filters/default'))).toContain('ferry')
  // Another device: nothing is kept here.
  endSession('left')
  localStorage.clear()
  await signIn(server.current)
  expect(ofOwn()).toEqual([])
  await syncFilters()
  expect(ofOwn()).toEqual([{ ...ferry, effect: 'warn', id }])
  expect(inForce()).toBe(1)
})
