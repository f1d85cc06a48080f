import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const PROFILE = '/api/v1/accounts/update_credentials'
const NOTIFICATIONS = '/api/pleroma/notification_settings'
const own = async () =>
  (await world.ask('alice', 'GET', '/api/v1/accounts/verify_credentials')).body as unknown
const changeNotifications = (form: Record<string, string>) =>
  world.ask('alice', 'PUT', NOTIFICATIONS, new URLSearchParams(form))

/** Where the account shows each setting that the profile has, by the name it is sent with. */
const SHOWN = [
  ['no_rich_text', (value: boolean) => ({ source: { pleroma: { no_rich_text: value } } })],
  ['locked', (value: boolean) => ({ locked: value })],
  ['permit_followback', (value: boolean) => ({ akkoma: { permit_followback: value } })],
  ['allow_following_move', (value: boolean) => ({ pleroma: { allow_following_move: value } })],
  ['discoverable', (value: boolean) => ({ source: { pleroma: { discoverable: value } } })],
  ['hide_favorites', (value: boolean) => ({ pleroma: { hide_favorites: value } })],
  ['hide_followers', (value: boolean) => ({ pleroma: { hide_followers: value } })],
  ['hide_follows', (value: boolean) => ({ pleroma: { hide_follows: value } })],
  ['hide_followers_count', (value: boolean) => ({ pleroma: { hide_followers_count: value } })],
  ['hide_follows_count', (value: boolean) => ({ pleroma: { hide_follows_count: value } })],
] as const

describe('a setting of the account is shown once it is changed', () => {
  it.for(SHOWN)('%s', async ([name, shown]) => {
    for (const value of [true, false]) {
      const { status, body } = await world.ask('alice', 'PATCH', PROFILE, { [name]: value })
      expect(status).toBe(200)
      expect(body).toMatchObject(shown(value))
      expect(await own()).toMatchObject(shown(value))
    }
  })

  it.for(['unlisted', 'local', 'private', 'direct', 'public'])('the usual scope, %s', async (scope) => {
    await world.ask('alice', 'PATCH', PROFILE, { source: { privacy: scope } })
    expect(await own()).toMatchObject({ source: { privacy: scope } })
    expect((await world.ask('alice', 'GET', '/api/v1/preferences')).body).toMatchObject({
      'posting:default:visibility': scope,
    })
  })

  it('of two names of the usual scope, the one in the source counts', async () => {
    await world.ask('alice', 'PATCH', PROFILE, { default_scope: 'direct', source: { privacy: 'unlisted' } })
    expect(await own()).toMatchObject({ source: { privacy: 'unlisted' } })
    await world.ask('alice', 'PATCH', PROFILE, { default_scope: 'private' })
    expect(await own()).toMatchObject({ source: { privacy: 'private' } })
  })

  it('notifications: only what the form names', async () => {
    const told = (blocks: boolean, hides: boolean) => ({
      pleroma: { notification_settings: { block_from_strangers: blocks, hide_notification_contents: hides } },
    })
    expect(await own()).toMatchObject(told(false, false))
    const { status, body } = await changeNotifications({ block_from_strangers: 'true' })
    expect([status, body]).toEqual([200, { status: 'success' }])
    expect(await own()).toMatchObject(told(true, false))
    await changeNotifications({ hide_notification_contents: 'true' })
    expect(await own()).toMatchObject(told(true, true))
    await changeNotifications({ block_from_strangers: 'false' })
    expect((await world.ask('alice', 'PATCH', PROFILE, {})).body).toMatchObject(told(false, true))
  })
})

describe('settings of notifications', () => {
  it('are obeyed: strangers are not told of until they are again', async () => {
    const told = async () =>
      ((await world.ask('alice', 'GET', '/api/v1/notifications')).body as unknown[]).length
    const mention = () =>
      world.ask('bob', 'POST', '/api/v1/statuses', { status: '@alice hello' }).then(({ status }) => status)
    await changeNotifications({ block_from_strangers: 'true' })
    expect(await mention()).toBe(200)
    expect(await told()).toBe(0)
    await changeNotifications({ block_from_strangers: 'false' })
    await mention()
    expect(await told()).toBe(1)
  })

  it('are not changed by what is neither yes nor no, nor by visitors', async () => {
    const refused = await changeNotifications({ block_from_strangers: 'maybe' })
    expect([refused.status, refused.body]).toMatchObject([400, { error: 'Invalid boolean.' }])
    const visitor = await world.ask(null, 'PUT', NOTIFICATIONS, { block_from_strangers: true })
    expect([visitor.status, visitor.body]).toEqual([403, { error: 'Invalid credentials.' }])
    expect(await own()).toMatchObject({ pleroma: { notification_settings: { block_from_strangers: false } } })
  })
})
