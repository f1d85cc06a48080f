import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ContentType } from '../src/index.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

describe('posting', () => {
  let world: World
  const send = (body: unknown, headers: Record<string, string> = {}, as = 'alice') =>
    world.ask(as, 'POST', '/api/v1/statuses', body, headers)
  const content = async (status: string, contentType: ContentType = 'text/plain'): Promise<string> =>
    (await send({ status, content_type: contentType })).body.content as string

  beforeEach(async () => {
    world = await createWorld()
  })
  afterEach(() => world.close())

  it('the same idempotency key gives the same post, one after the other and at once', async () => {
    const key = { 'idempotency-key': 'k1' }
    const first = await send({ status: 'once' }, key)
    const second = await send({ status: 'once' }, key)
    const together = await Promise.all(
      [1, 2, 3].map(() => send({ status: 'again' }, { 'idempotency-key': 'k2' })),
    )
    const other = await send({ status: 'once' }, key, 'bob')
    expect(second.body.id).toBe(first.body.id)
    expect(first.headers.get('idempotency-key')).toBe('k1')
    expect(new Set(together.map(({ body }) => body.id)).size).toBe(1)
    expect(other.body.id).not.toBe(first.body.id)
    expect(await world.instance.db.selectFrom('statuses').select('id').execute()).toHaveLength(3)
  })

  it('a site that knows no idempotency keys posts each time', async () => {
    world.instance.options.knowsIdempotencyKeys = false
    const key = { 'idempotency-key': 'k1' }
    const first = await send({ status: 'twice' }, key)
    const second = await send({ status: 'twice' }, key)
    expect(second.body.id).not.toBe(first.body.id)
    expect(second.headers.has('idempotency-key')).toBe(false)
  })

  it('a preview is shown and leaves nothing behind', async () => {
    const preview = await send({ status: 'hi @bob #tag', preview: true })
    expect(preview.body).toMatchObject({
      id: 'pleroma:fakeid',
      mentions: [{ acct: 'bob' }],
      tags: [{ name: 'tag' }],
    })
    expect(await world.instance.db.selectFrom('statuses').select('id').execute()).toEqual([])
    expect((await world.ask('bob', 'GET', '/api/v1/notifications')).body).toEqual([])
  })

  it.for([
    ['text/plain', 'a <b> & "c"\nnext', 'a &lt;b&gt; &amp; "c"<br/>next'],
    ['text/markdown', '**bold** <script>x</script>', '<p><strong>bold</strong> x</p>'],
    ['text/bbcode', '[b]bold[/b] <i>', '<strong>bold</strong> &lt;i&gt;'],
    [
      'text/x.misskeymarkdown',
      '$[shake hi] <small>s</small>',
      '<p><span class="mfm-shake">hi</span> <small>s</small></p>',
    ],
    ['text/html', '<p onclick="x()">a<style>b</style></p>', '<p>ab</p>'],
  ] as const)('%s becomes clean HTML', async ([type, text, html]) => {
    expect(await content(text, type)).toBe(html)
  })

  it.for([
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg onload=alert(1)>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<p style="position:fixed">x</p>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input></form>',
  ])('hostile HTML does no harm: %s', async (html) => {
    const result = await content(html, 'text/html')
    expect(result).not.toMatch(/<(?:script|svg|iframe|form|style|input)|\son\w+=|javascript:|data:|style=/i)
  })

  it('a post of 4 MB is refused before anything reads it, whoever wrote it', async () => {
    const img = '<img>'.repeat(800_000)
    expect((await send({ status: img, content_type: 'text/html' })).status).toBe(422)
    for (const { id } of [world.people.alice, world.people.zoe])
      await expect(world.instance.commands.postStatus({ accountId: id, text: img })).rejects.toMatchObject({
        status: 422,
      })
    expect(await world.instance.db.selectFrom('statuses').select('id').execute()).toEqual([])
  })

  it('a post of another server may be far longer than our own, to 100,000 characters', async () => {
    const text = 'x'.repeat(100_000)
    const zoe = { accountId: world.people.zoe.id }
    const { content: html } = await world.instance.commands.postStatus({ ...zoe, text })
    expect(html).toBe(text)
    await expect(world.instance.commands.postStatus({ ...zoe, text: `${text}x` })).rejects.toThrow(
      'The status is over the character limit',
    )
  })

  it('links, people and tags of any script are found, not inside code or links', async () => {
    const html = await content(
      '@bob @nobody `@bob` #日本語 #123 https://example.org/a_(b). [#x](https://example.org)',
      'text/markdown',
    )
    expect(html).toContain(`data-user="${world.people.bob.id}"`)
    expect(html).toContain('@nobody')
    expect(html).toContain('<code class="inline">@bob</code>')
    expect(html).toContain('data-tag="日本語"')
    expect(html).not.toContain('data-tag="123"')
    expect(html).not.toContain('data-tag="x"')
    expect(html).toContain('<a href="https://example.org/a_(b)"')
  })

  it('people of other servers are named by their whole handle, international names too', async () => {
    const { body } = await send({
      status: '@zoe@remote.example.com and @iri@bücher-kva.example.com and @iri@xn--bcher-kva.example.com',
    })
    expect(body.mentions.map(({ acct }: { acct: string }) => acct).toSorted()).toEqual([
      'iri@xn--bcher-kva.example.com',
      'zoe@remote.example.com',
    ])
  })

  it('local addresses in a post follow the origin it is read from', async () => {
    const { body } = await send({ status: 'hi @bob #tag' })
    const response = await world.instance.app.request(`/api/v1/statuses/${body.id}`, {
      headers: { host: 'skein.example:8443', 'x-forwarded-proto': 'https' },
    })
    const read = (await response.json()) as { content: string; url: string }
    expect(read.url).toBe(`https://skein.example:8443/notice/${body.id}`)
    expect(read.content).toContain('href="https://skein.example:8443/users/bob"')
  })

  it('an answer takes the scope of what it answers when it names none, and names whom it answers', async () => {
    const parent = await send({ status: 'quiet', visibility: 'private' }, {}, 'alice')
    await world.instance.commands.follow({ accountId: world.people.bob.id, targetId: world.people.alice.id })
    const answer = await send({ status: 'yes', in_reply_to_id: parent.body.id }, {}, 'bob')
    expect(answer.body).toMatchObject({
      visibility: 'private',
      in_reply_to_id: parent.body.id,
      mentions: [{ acct: 'alice' }],
    })
    expect((await world.ask('alice', 'GET', `/api/v1/statuses/${parent.body.id}`)).body.replies_count).toBe(1)
  })

  it('nobody can answer, quote or use what is not theirs to see', async () => {
    const hidden = await world.instance.commands.postStatus({
      accountId: world.people.bob.id,
      text: 'hidden',
      scope: 'direct',
    })
    expect((await send({ status: 'x', in_reply_to_id: hidden.id })).status).toBe(422)
    expect((await send({ status: 'x', quote_id: hidden.id })).status).toBe(422)
    const media = await world.instance.commands.addMedia({
      accountId: world.people.bob.id,
      bytes: new Uint8Array([1]),
      mime: 'text/plain',
    })
    expect((await send({ status: 'x', media_ids: [String(media.id)] })).body.media_attachments).toEqual([])
  })

  it('a deleted post is gone with its repeats, marks and notices, and the counts go back', async () => {
    const { body } = await send({ status: 'going @bob' })
    const { commands } = world.instance
    const bob = { accountId: world.people.bob.id, statusId: body.id as string }
    await commands.repeat(bob)
    await commands.favourite(bob)
    await commands.bookmark(bob)
    const deleted = await world.ask('alice', 'DELETE', `/api/v1/statuses/${body.id}`)
    expect(deleted.body.text).toBe('going @bob')
    expect((await world.ask('alice', 'GET', `/api/v1/statuses/${body.id}`)).status).toBe(404)
    for (const path of ['bookmarks', 'favourites', 'notifications', 'timelines/home']) {
      expect((await world.ask('bob', 'GET', `/api/v1/${path}`)).body).toEqual([])
    }
    expect((await world.ask('alice', 'GET', '/api/v1/accounts/verify_credentials')).body.statuses_count).toBe(
      0,
    )
  })

  it('an edit keeps what was, tells who repeated it, and changes the names in it', async () => {
    const { body } = await send({ status: 'first #one' })
    await world.instance.commands.repeat({ accountId: world.people.bob.id, statusId: body.id as string })
    const edited = await world.ask('alice', 'PUT', `/api/v1/statuses/${body.id}`, {
      status: 'second #two',
      spoiler_text: 'cw',
    })
    expect(edited.body).toMatchObject({ tags: [{ name: 'two' }], spoiler_text: 'cw' })
    expect(edited.body.edited_at).not.toBeNull()
    const history = await world.ask('alice', 'GET', `/api/v1/statuses/${body.id}/history`)
    expect(history.body.map(({ spoiler_text: subject }: { spoiler_text: string }) => subject)).toEqual([
      '',
      'cw',
    ])
    expect((await world.ask('bob', 'GET', '/api/v1/notifications')).body).toMatchObject([{ type: 'update' }])
  })

  it.for(['>', '> - ', '- > ', '1. '])(
    'a post of 4,000 characters that is nothing but "%s" is posted, its first quotes and lists as such',
    async (mark) => {
      const { status, body } = await send({
        status: mark.repeat(4_000 / mark.length),
        content_type: 'text/markdown',
      })
      expect(status).toBe(200)
      expect(body.content).toMatch(/^<(blockquote|ul|ol)>/)
    },
  )

  it.for(['/api/v1/polls/999999', '/api/v1/polls/none'])(
    '%s, a poll that is unknown, is not found',
    async (path) => {
      const answer = await world.ask('alice', 'GET', path)
      expect([answer.status, answer.body]).toEqual([404, { error: 'Record not found' }])
    },
  )

  it('posts that expire delete themselves, polls that end tell their voters', async () => {
    const brief = await send({ status: 'brief', expires_in: 60 })
    const poll = await send({ status: 'which', poll: { options: ['a', 'b'], expires_in: 60 } })
    await world.ask('bob', 'POST', `/api/v1/polls/${poll.body.poll.id}/votes`, { choices: [1] })
    world.instance.clock.advance(61_000)
    await world.instance.sweep()
    await world.instance.sweep()
    expect((await world.ask('alice', 'GET', `/api/v1/statuses/${brief.body.id}`)).status).toBe(404)
    expect((await world.ask('bob', 'GET', '/api/v1/notifications')).body).toMatchObject([{ type: 'poll' }])
    expect((await world.ask('alice', 'GET', '/api/v1/notifications')).body).toMatchObject([{ type: 'poll' }])
    expect(
      (await world.ask('dave', 'POST', `/api/v1/polls/${poll.body.poll.id}/votes`, { choices: [1] })).status,
    ).toBe(422)
  })

  it('a failing post leaves nothing half done', async () => {
    const { commands, db } = world.instance
    await expect(
      commands.batch(async (batch) => {
        await batch.postStatus({ accountId: world.people.alice.id, text: 'half @bob' })
        await batch.postStatus({ accountId: 'nobody', text: 'x' })
      }),
    ).rejects.toThrow('find user')
    expect(await db.selectFrom('statuses').select('id').execute()).toEqual([])
    expect(await db.selectFrom('notifications').select('id').execute()).toEqual([])
  })
})
