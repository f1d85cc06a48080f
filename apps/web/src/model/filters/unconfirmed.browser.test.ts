import { beforeEach, describe, expect, test } from 'vitest'

import { FakeServer } from '../../testing/fake-server.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { saveFilter, type FilterContent } from '../filter-changes.ts'
import { getServerFilters } from './store.ts'
import { ferry, wireFilter } from './testing/samples.ts'

const hourMs = 3_600_000
const server = { current: new FakeServer() }
const ofServer = () => getServerFilters().filters
const refusal = () => Response.json({ error: 'Phrase is too long' }, { status: 422 })

beforeEach(async () => {
  server.current = freshWorld()
  await signIn(server.current)
})

describe('a filter that may have been created unnoticed, saved again with another expiry', () => {
  const inAnHour = () => Date.now() + hourMs
  const dateIn = (ms: number) => new Date(Date.now() + ms).toISOString()
  /** Loses the answer to the first attempt, and reads nothing until the next one. */
  async function saveUnnoticed(first: FilterContent, stored: object) {
    let filters: readonly object[] = []
    const read = () => filters
    server.current.on('POST /api/v1/filters', () => {
      filters = [stored]
      return 'unreachable'
    })
    server.current.on('GET /api/v1/filters', () => 'unreachable')
    await expect(saveFilter(first)).rejects.toThrow()
    server.current.on('GET /api/v1/filters', read)
    server.current.calls.length = 0
  }

  test('is given the expiry', async () => {
    await saveUnnoticed(ferry, wireFilter('7'))
    server.current.on('PUT /api/v1/filters/7', refusal)
    const wanted = { ...ferry, expiresAt: inAnHour() }
    await expect(saveFilter(wanted)).rejects.toThrow()
    server.current.on('PUT /api/v1/filters/7', wireFilter('7', { expires_at: dateIn(hourMs) }))
    expect(await saveFilter(wanted)).toBe('server:7')
    expect(JSON.parse(server.current.last().body)).toMatchObject({ expires_in: 3_600 })
    expect(Math.abs((ofServer()[0]?.expiresAt ?? 0) - inAnHour())).toBeLessThan(60_000)
    expect(server.current.changes).toEqual(['PUT /api/v1/filters/7', 'PUT /api/v1/filters/7'])
  })

  test('is created again without one, since the server cannot remove it', async () => {
    await saveUnnoticed({ ...ferry, expiresAt: inAnHour() }, wireFilter('7', { expires_at: dateIn(hourMs) }))
    server.current.on('DELETE /api/v1/filters/7', {})
    server.current.on('POST /api/v1/filters', wireFilter('8'))
    expect(await saveFilter(ferry)).toBe('server:8')
    expect(ofServer()).toEqual([{ ...ferry, id: 'server:8' }])
    expect(server.current.changes).toEqual(['DELETE /api/v1/filters/7', 'POST /api/v1/filters'])
  })

  test('is left as it is with the same expiry', async () => {
    const wanted = { ...ferry, expiresAt: inAnHour() }
    await saveUnnoticed(wanted, wireFilter('7', { expires_at: dateIn(hourMs) }))
    expect(await saveFilter(wanted)).toBe('server:7')
    expect(server.current.changes).toEqual([])
  })
})
