import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bodyOf } from '../../test/fixtures.ts'
import { type Account, accountSchema } from './account.ts'

const parse = (wire: unknown): Account => v.parse(accountSchema, wire)
const akkoma = (name: string): Account => parse(bodyOf('akkoma-3.16', name))

it('the own account knows what others do not', () => {
  const alice = akkoma('accounts-verify_credentials')
  expect(alice.own).toEqual({
    email: 'alice@example.org',
    defaultScope: 'public',
    isDiscoverable: true,
    noRichText: false,
    allowsFollowingMove: true,
    followRequestsCount: 0,
    unreadNotificationsCount: 15,
    unreadConversationCount: 1,
    noteSource: 'Hello, I am **alice** #testing https://example.org/',
    fieldsSource: [
      { name: 'Site', value: 'https://example.org/' },
      { name: 'Pronouns', value: 'she/her :blobfox:' },
    ],
    blocksFromStrangers: false,
    hidesNotificationContents: false,
    statusTtlDays: null,
    permitsFollowback: false,
    settingsStore: { pleroma_fe: { streaming: false } },
  })
  expect(alice.absent).not.toContain('own')
})

it("another's account has no own part, and says that it is absent", () => {
  const bob = akkoma('accounts-get')
  expect(bob.own).toBeNull()
  expect(bob.absent).toContain('own')
  expect(bob.relationship?.following).toBeTypeOf('boolean')
  expect(bob.isBot).toBe(true)
  expect(bob).toMatchObject({ hidesFollowers: true, hidesFollowersCount: true, hidesFollowing: false })
})

it('a relationship that nobody asked for is absent', () => {
  expect(akkoma('accounts-lookup').absent).toContain('relationship')
})

it('a list of muted accounts tells at the account when the mute ends, with or without a relationship', () => {
  const mute_expires_at = '2026-11-24T23:46:12.200Z'
  const alone = parse({ id: '1', acct: 'mira', mute_expires_at }).relationship
  expect(alone).toMatchObject({ id: '1', muting: true, mutingExpiresAt: mute_expires_at })
  expect(alone?.absent).toContain('following')
  expect(alone?.absent).not.toContain('muting')
  const relationship = { id: '1', muting: true, following: true }
  const both = parse({ id: '1', acct: 'mira', mute_expires_at, pleroma: { relationship } }).relationship
  expect(both).toMatchObject({ following: true, mutingExpiresAt: mute_expires_at })
  expect(both?.absent).not.toContain('mutingExpiresAt')
  expect(parse({ id: '1', acct: 'mira', mute_expires_at: null }).relationship).toBeNull()
})

it('[AUTH-17] the role follows the flags of the server', () => {
  expect(akkoma('accounts-verify_credentials').role).toBe('member')
  expect(akkoma('accounts-verify_credentials--moderator').role).toBe('moderator')
  expect(akkoma('accounts-verify_credentials--admin').role).toBe('admin')
})

it('[USER-11] an international handle is readable behind a globe, its ascii form stays', () => {
  expect(akkoma('accounts-get--remote-idn')).toMatchObject({
    acct: 'iri@xn--bcher-kva.example.com',
    handle: 'iri@🌏bücher.example.com',
    isLocal: false,
  })
})

it('only the software is read of the node info in an account', () => {
  expect(akkoma('accounts-get').instance).toEqual({
    name: 'localhost',
    favicon: 'http://localhost:4000/favicon.png',
    softwareName: 'akkoma',
    softwareVersion: '3.16.0',
  })
})

it('an account with nothing but an id can be shown', () => {
  expect(parse({ id: 7 })).toMatchObject({
    id: '7',
    username: '7',
    acct: '7',
    displayName: '7',
    avatar: null,
    fields: [],
  })
  expect(parse({ id: '7', acct: 'mo@far.example', display_name: ' ' })).toMatchObject({
    username: 'mo',
    displayName: 'mo',
    isLocal: false,
  })
})

it('an account that moved holds where to', () => {
  const wire = {
    ...(bodyOf('mastodon', 'accounts-verify_credentials') as object),
    moved: { id: '9', acct: 'new' },
  }
  expect(parse(wire).moved).toMatchObject({ id: '9', acct: 'new', moved: null })
})

it('the forms of Mastodon and GoToSocial are folded', () => {
  expect(parse(bodyOf('mastodon', 'accounts-verify_credentials'))).toMatchObject({
    role: 'admin',
    own: { defaultScope: 'unlisted', followRequestsCount: 2, email: null },
    fields: [{ name: 'Site', verifiedAt: '2025-01-01T10:00:00.000+00:00' }],
  })
  expect(parse(bodyOf('gotosocial', 'accounts-verify_credentials'))).toMatchObject({
    role: 'admin',
    hidesFollowers: true,
    alsoKnownAs: ['https://old.example/users/otto'],
    own: { defaultScope: 'private' },
  })
})

it('a role that nobody tells is absent', () => {
  const wire = bodyOf('mastodon', 'accounts-verify_credentials') as Record<string, unknown>
  delete wire['role']
  delete wire['roles']
  expect(parse(wire)).toMatchObject({ role: 'member', absent: expect.arrayContaining(['role', 'showsRole']) })
})
