import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { differences } from './support/differences.ts'
import { drawPicture } from './support/pictures.ts'
import type { RecordedWorld } from './support/recorded-world.ts'
import { createRecordedWorld } from './support/recorded-world.ts'
import { loadRecording } from './support/recordings.ts'
import { replay } from './support/replay.ts'

const path = '/api/v1/accounts/update_credentials'

let world: RecordedWorld
beforeEach(async () => {
  world = await createRecordedWorld()
})
afterEach(() => world.close())

const change = (body: unknown) => world.ask('alice', 'PATCH', path, body)
const picture = async (width = 40, height = 40) =>
  new Blob([(await drawPicture(width, height)).slice().buffer])
const form = (name: string, value: Blob | string) => {
  const data = new FormData()
  if (typeof value === 'string') data.append(name, value)
  else data.append(name, value, 'me.png')
  return data
}

describe('a profile is changed', () => {
  it.for([
    'accounts-update_credentials--json-profile',
    'accounts-update_credentials--avatar',
    'accounts-update_credentials--background',
    'accounts-update_credentials--error-header-too-large-or-ok',
    'accounts-update_credentials--error-name-too-long',
  ])('as recorded: %s', async (name) => {
    const file = await picture()
    const recording = loadRecording(name)
    expect(differences(recording, await replay(world, recording, () => file))).toEqual([])
  })

  it('only where it is named, and whoever looks sees it', async () => {
    await change({ display_name: 'Alice', note: 'Hi', fields_attributes: [{ name: 'Site', value: 'x' }] })
    await change({ locked: true, hide_follows: true, show_role: false, status_ttl_days: 30 })
    const own = (await world.ask('alice', 'GET', '/api/v1/accounts/verify_credentials')).body
    expect(own).toMatchObject({
      display_name: 'Alice',
      locked: true,
      source: { note: 'Hi', fields: [{ name: 'Site', value: 'x' }], pleroma: { show_role: false } },
      pleroma: { hide_follows: true },
      akkoma: { status_ttl_days: 30 },
    })
    const seen = (await world.ask('bob', 'GET', `/api/v1/accounts/${world.people.alice.id}`)).body
    expect(seen).toMatchObject({ display_name: 'Alice', locked: true, fields: [{ name: 'Site' }] })
    await change({ status_ttl_days: -1, fields_attributes: [] })
    const after = (await world.ask('alice', 'GET', '/api/v1/accounts/verify_credentials')).body
    expect(after).toMatchObject({ akkoma: { status_ttl_days: null }, fields: [], source: { note: 'Hi' } })
  })

  it('pictures are put up and taken away', async () => {
    const first = (await change(form('avatar', await picture()))).body as Record<string, string>
    expect(first['avatar']).toMatch(/\/media\/[0-9a-f]{64}\.png$/)
    const second = (await change(form('avatar', ''))).body as Record<string, string>
    expect(second['avatar']).toMatch(/\/images\/avi\.png$/)
  })
})

describe('what is refused changes nothing', () => {
  it.for([
    ['a name that is too long', { display_name: 'x'.repeat(101) }],
    ['no name', { display_name: '' }],
    ['too much of oneself', { note: 'x'.repeat(5001) }],
    ['too many fields', { fields_attributes: Array.from({ length: 11 }, () => ({ name: 'a', value: 'b' })) }],
    ['a value that is too long', { fields_attributes: [{ name: 'a', value: 'x'.repeat(2049) }] }],
    ['a scope that is none', { default_scope: 'everywhere' }],
    ['days beyond two years', { status_ttl_days: 731 }],
  ] as const)('%s', async ([, body]) => {
    const { status, body: said } = await change({ bot: true, ...body })
    expect([status, said]).toEqual([403, { error: 'Invalid request' }])
    expect((await world.ask('alice', 'GET', '/api/v1/accounts/verify_credentials')).body).toMatchObject({
      bot: false,
    })
  })

  it('a picture that is too large, and what is none', async () => {
    world.instance.options.avatarLimit = 100
    const tooLarge = await change(form('avatar', await picture()))
    expect([tooLarge.status, tooLarge.body]).toEqual([413, { error: 'File is too large' }])
    expect((await change(form('header', new Blob(['hello'])))).status).toBe(403)
  })

  it('visitors', async () => {
    expect((await world.ask(null, 'PATCH', path, { bot: true })).status).toBe(403)
  })
})
