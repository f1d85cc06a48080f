import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Visibility } from '../src/index.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

const SCOPES: Visibility[] = ['public', 'unlisted', 'local', 'private', 'direct']

/** Readers by what ties them to the author (bob). */
const READERS = {
  author: 'bob',
  follower: 'alice',
  mentioned: 'carol',
  member: 'dave',
  visitor: null,
} as const

const MATRIX: Record<Visibility, (keyof typeof READERS)[]> = {
  public: ['author', 'follower', 'mentioned', 'member', 'visitor'],
  unlisted: ['author', 'follower', 'mentioned', 'member', 'visitor'],
  local: ['author', 'follower', 'mentioned', 'member'],
  private: ['author', 'follower', 'mentioned'],
  direct: ['author', 'mentioned'],
}

const texts = (body: unknown): string[] =>
  (body as { pleroma: { content?: { 'text/plain': string } } }[]).map(
    ({ pleroma }) => pleroma.content?.['text/plain'] ?? 'repeat',
  )

describe('who may read what', () => {
  let world: World
  const post = (text: string, scope: Visibility = 'public', by: keyof World['people'] = 'bob', more = {}) =>
    world.instance.commands.postStatus({ accountId: world.people[by].id, text, scope, ...more })
  const follow = (a: keyof World['people'], b: keyof World['people']) =>
    world.instance.commands.follow({ accountId: world.people[a].id, targetId: world.people[b].id })
  const pair = (a: keyof World['people'], b: keyof World['people']) => ({
    accountId: world.people[a].id,
    targetId: world.people[b].id,
  })
  const timeline = async (as: string | null, path: string): Promise<string[]> =>
    texts((await world.ask(as, 'GET', path)).body)

  beforeEach(async () => {
    world = await createWorld()
    await follow('alice', 'bob')
  })
  afterEach(() => world.close())

  it.for(SCOPES)('a %s post is read by the right people, and is unknown to the others', async (scope) => {
    const status = await post('@carol hello', scope)
    for (const [tie, name] of Object.entries(READERS)) {
      const answer = await world.ask(name, 'GET', `/api/v1/statuses/${status.id}`)
      expect([tie, answer.status]).toEqual([
        tie,
        MATRIX[scope].includes(tie as keyof typeof READERS) ? 200 : 404,
      ])
    }
  })

  it('who has asked to follow reads followers-only posts once they are let in, and not before', async () => {
    const { bob, dave } = world.people
    await world.ask('bob', 'PATCH', '/api/v1/accounts/update_credentials', { locked: true })
    const status = await post('for followers', 'private')
    await world.ask('dave', 'POST', `/api/v1/accounts/${bob.id}/follow`)
    const relationship = await world.ask('dave', 'GET', `/api/v1/accounts/relationships?id=${bob.id}`)
    expect(relationship.body).toMatchObject([{ following: false, requested: true }])
    const read = async () => ({
      post: (await world.ask('dave', 'GET', `/api/v1/statuses/${status.id}`)).status,
      home: await timeline('dave', '/api/v1/timelines/home'),
      profile: await timeline('dave', `/api/v1/accounts/${bob.id}/statuses`),
    })
    expect(await read()).toEqual({ post: 404, home: [], profile: [] })
    await world.ask('bob', 'POST', `/api/v1/follow_requests/${dave.id}/authorize`)
    expect(await read()).toEqual({ post: 200, home: ['for followers'], profile: ['for followers'] })
  })

  it.for(['public', 'unlisted', 'local', 'private', ''])(
    'a repeat of one’s own followers-only post stays private, whatever is asked for: %s',
    async (visibility) => {
      const status = await post('for followers', 'private')
      const repeated = await world.ask('bob', 'POST', `/api/v1/statuses/${status.id}/reblog`, { visibility })
      expect(repeated).toMatchObject({ status: 200, body: { visibility: 'private' } })
      const { id } = repeated.body as { id: string }
      expect((await world.ask('dave', 'GET', `/api/v1/statuses/${id}`)).status).toBe(404)
      expect((await world.ask(null, 'GET', `/api/v1/statuses/${id}`)).status).toBe(404)
      expect(await timeline(null, '/api/v1/timelines/public')).toEqual([])
      expect(await timeline(null, `/api/v1/accounts/${world.people.bob.id}/statuses`)).toEqual([])
      expect(await timeline('alice', '/api/v1/timelines/home')).toHaveLength(2)
    },
  )

  it('home holds every scope of followed people, the public timelines only public and (for members) local posts', async () => {
    for (const scope of SCOPES) await post(`${scope} one`, scope)
    expect(await timeline('alice', '/api/v1/timelines/home')).toEqual([
      'private one',
      'local one',
      'unlisted one',
      'public one',
    ])
    expect(await timeline('alice', '/api/v1/timelines/public')).toEqual(['local one', 'public one'])
    expect(await timeline(null, '/api/v1/timelines/public')).toEqual(['public one'])
    expect(await timeline(null, `/api/v1/accounts/${world.people.bob.id}/statuses`)).toEqual([
      'unlisted one',
      'public one',
    ])
  })

  it('home holds what names me, direct posts too, and no repeats of my own posts', async () => {
    await post('@alice hi', 'public', 'dave')
    await post('@alice psst', 'direct', 'dave')
    const own = await post('mine', 'public', 'alice')
    await world.instance.commands.repeat({ accountId: world.people.bob.id, statusId: own.id })
    expect(await timeline('alice', '/api/v1/timelines/home')).toEqual(['mine', '@alice psst', '@alice hi'])
    expect(await timeline('alice', '/api/v1/timelines/direct')).toEqual(['@alice psst'])
  })

  it('a block hides posts of, to and repeated from the blocked person, on every timeline', async () => {
    const bad = await post('from dave', 'public', 'dave')
    await post('@dave to dave')
    await world.instance.commands.repeat({ accountId: world.people.bob.id, statusId: bad.id })
    await post('innocent')
    await world.instance.commands.block(pair('alice', 'dave'))
    expect(await timeline('alice', '/api/v1/timelines/public')).toEqual(['innocent'])
    expect(await timeline('alice', '/api/v1/timelines/home')).toEqual(['innocent'])
    expect(await timeline('dave', '/api/v1/timelines/public')).toContain('innocent')
  })

  it('muted people and threads are left out, unless the request asks for them', async () => {
    const loud = await post('loud')
    await post('calm', 'public', 'dave')
    await world.instance.commands.mute(pair('alice', 'bob'))
    expect(await timeline('alice', '/api/v1/timelines/public')).toEqual(['calm'])
    const all = await world.ask('alice', 'GET', '/api/v1/timelines/public?with_muted=true')
    expect(all.body).toMatchObject([{ muted: false }, { id: loud.id, muted: true }])
    await world.instance.commands.unmute(pair('alice', 'bob'))
    await world.instance.commands.muteThread({ accountId: world.people.alice.id, statusId: loud.id })
    expect(await timeline('alice', '/api/v1/timelines/public')).toEqual(['calm'])
  })

  it('a mute for a time ends by itself', async () => {
    await post('loud')
    await world.instance.commands.mute({ ...pair('alice', 'bob'), expiresIn: 60 })
    expect(await timeline('alice', '/api/v1/timelines/home')).toEqual([])
    world.instance.clock.advance(61_000)
    expect(await timeline('alice', '/api/v1/timelines/home')).toEqual(['loud'])
  })

  it('a blocked server is silent, except for people one follows there', async () => {
    await post('<p>from zoe</p>', 'public', 'zoe')
    await post('<p>from zack</p>', 'public', 'zack')
    await follow('alice', 'zoe')
    await world.instance.commands.blockDomain({
      accountId: world.people.alice.id,
      host: 'remote.example.com',
    })
    expect(await timeline('alice', '/api/v1/timelines/public')).toEqual(['from zoe'])
  })

  it('reply_visibility keeps what is no answer, answers to me and, with following, answers to friends', async () => {
    const mine = await post('mine', 'public', 'alice')
    const bobs = await post('by a friend')
    const strange = await post('by a stranger', 'public', 'dave')
    const answer = (text: string, by: keyof World['people'], to: { id: string }) =>
      post(text, 'public', by, { inReplyToId: to.id })
    await answer('to me', 'dave', mine)
    await answer('to my friend', 'dave', bobs)
    await answer('to a stranger', 'carol', strange)
    const shown = (visibility: string) =>
      timeline('alice', `/api/v1/timelines/public?reply_visibility=${visibility}`)
    expect(await shown('all')).toHaveLength(6)
    expect(await shown('following')).toEqual([
      'to my friend',
      'to me',
      'by a stranger',
      'by a friend',
      'mine',
    ])
    expect(await shown('self')).toEqual(['to me', 'by a stranger', 'by a friend', 'mine'])
  })

  it('the bubble holds our posts and those of its servers; it opens to visitors with its switch', async () => {
    await post('here')
    await post('<p>far</p>', 'public', 'zoe')
    expect(await timeline('alice', '/api/v1/timelines/bubble')).toEqual(['here'])
    world.instance.options.bubbleHosts = ['remote.example.com']
    expect(await timeline('alice', '/api/v1/timelines/bubble')).toEqual(['far', 'here'])
    expect((await world.ask(null, 'GET', '/api/v1/timelines/bubble')).status).toBe(401)
    world.instance.options.publicTimelineVisibility = { local: false, federated: false, bubble: true }
    expect((await world.ask(null, 'GET', '/api/v1/timelines/bubble')).status).toBe(200)
    expect((await world.ask(null, 'GET', '/api/v1/timelines/public?local=true')).status).toBe(401)
  })

  it('a private site shows visitors nothing and members everything', async () => {
    const status = await post('inside')
    world.instance.options.isPrivate = true
    const paths = [
      `/api/v1/statuses/${status.id}`,
      '/api/v1/timelines/public',
      '/api/v1/accounts/bob',
      `/api/v1/statuses/${status.id}/context`,
      '/api/v2/search?q=inside',
    ]
    const statuses = await Promise.all(paths.map(async (path) => (await world.ask(null, 'GET', path)).status))
    expect(statuses).toEqual([404, 401, 401, 403, 403])
    for (const path of paths) expect((await world.ask('dave', 'GET', path)).status).toBe(200)
  })

  it('answers to a post that is gone or hidden name a ghost', async () => {
    const gone = await post('gone')
    const orphan = await post('orphan', 'public', 'dave', { inReplyToId: gone.id, quoteId: gone.id })
    await world.instance.commands.deleteStatus(gone.id)
    expect((await world.ask('alice', 'GET', `/api/v1/statuses/${orphan.id}`)).body).toMatchObject({
      in_reply_to_id: '_',
      in_reply_to_account_id: '_',
      quote_id: '_',
      quote: null,
      pleroma: { parent_visible: false },
    })
  })

  it('a quote of somebody the reader mutes keeps its id only', async () => {
    const quoted = await post('quoted', 'public', 'dave')
    const quoting = await post('quoting', 'public', 'bob', { quoteId: quoted.id })
    await world.instance.commands.mute(pair('alice', 'dave'))
    expect((await world.ask('alice', 'GET', `/api/v1/statuses/${quoting.id}`)).body).toMatchObject({
      quote_id: quoted.id,
      quote: null,
    })
    expect((await world.ask('carol', 'GET', `/api/v1/statuses/${quoting.id}`)).body).toMatchObject({
      quote: { id: quoted.id, quote: null },
    })
  })

  it('a post to a list is read by its members', async () => {
    const list = await world.instance.commands.createList({ accountId: world.people.bob.id, title: 'Few' })
    await world.instance.commands.addToList({ listId: list.id, accountIds: [world.people.dave.id] })
    const status = await post('to few', 'direct', 'bob', { listId: list.id })
    expect((await world.ask('dave', 'GET', `/api/v1/statuses/${status.id}`)).status).toBe(200)
    expect((await world.ask('alice', 'GET', `/api/v1/statuses/${status.id}`)).status).toBe(404)
  })

  it('followers of a tag see its public posts at home', async () => {
    await world.instance.commands.followTag({ accountId: world.people.carol.id, tag: 'Yarn' })
    await post('about #yarn', 'public', 'dave')
    await post('quietly about #yarn', 'unlisted', 'dave')
    expect(await timeline('carol', '/api/v1/timelines/home')).toEqual(['about #yarn'])
  })
})
