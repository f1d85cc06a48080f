import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { bodyOf, recordingsOf } from '../../test/fixtures.ts'
import { activityTypeOf } from '../activity-type.ts'
import { readFrame } from '../streaming/events.ts'
import { type Status, statusSchema } from './status.ts'

type Wire = Record<string, unknown>

const wireOf = (name: string): Wire => bodyOf('akkoma-3.16', name) as Wire
const parse = (wire: unknown): Status => v.parse(statusSchema, wire)
const withFields = (fields: Wire): Status => parse({ ...wireOf('statuses-get'), ...fields })

it('[POST-13] a status has the fields that the interface needs', () => {
  const status = parse(wireOf('statuses-get--with-remote-reactions'))
  expect(status).toMatchObject({
    id: 'BCfYXwRP8KhGueS4S8',
    uri: expect.stringContaining('/objects/302cbe7e'),
    url: 'http://localhost:4000/notice/BCfYXwRP8KhGueS4S8',
    account: { acct: 'alice', displayName: 'Alice :blobcat:', isLocal: true },
    contentType: 'text/plain',
    scope: 'public',
    language: 'en',
    conversationId: '2087769570',
    isParentVisible: false,
    isLocal: true,
    mentions: [{ acct: 'bob', username: 'bob', url: 'http://localhost:4000/users/bob' }],
    tags: [{ name: 'testing' }],
    emojis: [{ shortcode: 'blobcat' }],
    inReplyToId: null,
    poll: null,
    card: null,
    expiresAt: null,
    hasUnavailableParent: false,
    hasUnavailableQuote: false,
  })
  expect(status.reactions.map(({ name }) => name)).toEqual([
    '🔥',
    'blobcat',
    '🎉',
    '🦊',
    'remoji',
    'farmoji@remote.example.com',
  ])
  expect(status.reactions[0]?.accountIds.length).toBe(status.reactions[0]?.count)
  expect(status.text).toBe('Hello fediverse, edited twice! :blobcat: #testing @bob')
  expect(status.sourceText).toBe('Hello fediverse, edited twice! :blobcat: #testing @bob')
  expect(status.editedAt).not.toBeNull()
})

describe('a sensitive post', () => {
  it('[POST-14] a post is sensitive when the server says so', () => {
    expect(withFields({ sensitive: true }).isSensitive).toBe(true)
  })
  it('[POST-14] a post is sensitive when it is tagged nsfw', () => {
    expect(withFields({ tags: [{ name: 'NSFW', url: 'https://a.example/tags/nsfw' }] }).isSensitive).toBe(
      true,
    )
  })
  it('[POST-14] a post is sensitive when its text holds the hashtag', () => {
    expect(withFields({ tags: [], content: 'careful #nsfw' }).isSensitive).toBe(true)
    expect(withFields({ tags: [], content: '<p><a href="x">#<span>nsfw</span></a></p>' }).isSensitive).toBe(
      true,
    )
  })
  it('[POST-14] a post is sensitive in no other case', () => {
    expect(withFields({ tags: [], content: 'nsfw without a mark, #nsfwish' }).isSensitive).toBe(false)
  })
})

describe('the kind of an activity', () => {
  const event = (name: string, payload: unknown) =>
    readFrame(JSON.stringify({ event: name, stream: ['user'], payload }))
  const kindOf = (name: string, payload: unknown) => {
    const read = event(name, typeof payload === 'string' ? payload : JSON.stringify(payload))
    return read.type === 'dropped' ? 'dropped' : activityTypeOf(read)
  }
  const status = wireOf('statuses-get')
  const notification = (type: string) => ({ id: '1', type, account: status['account'], status })

  it.each([
    ['status', 'update', status],
    ['retweet', 'update', wireOf('statuses-reblog')],
    ['edit', 'status.update', status],
    ['deletion', 'delete', 'X'],
    ['favorite', 'notification', notification('favourite')],
    ['retweet', 'notification', notification('reblog')],
    ['follow', 'notification', notification('follow')],
    ['unknown', 'notification', notification('move')],
    ['unknown', 'filters_changed', 'x'],
  ])('[POST-12] the kind of an activity is %s for %s', (kind, name, payload) => {
    expect(kindOf(name, payload)).toBe(kind)
  })
})

it('a repeat is a status of its own that holds the repeated one', () => {
  const repeat = parse(wireOf('statuses-reblog'))
  expect(repeat.repeatOf?.id).toBe('BCfYXwRP8KhGueS4S8')
  expect(repeat.id).not.toBe(repeat.repeatOf?.id)
})

it('a quote comes along without its spare text', () => {
  const quoting = parse(wireOf('statuses-post--quote'))
  expect(quoting.quote?.id).toBe(quoting.quoteId)
  expect(quoting.content).toBe('Quoting alice')
  expect(quoting.text).toBe('Quoting alice')
  expect(quoting.hasUnavailableQuote).toBe(false)
})

it('a quote in the place where Pleroma keeps it is found', () => {
  const { quote, quote_id: quoteId, ...wire } = wireOf('statuses-post--quote')
  const pleroma = { ...(wire['pleroma'] as Wire), quote, quote_id: quoteId }
  expect(parse({ ...wire, pleroma })).toMatchObject({
    quoteId,
    quote: { id: quoteId },
    content: 'Quoting alice',
  })
})

it('a quote that may not be seen is said to exist, and its spare text stays', () => {
  const wire = wireOf('statuses-post--quote')
  for (const quoteId of ['_', wire['quote_id']]) {
    const status = parse({ ...wire, quote: null, quote_id: quoteId })
    expect(status.hasUnavailableQuote).toBe(true)
    expect(status.quote).toBeNull()
    expect(status.content).toContain('RE:')
  }
  expect(parse({ ...wire, quote: null, quote_id: '_' }).quoteId).toBeNull()
})

it('a parent that may not be seen is said to exist', () => {
  const status = withFields({ in_reply_to_id: '_', in_reply_to_account_id: '_' })
  expect(status).toMatchObject({ hasUnavailableParent: true, inReplyToId: null, inReplyToAccountId: null })
})

it('a missing field has a neutral value and its name in absent', () => {
  const wire = wireOf('statuses-get')
  for (const key of ['favourited', 'favourites_count', 'poll', 'edited_at', 'reblog', 'quote'])
    delete wire[key]
  const status = parse(wire)
  expect(status).toMatchObject({ isFavourited: false, favouritesCount: 0, poll: null, editedAt: null })
  expect(status.absent).toEqual(
    expect.arrayContaining(['isFavourited', 'favouritesCount', 'poll', 'editedAt', 'repeatOf', 'quote']),
  )
  expect(status.absent).not.toContain('isBookmarked')
})

it('a field of the wrong type counts as missing', () => {
  const status = withFields({ favourites_count: 'many', media_attachments: 'none', pleroma: 7 })
  expect(status).toMatchObject({ favouritesCount: 0, attachments: [] })
  expect(status.absent).toEqual(expect.arrayContaining(['favouritesCount', 'attachments', 'isThreadMuted']))
})

it('a null that means nothing is an answer, not an absence', () => {
  expect(withFields({ poll: null, edited_at: null }).absent).not.toContain('poll')
})

it('only a missing id or account sinks a status', () => {
  const { id, account } = wireOf('statuses-get')
  expect(v.safeParse(statusSchema, { id, account }).success).toBe(true)
  expect(v.safeParse(statusSchema, { id }).success).toBe(false)
  expect(v.safeParse(statusSchema, { account }).success).toBe(false)
  expect(v.safeParse(statusSchema, { id: '', account }).success).toBe(false)
  expect(v.safeParse(statusSchema, { id, account: { username: 'x' } }).success).toBe(false)
  expect(v.safeParse(statusSchema, [id]).success).toBe(false)
})

it('ids and counts of other forms are understood', () => {
  const status = withFields({ id: 42, in_reply_to_id: 41, favourites_count: '7' })
  expect(status).toMatchObject({ id: '42', inReplyToId: '41', favouritesCount: 7 })
})

it('a bad mention, tag or file is left out and the rest stays', () => {
  const status = withFields({
    mentions: [{ acct: 'x' }, { id: '1', acct: 'y@far.example' }, null],
    tags: [7],
  })
  expect(status.mentions).toEqual([{ id: '1', acct: 'y@far.example', username: 'y', url: '' }])
  expect(status.tags).toEqual([])
})

it('the forms of Mastodon are folded', () => {
  const [repeat, card, media, poll, quoting, revoked] = (
    bodyOf('mastodon', 'timelines-home') as unknown[]
  ).map(parse)
  expect(repeat?.repeatOf?.account.acct).toBe('ivo@other.example')
  expect(card?.card).toMatchObject({ title: 'Frost warning', providerName: 'News' })
  expect(media).toMatchObject({ isSensitive: true, subject: 'food' })
  expect(media?.attachments).toMatchObject([
    { kind: 'image', width: 1200, height: 800, description: 'A plate of beans' },
    { kind: 'video', duration: 2.04 },
  ])
  expect(poll?.poll).toMatchObject({ isMultiple: true, votersCount: 3, ownVotes: [0, 1] })
  expect(quoting).toMatchObject({ quoteId: '1149', quote: { id: '1149' }, content: '<p>They do.</p>' })
  expect(revoked).toMatchObject({ quote: null, quoteId: null })
  expect(quoting?.absent).toContain('isThreadMuted')
})

it('the forms of GoToSocial are folded', () => {
  const [first, second] = (bodyOf('gotosocial', 'timelines-home') as unknown[]).map(parse)
  expect(first).toMatchObject({
    scope: 'private',
    contentType: 'text/markdown',
    sourceText: 'Abendbrot',
    application: 'skein',
  })
  expect(second?.scope).toBe('local')
})

it('every status of the recordings is read', () => {
  const statuses = recordingsOf('akkoma-3.16')
    .filter(({ name }) => /^(timelines|bookmarks|favourites|accounts-statuses)/.test(name))
    .flatMap(({ body }) => (Array.isArray(body) ? body : []))
  expect(statuses.length).toBeGreaterThan(100)
  for (const wire of statuses) expect(v.safeParse(statusSchema, wire).success).toBe(true)
})
