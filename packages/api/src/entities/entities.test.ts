import * as v from 'valibot'
import { expect, it } from 'vitest'
import { bodyOf } from '../../test/fixtures.ts'
import { attachmentSchema } from './attachment.ts'
import { cardSchema } from './card.ts'
import { conversationSchema } from './conversation.ts'
import { notificationSchema } from './notification.ts'
import { oauthTokenSchema } from './oauth.ts'
import { pollSchema } from './poll.ts'
import { reactionSchema } from './reaction.ts'
import { relationshipSchema } from './relationship.ts'
import { tagSchema } from './tag.ts'

const account = { id: '1', acct: 'a' }
const status = { id: '2', account }

it.each([
  ['favourite', 'favourite'],
  ['reblog', 'repeat'],
  ['mention', 'mention'],
  ['poll', 'poll'],
  ['pleroma:emoji_reaction', 'reaction'],
  ['update', 'update'],
  ['status', 'status'],
])('a notification %s is a %s', (wire, type) => {
  expect(v.parse(notificationSchema, { id: '3', type: wire, account, status })).toMatchObject({
    type,
    isSeen: false,
  })
})

it.each(['follow', 'follow_request', 'move', 'pleroma:report', 'admin.report'])(
  '%s needs no status',
  (type) => {
    expect(v.safeParse(notificationSchema, { id: '3', type, account }).success).toBe(true)
  },
)

it.each(['favourite', 'pending.reply'])('[NOTIF-09] a %s about a status that is gone is left out', (type) => {
  expect(v.safeParse(notificationSchema, { id: '3', type, account, status: null }).success).toBe(false)
})

it('what has a name that is not known is kept with it, also where nobody is named; others need somebody', () => {
  for (const type of ['party', 'toString']) {
    const known = { type: 'unknown', wireType: type }
    expect(v.parse(notificationSchema, { id: '3', type, account })).toMatchObject(known)
    expect(v.parse(notificationSchema, { id: '3', type, account: null })).toMatchObject({
      ...known,
      account: null,
    })
  }
  for (const damaged of [{ type: 'follow' }, { type: '', account }, { account }, null])
    expect(v.safeParse(notificationSchema, damaged && { id: '3', ...damaged }).success).toBe(false)
})

it.each([
  ['mastodon-4.6', 'notifications-get', 'moderation_warning', { kind: 'warning', text: 'Please calm down' }],
  [
    'mastodon-4.6',
    'notifications-get',
    'severed_relationships',
    { kind: 'severed', target: 'evil.example', followers: 0, following: 0 },
  ],
  [
    'mastodon-4.6',
    'notifications-get',
    'added_to_collection',
    { kind: 'collection', name: 'People I like', url: expect.stringMatching(/^http/) as string },
  ],
  ['mastodon-4.6', 'notifications-get--bob', 'quoted_update', null],
  ['gotosocial-0.20', 'notifications-get--pending', 'pending_repeat', null],
  ['hollo', 'notifications-get', 'reaction', null],
])('[NOTIF-08] %s, %s: %s is read with what it says', (software, name, type, detail) => {
  const all = (bodyOf(software, name) as unknown[]).map((each) => v.parse(notificationSchema, each))
  expect(all.map((each) => each.type)).not.toContain('unknown')
  expect(all.find((each) => each.type === type)?.detail).toEqual(detail)
})

it('a report tells who is reported, why, and how many posts, in both families of servers', () => {
  const read = (report: object) =>
    v.parse(notificationSchema, { id: '3', type: 'pleroma:report', account, report }).detail
  expect(read(bodyOf('akkoma-3.16', 'pleroma-admin-reports-one') as object)).toMatchObject({
    kind: 'report',
    comment: 'x',
    state: 'open',
    posts: expect.any(Number) as number,
  })
  const ofMastodon = { id: '7', comment: 'spam', target_account: { acct: 'bad' }, status_ids: ['1', '2'] }
  expect(read(ofMastodon)).toEqual({
    kind: 'report',
    id: '7',
    acct: 'bad',
    comment: 'spam',
    posts: 2,
    state: null,
  })
  expect(read({})).toEqual({ kind: 'report', id: null, acct: null, comment: '', posts: 0, state: null })
})

it.each([
  ['image/png', 'image', 'image'],
  ['application/x-shockwave-flash', 'unknown', 'flash'],
  ['text/html', 'unknown', 'html'],
  ['video/mp4', 'video', 'video'],
  ['audio/ogg', 'audio', 'audio'],
  ['application/pdf', 'unknown', 'unknown'],
  [undefined, 'gifv', 'video'],
  [undefined, 'image', 'image'],
])('[MEDIA-01] a file of MIME type %s and word %s is %s', (mimeType, type, kind) => {
  const wire = {
    id: '1',
    type,
    url: 'u',
    pleroma: mimeType === undefined ? undefined : { mime_type: mimeType },
  }
  expect(v.parse(attachmentSchema, wire).kind).toBe(kind)
})

it('a file without description or preview has none', () => {
  expect(
    v.parse(attachmentSchema, { id: '1', description: '', blurhash: '', remote_url: 'https://r.example/f' }),
  ).toMatchObject({
    description: null,
    blurhash: null,
    previewUrl: null,
    url: 'https://r.example/f',
    width: null,
  })
})

it('a poll says nothing that the server did not', () => {
  expect(v.parse(pollSchema, { id: 5, options: [{ title: 'a' }], expires_at: null })).toEqual({
    id: '5',
    options: [{ title: 'a', votesCount: null }],
    expiresAt: null,
    isExpired: false,
    isMultiple: false,
    votesCount: 0,
    votersCount: null,
    hasVoted: null,
    ownVotes: null,
    emojis: [],
  })
})

it('options of a poll keep their numbers: a broken one is empty', () => {
  expect(v.parse(pollSchema, { id: '5', options: [null, { title: 'a' }, 7, 'b'] }).options).toEqual([
    { title: '', votesCount: null },
    { title: 'a', votesCount: null },
    { title: '', votesCount: null },
    { title: 'b', votesCount: null },
  ])
})

it('a reaction has a name without colons', () => {
  const read = (name: string) => v.parse(reactionSchema, { name, count: 1 }).name
  expect(read(':blobcat:')).toBe('blobcat')
  expect(read('farmoji@far.example')).toBe('farmoji@far.example')
  expect(read('🔥')).toBe('🔥')
})

it('those who reacted are counted when the count is missing', () => {
  const reaction = v.parse(reactionSchema, { name: 'x', accounts: [account, { id: '9' }] })
  expect(reaction).toMatchObject({ count: 2, accountIds: ['1', '9'] })
})

it('a relationship knows bells by either name', () => {
  expect(v.parse(relationshipSchema, { id: '1', notifying: true }).subscribing).toBe(true)
  expect(v.parse(relationshipSchema, { id: '1' }).absent).toContain('subscribing')
})

it('histories of tags come in text, in numbers, or not at all', () => {
  const history = [{ day: '1763596800', uses: '5', accounts: '2' }]
  expect(v.parse(tagSchema, { name: 'x', history }).history).toEqual([
    { day: '1763596800', uses: 5, accounts: 2 },
  ])
  expect(v.parse(tagSchema, { name: 'x', history: true }).history).toEqual([])
  expect(v.parse(tagSchema, { name: 'x' })).toEqual({ name: 'x', url: '', following: null, history: [] })
})

it('a conversation has its people and its last status', () => {
  const [first] = bodyOf('akkoma-3.16', 'conversations') as unknown[]
  expect(v.parse(conversationSchema, first)).toMatchObject({ id: '5', lastStatus: { scope: 'direct' } })
})

it('a token without its text is no token', () => {
  expect(v.safeParse(oauthTokenSchema, { token_type: 'Bearer' }).success).toBe(false)
  expect(v.parse(oauthTokenSchema, { access_token: 't' })).toMatchObject({
    refreshToken: null,
    expiresIn: null,
  })
})

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//x',
  'https://[',
  'x',
])('a file at the address %j has none, and a card there does not show', (url) => {
  expect(v.parse(attachmentSchema, { id: '1', url }).url).toBe('')
  expect(v.safeParse(cardSchema, { url }).success).toBe(false)
})

it.each(['https://a.example/f', '/media/f.png', 'data:image/png;base64,x'])('a file may be at %j', (url) => {
  expect(v.parse(attachmentSchema, { id: '1', url }).url).toBe(url)
})
