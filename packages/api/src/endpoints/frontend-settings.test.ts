import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  deleteSettingsProfile,
  fetchSettingsProfile,
  fetchSettingsProfiles,
  putSettingsProfile,
} from './frontend-settings.ts'

const answer = (name: string, init?: ResponseInit) => json(bodyOf('akkoma-3.16', name), init)
const html = () => new Response('<!DOCTYPE html><html></html>')
const text = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } })
const path = '/api/v1/akkoma/frontend_settings'

it('[API-127] the profiles of a frontend are listed with their versions; what is none is left out', async () => {
  const { client, seen } = createFakeServer(
    answer('frontend_settings-list'),
    answer('frontend_settings-list--empty'),
    json([{ name: 'a', version: 'many' }, { name: '', version: 1 }, null, { name: 'b', version: 3 }]),
  )
  expect(await fetchSettingsProfiles(client, 'pleroma-fe')).toEqual([
    { name: 'default', version: 2 },
    { name: 'second', version: 1 },
  ])
  expect(await fetchSettingsProfiles(client, 'skein')).toEqual([])
  expect(await fetchSettingsProfiles(client, 'a/b')).toEqual([{ name: 'b', version: 3 }])
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `GET ${path}/pleroma-fe`,
    `GET ${path}/skein`,
    `GET ${path}/a%2Fb`,
  ])
})

it('[API-128] a profile is read by its name', async () => {
  const { client, seen } = createFakeServer(answer('frontend_settings-get'))
  expect(await fetchSettingsProfile(client, 'pleroma-fe', 'at work')).toEqual({
    settings: { profileVersion: 2, theme: 'y' },
    version: 2,
  })
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(`GET ${path}/pleroma-fe/at%20work`)
})

it('[API-128] settings come as they were put, whatever they are', async () => {
  const nest = (levels: number): unknown => (levels === 0 ? null : { a: [nest(levels - 1)] })
  const settings = {
    id: 'x'.repeat(2_000),
    name: 'x'.repeat(2_000),
    tags: Array.from({ length: 2_000 }, (_, index) => index),
    large: 1e300,
    nothing: null,
    constructor: { prototype: [null, {}, [], 'words', false, 0.5] },
    deep: nest(60),
  }
  const { client } = createFakeServer(json({ settings, version: 7 }))
  const profile = await fetchSettingsProfile(client, 'skein', 'default')
  expect(JSON.stringify(profile)).toBe(JSON.stringify({ settings, version: 7 }))
})

it('the one name that would change all objects is left out of settings', async () => {
  const { client } = createFakeServer(
    text('{"settings": {"a": {"__proto__": {"isAdmin": true}}}, "version": 1}'),
  )
  const { settings } = await fetchSettingsProfile(client, 'skein', 'default')
  expect(JSON.stringify(settings)).toBe('{"a":{}}')
})

it.each([
  ['a list of settings', json({ settings: [], version: 1 })],
  ['settings in a text', json({ settings: '{}', version: 1 })],
  ['no settings', json({ version: 1 })],
  ['no version', json({ settings: {} })],
  ['half a version', json({ settings: {}, version: 1.5 })],
  ['a version in a text', json({ settings: {}, version: '1' })],
  ['a version without an end', text('{"settings": {}, "version": 1e400}')],
  ['a version below nothing', json({ settings: {}, version: -1 })],
  ['a list', json([])],
  ['nothing', text('null')],
  ['an empty answer', text('')],
  ['a page', html()],
  ['half an answer', text('{"settings": {"a"')],
])('in the place of a profile, %s is garbage', async (_, reply) => {
  const { client } = createFakeServer(reply)
  await expect(fetchSettingsProfile(client, 'skein', 'default')).rejects.toMatchObject({ kind: 'garbage' })
})

it('a profile that is not there is told by 404, and what is no list of profiles is garbage', async () => {
  const { client } = createFakeServer(
    answer('frontend_settings-get--error-not-found', { status: 404 }),
    json({}),
    html(),
  )
  await expect(fetchSettingsProfile(client, 'pleroma-fe', 'default')).rejects.toMatchObject({
    kind: 'http',
    status: 404,
    serverMessage: 'Record not found',
  })
  await expect(fetchSettingsProfiles(client, 'skein')).rejects.toMatchObject({ kind: 'garbage' })
  await expect(fetchSettingsProfiles(client, 'skein')).rejects.toMatchObject({ kind: 'garbage' })
})

it('[API-129] settings are put with their version and nothing else', async () => {
  const { client, seen } = createFakeServer(answer('frontend_settings-put'))
  const settings = { theme: 'x', gone: undefined, nothing: null, nested: { a: [1, 2] } }
  const profile = { settings, version: 1, name: 'not sent' }
  expect(await putSettingsProfile(client, 'pleroma-fe', 'a/b', profile)).toBeUndefined()
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(`PUT ${path}/pleroma-fe/a%2Fb`)
  expect(seen[0]?.headers.get('content-type')).toBe('application/json')
  expect(seen[0]?.json).toEqual({
    settings: { theme: 'x', nothing: null, nested: { a: [1, 2] } },
    version: 1,
  })
})

it.each(['frontend_settings-put--error-skips-version', 'frontend_settings-put--error-stale-version'])(
  '[API-129] another version than the next is refused: %s',
  async (name) => {
    const { client } = createFakeServer(answer(name, { status: 422 }))
    await expect(
      putSettingsProfile(client, 'pleroma-fe', 'default', { settings: {}, version: 9 }),
    ).rejects.toMatchObject({ kind: 'http', status: 422, serverMessage: 'must be incremented by 1' })
  },
)

it.each([
  ['a page', html()],
  ['a list', json([])],
  ['nothing', text('')],
])('where %s answers, nothing counts as stored or deleted', async (_, reply) => {
  const { client } = createFakeServer(reply)
  await expect(
    putSettingsProfile(client, 'skein', 'default', { settings: {}, version: 1 }),
  ).rejects.toMatchObject({ kind: 'garbage' })
  await expect(deleteSettingsProfile(client, 'skein', 'default')).rejects.toMatchObject({ kind: 'garbage' })
})

it('[API-130] a profile is deleted', async () => {
  const { client, seen } = createFakeServer(
    answer('frontend_settings-delete'),
    answer('frontend_settings-delete--error-not-found', { status: 404 }),
  )
  expect(await deleteSettingsProfile(client, 'pleroma-fe', 'second')).toBeUndefined()
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(`DELETE ${path}/pleroma-fe/second`)
  await expect(deleteSettingsProfile(client, 'pleroma-fe', 'second')).rejects.toMatchObject({ status: 404 })
})

it('a name that is a step in a path asks for nothing', async () => {
  const { client, seen } = createFakeServer(answer('frontend_settings-delete'))
  await expect(deleteSettingsProfile(client, 'pleroma-fe', '..')).rejects.toMatchObject({ kind: 'garbage' })
  expect(seen).toEqual([])
})
