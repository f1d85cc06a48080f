import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const BASE = '/api/v1/akkoma/frontend_settings'
const put = (version: unknown, settings: unknown = { v: version }, path = 'skein/default', as = 'alice') =>
  world.ask(as, 'PUT', `${BASE}/${path}`, { settings, version })
const stored = async (path = 'skein/default') =>
  (await world.ask('alice', 'GET', `${BASE}/${path}`)).body as unknown
const refusal = async (answer: ReturnType<typeof put>): Promise<unknown[]> => {
  const { status, body } = await answer
  return [status, (body as { error: unknown }).error]
}

describe('the version of settings', () => {
  it.for([1, 2, 9, 1_000])('a new profile may begin with %s', async (version) => {
    expect((await put(version)).status).toBe(200)
    expect(await stored()).toEqual({ settings: { v: version }, version })
  })

  it('later it is the stored one plus 1; any other changes nothing', async () => {
    await put(4)
    for (const version of [1, 3, 4, 6, 5_000])
      expect(await refusal(put(version))).toEqual([422, 'must be incremented by 1'])
    expect(await stored()).toEqual({ settings: { v: 4 }, version: 4 })
    expect((await put(5)).status).toBe(200)
    expect(await stored()).toEqual({ settings: { v: 5 }, version: 5 })
  })

  it.for([0, -1])('%s is none', async (version) => {
    expect(await refusal(put(version))).toEqual([422, 'must be greater than 0'])
    expect((await world.ask('alice', 'GET', `${BASE}/skein`)).body).toEqual([])
  })

  it('of two who write the same version at the same time, one is refused', async () => {
    const first = await Promise.all([put(3, { a: 1 }), put(3, { a: 2 })])
    expect(first.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const later = await Promise.all([put(4, { a: 3 }), put(4, { a: 4 }), put(4, { a: 5 })])
    expect(later.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const [taken] = later.filter(({ status }) => status === 200)
    expect(await stored()).toEqual({ settings: taken?.body as unknown, version: 4 })
  })

  it('begins anew after the profile was deleted', async () => {
    await put(7)
    await world.ask('alice', 'DELETE', `${BASE}/skein/default`)
    expect((await put(2)).status).toBe(200)
  })
})

describe('what is put', () => {
  it('comes back as it was, in its place only', async () => {
    const settings = {
      nested: { a: [1, null, { b: null }] },
      unknown: 'ok',
      '': 0.5,
      long: 'x'.repeat(5_000),
    }
    expect((await put(1, settings)).body).toEqual(settings)
    await put(1, {}, 'pleroma-fe/default')
    await put(1, {}, 'skein/at%20work')
    await put(1, {}, 'skein/default', 'bob')
    expect(await stored()).toEqual({ settings, version: 1 })
    expect((await world.ask('alice', 'GET', `${BASE}/skein`)).body).toEqual([
      { name: 'at work', version: 1 },
      { name: 'default', version: 1 },
    ])
  })

  it('has 100,000 characters of JSON at most, or what the site allows', async () => {
    const long = (characters: number) => ({ a: '🪶'.repeat(characters - '{"a":""}'.length) })
    expect((await put(1, long(100_000))).status).toBe(200)
    expect(await refusal(put(2, long(100_001)))).toEqual([422, 'is too long'])
    world.instance.options.frontendSettingsLimit = 10
    expect(await refusal(put(2, long(11)))).toEqual([422, 'is too long'])
    expect(await stored()).toMatchObject({ version: 1 })
  })

  it('has names of 255 characters at most', async () => {
    const name = 'ü'.repeat(255)
    expect((await put(1, {}, `${encodeURIComponent(name)}/a`)).status).toBe(200)
    expect((await put(1, {}, `skein/${encodeURIComponent(name)}`)).status).toBe(200)
    const tooLong = [422, 'should be at most 255 character(s)']
    expect(await refusal(put(1, {}, `skein/${encodeURIComponent(`${name}ü`)}`))).toEqual(tooLong)
    expect(await refusal(put(1, {}, `${encodeURIComponent(`${name}ü`)}/a`))).toEqual(tooLong)
  })

  it.for([
    ['no settings', { version: 1 }, 'Missing field: settings.'],
    ['no version', { settings: {} }, 'Missing field: version.'],
    ['a list of settings', { settings: [], version: 1 }, 'Invalid object.'],
    ['settings in a text', { settings: '{}', version: 1 }, 'Invalid object.'],
    ['half a version', { settings: {}, version: 1.5 }, 'Invalid integer.'],
  ] as const)('%s is refused', async ([, body, error]) => {
    expect(await refusal(world.ask('alice', 'PUT', `${BASE}/skein/default`, body))).toEqual([400, error])
  })

  it('is for the account alone, and for a token that may', async () => {
    const path = `${BASE}/skein/default`
    const body = { settings: {}, version: 1 }
    const reader = await world.instance.commands.createToken({
      accountId: world.people.alice.id,
      appName: 'Reader',
      scopes: 'read',
    })
    expect((await world.ask(null, 'PUT', path, body)).status).toBe(403)
    expect((await world.ask(reader, 'PUT', path, body)).status).toBe(403)
    await put(1)
    expect((await world.ask(reader, 'GET', path)).status).toBe(200)
    expect((await world.ask(reader, 'DELETE', path)).status).toBe(403)
    expect((await world.ask('bob', 'GET', path)).status).toBe(404)
    expect((await world.ask('bob', 'DELETE', path)).status).toBe(404)
    expect((await world.ask(null, 'GET', path)).status).toBe(403)
  })
})

describe('the frontend of a browser', () => {
  const path = '/api/v1/akkoma/preferred_frontend'

  it('is chosen among those of the site, by a cookie, whoever asks', async () => {
    world.instance.options.selectableFrontends = ['a/1', 'b/2']
    expect((await world.ask(null, 'GET', `${path}/available`)).body).toEqual(['a/1', 'b/2'])
    const chosen = await world.ask(null, 'PUT', path, { frontend_name: 'b/2' })
    expect([chosen.status, chosen.body]).toEqual([200, { frontend_name: 'b/2' }])
    expect(chosen.headers.get('set-cookie')).toMatch(/^preferred_frontend=b%2F2; Path=\/; HttpOnly$/i)
  })

  it('has a name', async () => {
    expect(await refusal(world.ask(null, 'PUT', path, {}))).toEqual([400, 'Missing field: frontend_name.'])
  })
})
