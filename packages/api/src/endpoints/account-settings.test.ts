import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import type { AccountSettings } from '../entities/account-settings.ts'
import { changeAccountSetting, fetchAccountSettings } from './account-settings.ts'

const answer = (name: string) => json(bodyOf('akkoma-3.16', name))
const ofProfile = 'PATCH /api/v1/accounts/update_credentials'
const ofNotifications = 'PUT /api/pleroma/notification_settings'

const asRecorded: AccountSettings = {
  defaultScope: 'public',
  noRichText: false,
  isLocked: false,
  permitsFollowback: false,
  allowsFollowingMove: true,
  isDiscoverable: true,
  hidesFavourites: false,
  hidesFollowers: false,
  hidesFollowersCount: false,
  hidesFollowing: false,
  hidesFollowingCount: false,
  hidesNotificationContents: false,
  blocksFromStrangers: false,
}

it('all thirteen settings are read from the account', async () => {
  const { client, seen } = createFakeServer(answer('accounts-verify_credentials'))
  expect(await fetchAccountSettings(client)).toEqual(asRecorded)
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('GET /api/v1/accounts/verify_credentials')
})

/** An account of which everything is told and nothing is so, but for what `place` names. */
const accountWith = (place: string | null) => {
  const flags = (within: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, place === `${within}${name}`]))
  return {
    id: '1',
    ...flags('', ['locked']),
    akkoma: flags('akkoma.', ['permit_followback']),
    source: {
      privacy: place === 'source.privacy' ? 'local' : 'public',
      pleroma: flags('source.pleroma.', ['no_rich_text', 'discoverable']),
    },
    pleroma: {
      ...flags('pleroma.', ['allow_following_move', 'hide_favorites', 'hide_followers', 'hide_follows']),
      ...flags('pleroma.', ['hide_followers_count', 'hide_follows_count']),
      notification_settings: flags('notified.', ['hide_notification_contents', 'block_from_strangers']),
    },
  }
}

it.each([
  ['defaultScope', 'source.privacy', 'local'],
  ['noRichText', 'source.pleroma.no_rich_text', true],
  ['isLocked', 'locked', true],
  ['permitsFollowback', 'akkoma.permit_followback', true],
  ['allowsFollowingMove', 'pleroma.allow_following_move', true],
  ['isDiscoverable', 'source.pleroma.discoverable', true],
  ['hidesFavourites', 'pleroma.hide_favorites', true],
  ['hidesFollowers', 'pleroma.hide_followers', true],
  ['hidesFollowersCount', 'pleroma.hide_followers_count', true],
  ['hidesFollowing', 'pleroma.hide_follows', true],
  ['hidesFollowingCount', 'pleroma.hide_follows_count', true],
  ['hidesNotificationContents', 'notified.hide_notification_contents', true],
  ['blocksFromStrangers', 'notified.block_from_strangers', true],
] as const)('%s is read from %s and nowhere else', async (name, place, value) => {
  const { client } = createFakeServer(json(accountWith(null)), json(accountWith(place)))
  const before = await fetchAccountSettings(client)
  expect(new Set(Object.values(before))).toEqual(new Set(['public', false]))
  expect(await fetchAccountSettings(client)).toEqual({ ...before, [name]: value })
})

it('what a server does not tell is null', async () => {
  const { client } = createFakeServer(
    json({ id: '1' }),
    json(bodyOf('mastodon', 'accounts-verify_credentials')),
  )
  const nothing = await fetchAccountSettings(client)
  expect(Object.keys(nothing).toSorted()).toEqual(Object.keys(asRecorded).toSorted())
  expect(Object.values(nothing).filter((value) => value !== null)).toEqual([])
  const told = Object.entries(await fetchAccountSettings(client)).filter(([, value]) => value !== null)
  expect(told.map(([name]) => name).toSorted()).toEqual(['defaultScope', 'isDiscoverable', 'isLocked'])
})

it.each([
  ['noRichText', 'no_rich_text'],
  ['isLocked', 'locked'],
  ['permitsFollowback', 'permit_followback'],
  ['allowsFollowingMove', 'allow_following_move'],
  ['isDiscoverable', 'discoverable'],
  ['hidesFavourites', 'hide_favorites'],
  ['hidesFollowers', 'hide_followers'],
  ['hidesFollowersCount', 'hide_followers_count'],
  ['hidesFollowing', 'hide_follows'],
  ['hidesFollowingCount', 'hide_follows_count'],
] as const)('[API-82] %s alone is sent as %s', async (name, sentAs) => {
  const { client, seen } = createFakeServer(answer('accounts-update_credentials--json-profile'))
  await changeAccountSetting(client, name, true)
  await changeAccountSetting(client, name, false)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([ofProfile, ofProfile])
  expect(seen.map((one) => one.json)).toEqual([{ [sentAs]: true }, { [sentAs]: false }])
})

it('[API-82] the usual scope is sent by both names that servers have for it', async () => {
  const { client, seen } = createFakeServer(answer('accounts-update_credentials--json-profile'))
  await changeAccountSetting(client, 'defaultScope', 'private')
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(ofProfile)
  expect(seen[0]?.json).toEqual({ default_scope: 'private', source: { privacy: 'private' } })
})

it('[API-82] what the server has after a change is told, whatever was asked for', async () => {
  const { client } = createFakeServer(answer('accounts-update_credentials--json-profile'))
  const { settings, account } = await changeAccountSetting(client, 'isLocked', true)
  expect(settings).toEqual(asRecorded)
  expect(account).toMatchObject({ username: 'alice', own: { defaultScope: 'public' } })
})

it.each([
  ['hidesNotificationContents', 'hide_notification_contents'],
  ['blocksFromStrangers', 'block_from_strangers'],
] as const)('[API-114] %s alone goes out in a form, as %s', async (name, sentAs) => {
  const { client, seen } = createFakeServer(answer('pleroma-notification_settings'))
  expect(await changeAccountSetting(client, name, true)).toEqual({
    settings: { [name]: true },
    account: null,
  })
  await changeAccountSetting(client, name, false)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([ofNotifications, ofNotifications])
  expect(seen[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(seen.map(({ fields }) => fields)).toEqual([[[sentAs, 'true']], [[sentAs, 'false']]])
})

it.each([
  ['an error', json({ error: 'Not today' }), { kind: 'refused', serverMessage: 'Not today' }],
  ['a status that is no success', json({ status: 'failed' }), { kind: 'refused', serverMessage: 'failed' }],
  ['a message', json({ message: 'Not today' }), { kind: 'refused', serverMessage: 'Not today' }],
  ['an empty object', json({}), { kind: 'refused', serverMessage: null }],
  ['a list', json(['success']), { kind: 'garbage' }],
  ['a page', new Response('<!DOCTYPE html>'), { kind: 'garbage' }],
  ['no access', json({ error: 'Invalid credentials.' }, { status: 403 }), { kind: 'http', status: 403 }],
] as const)('[API-114] %s is a failure, in the words of the server', async (_, reply, failure) => {
  const { client } = createFakeServer(reply)
  await expect(changeAccountSetting(client, 'blocksFromStrangers', true)).rejects.toMatchObject(failure)
})

it('a page in the place of an account is garbage', async () => {
  const { client } = createFakeServer(new Response('<!DOCTYPE html>'))
  await expect(fetchAccountSettings(client)).rejects.toMatchObject({ kind: 'garbage' })
  await expect(changeAccountSetting(client, 'isLocked', true)).rejects.toMatchObject({ kind: 'garbage' })
})
