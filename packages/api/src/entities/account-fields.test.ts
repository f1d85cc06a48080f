import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bodyOf } from '../../test/fixtures.ts'
import { type Account, accountSchema } from './account.ts'
import { relationshipSchema } from './relationship.ts'

const parse = (wire: unknown): Account => v.parse(accountSchema, wire)
const ownWire = (): Record<string, unknown> => ({
  ...(bodyOf('akkoma-3.16', 'accounts-get--own') as Record<string, unknown>),
})

it('[USER-08] an id that is a number becomes a string', () => {
  expect(parse({ id: 4711, acct: 'mo' }).id).toBe('4711')
  expect(v.parse(relationshipSchema, { id: 4711 }).id).toBe('4711')
})

it('[USER-09] a full account keeps every field that the interface shows or edits', () => {
  const wire = ownWire()
  const pleroma = { ...(wire['pleroma'] as object), background_image: 'https://fen.example/bg.png' }
  const account = parse({ ...wire, pleroma: { ...pleroma, tags: ['mrf_tag:sandbox'], deactivated: true } })
  expect(account).toMatchObject({
    id: 'BCfYQ3S6RvG1g7e4yu',
    username: 'alice',
    acct: 'alice',
    handle: 'alice',
    fqn: 'alice@localhost',
    url: 'http://localhost:4000/users/alice',
    displayName: 'Alice :blobcat:',
    note: wire['note'],
    avatar: wire['avatar'],
    avatarStatic: wire['avatar_static'],
    header: wire['header'],
    background: 'https://fen.example/bg.png',
    followingCount: 3,
    followersCount: 2,
    statusesCount: 16,
    createdAt: '2026-11-21T09:47:06.000Z',
    isLocked: false,
    isBot: false,
    isLocal: true,
    isDeactivated: true,
    role: 'member',
    showsRole: true,
    hidesFollowing: false,
    hidesFollowers: false,
    hidesFollowingCount: false,
    hidesFollowersCount: false,
    hidesFavourites: false,
    tags: ['mrf_tag:sandbox'],
    favicon: 'http://localhost:4000/favicon.png',
    instance: { name: 'localhost', softwareName: 'akkoma', softwareVersion: '3.16.0' },
    acceptsDirectMessagesFrom: 'everybody',
    relationship: { id: 'BCfYQ3S6RvG1g7e4yu' },
    own: {
      defaultScope: 'public',
      isDiscoverable: true,
      noRichText: false,
      allowsFollowingMove: true,
      permitsFollowback: false,
      statusTtlDays: null,
      followRequestsCount: 0,
      blocksFromStrangers: false,
      hidesNotificationContents: false,
    },
  })
  expect(account.emojis.map(({ shortcode }) => shortcode)).toEqual(['blobcat', 'blobfox'])
})

it('[USER-10] a relationship keeps all that the viewer and somebody can be to each other', () => {
  const flags = [
    'following',
    'followed_by',
    'blocking',
    'blocked_by',
    'muting',
    'requested',
    'requested_by',
    'subscribing',
    'domain_blocking',
    'locked',
  ]
  const wire = Object.fromEntries(flags.map((name) => [name, true]))
  expect(
    v.parse(relationshipSchema, { ...wire, id: 'A', showing_reblogs: false, note: 'Lends jars' }),
  ).toEqual({
    id: 'A',
    following: true,
    followedBy: true,
    blocking: true,
    blockedBy: true,
    muting: true,
    mutingNotifications: false,
    mutingExpiresAt: null,
    requested: true,
    requestedBy: true,
    subscribing: true,
    showingRepeats: false,
    isLocked: true,
    domainBlocking: true,
    endorsed: false,
    note: 'Lends jars',
    absent: ['mutingNotifications', 'mutingExpiresAt', 'endorsed'],
  })
})

it('[USER-12] a field keeps its name, its value and when it was verified', () => {
  const fields = [
    {
      name: 'Site :yarn:',
      value: '<a href="https://a.example">a</a>',
      verified_at: '2025-01-01T10:00:00.000Z',
    },
    { name: 'Pronouns', value: 'she' },
  ]
  expect(parse({ id: '1', fields }).fields).toEqual([
    {
      name: 'Site :yarn:',
      value: '<a href="https://a.example">a</a>',
      verifiedAt: '2025-01-01T10:00:00.000Z',
    },
    { name: 'Pronouns', value: 'she', verifiedAt: null },
  ])
})
