import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { planDay } from '../src/simulation/day-plan.ts'
import type { TestSocket } from './support/socket.ts'
import { openSocket, refusedWith } from './support/socket.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

const summary = (socket: TestSocket) =>
  socket.frames.map(({ event, payload }) => [event, event === 'delete' ? payload : payload.id])

describe('simulation', () => {
  let world: World
  let address: string
  beforeEach(async () => {
    world = await createWorld({ allowFaults: true })
    ;({ address } = await world.instance.listen())
    const { commands } = world.instance
    for (const name of ['bob', 'dave'] as const)
      await commands.follow({
        accountId: world.people.alice.id,
        targetId: world.people[name].id,
        notifies: false,
      })
  })
  afterEach(() => world.close())

  const play = async (...steps: object[]) =>
    (await world.ask(null, 'POST', '/__faults/steps', { account: 'alice', steps })).body.made as {
      do: string
      id: string
      by: string
    }[]
  const tell = async (fields: object) =>
    (await world.ask(null, 'POST', '/__faults/sockets', { account: 'alice', ...fields })).body
  const streamOf = (name: string) => openSocket(address, `access_token=${world.tokens[name]}&stream=user`)
  const home = async () =>
    (await world.ask('alice', 'GET', '/api/v1/timelines/home')).body as {
      id: string
      content: string
      edited_at: string | null
      media_attachments: unknown[]
      account: { acct: string }
    }[]
  /** A frame sent over the same socket arrives after all frames before it. */
  const heardAll = async (socket: TestSocket) => {
    const pongs = () => socket.texts.filter((text) => text === 'pong').length
    const before = pongs()
    socket.socket.send('ping')
    await expect.poll(pongs).toBeGreaterThan(before)
  }

  it('steps post, edit and delete into the home timeline, one frame each, in their order', async () => {
    const socket = await streamOf('alice')
    const [first, second] = await play({ do: 'post', times: 2 })
    await play({ do: 'edit', id: first?.id, text: 'Said better.' }, { do: 'delete' })
    await heardAll(socket)
    expect(summary(socket)).toEqual([
      ['update', first?.id],
      ['update', second?.id],
      ['status.update', first?.id],
      ['delete', second?.id],
    ])
    expect([first?.by, second?.by]).toEqual(['bob', 'dave'])
    const [left, ...others] = await home()
    expect([left?.id, left?.content, others]).toEqual([first?.id, 'Said better.', []])
    expect(left?.edited_at).not.toBeNull()
  })

  it('a step can say who writes what, with pictures', async () => {
    const [made] = await play({ do: 'post', by: 'dave', text: 'Look!', pictures: 2, isSensitive: true })
    const [post] = await home()
    expect(post).toMatchObject({ id: made?.id, content: 'Look!', sensitive: true, account: { acct: 'dave' } })
    expect(post?.media_attachments).toHaveLength(2)
  })

  it('whoever is not named comes in turn, also for what is done with one post', async () => {
    const [{ id } = { id: '' }] = await play({ do: 'post', by: 'bob' })
    const steps = [
      { do: 'favourite', id },
      { do: 'react', id, name: '🔥' },
      { do: 'favourite', id },
    ]
    expect((await play(...steps)).map(({ by }) => by)).toEqual(['bob', 'dave', 'bob'])
  })

  it('people can be blocked, muted and followed, and stop writing once blocked', async () => {
    await play({ do: 'block', target: 'bob' })
    const made = await play({ do: 'post', times: 2 })
    expect(made.map(({ by }) => by)).toEqual(['dave', 'dave'])
    const [row] = (
      await world.ask('alice', 'GET', `/api/v1/accounts/relationships?id=${world.people.bob.id}`)
    ).body
    expect(row).toMatchObject({ blocking: true, following: false })
  })

  it('posts can be repeated, favourited, reacted to and voted on by others', async () => {
    const poll = { options: ['a', 'b'], expiresIn: 600 }
    const [{ id } = { id: '' }] = await play({ do: 'post', by: 'bob', poll })
    const [repeat] = await play(
      { do: 'repeat', id, by: 'dave' },
      { do: 'favourite', id, by: 'dave' },
      { do: 'favourite', id, by: 'mod' },
      { do: 'unfavourite', id, by: 'mod' },
      { do: 'react', id, name: '🔥', by: 'dave' },
      { do: 'vote', id, choices: [1], by: 'dave' },
    )
    const { body } = await world.ask('alice', 'GET', `/api/v1/statuses/${id}`)
    expect(body).toMatchObject({ reblogs_count: 1, favourites_count: 1 })
    expect(body.emoji_reactions).toMatchObject([{ name: '🔥', count: 1 }])
    expect(body.poll.options).toMatchObject([{ votes_count: 0 }, { votes_count: 1 }])
    expect((await home()).map((post) => post.id)).toEqual([repeat?.id, id])
  })

  it('a reader who follows nobody gets newcomers', async () => {
    await world.ask(null, 'POST', '/__faults/steps', { account: 'mod', steps: [{ do: 'post', times: 7 }] })
    const { body } = await world.ask('mod', 'GET', '/api/v1/timelines/home')
    expect(body).toHaveLength(7)
    expect(new Set(body.map(({ account }: { account: { acct: string } }) => account.acct)).size).toBe(6)
  })

  it('the same seed plays the same day, another seed another', () => {
    const day = { posts: 20, edits: 2, deletions: 1, total: 200 }
    const first = [...planDay({ ...day, seed: 5 })]
    expect([...planDay({ ...day, seed: 5 })]).toEqual(first)
    expect([...planDay({ ...day, seed: 6 })]).not.toEqual(first)
    const count = (kind: string) => first.filter((each) => each.do === kind).length
    expect([count('post'), count('edit'), count('delete')]).toEqual([175, 17, 8])
    expect(first.map(({ atMs }) => atMs)).toEqual(first.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
  })

  it('a busy day is streamed, counted, replayable, and ends after its happenings', async () => {
    const socket = await streamOf('alice')
    const playDay = async () => {
      const day = { account: 'alice', posts: 4e6, edits: 1e6, deletions: 1e6, seed: 3, total: 60 }
      await world.ask(null, 'POST', '/__faults/day', day)
      const state = async () => (await world.ask(null, 'GET', '/__faults/day')).body
      await expect.poll(async () => (await state()).isRunning).toBe(false)
      await heardAll(socket)
      return (await state()).played as Record<string, number>
    }
    const played = await playDay()
    expect(played).toEqual({ post: 40, edit: 10, delete: 10 })
    const events = socket.frames.map(({ event }) => event)
    expect(events.filter((event) => event === 'update')).toHaveLength(40)
    expect(events.filter((event) => event === 'status.update')).toHaveLength(10)
    expect(events.filter((event) => event === 'delete')).toHaveLength(10)
    expect(await playDay()).toEqual(played)
    expect(socket.frames.slice(events.length).map(({ event }) => event)).toEqual(events)
  })

  it('a day without an end is stopped, also by taking back all faults', async () => {
    const start = () =>
      world.ask(null, 'POST', '/__faults/day', { account: 'alice', posts: 1e6 }).then(({ body }) => body)
    expect(await start()).toMatchObject({ isRunning: true })
    expect((await world.ask(null, 'DELETE', '/__faults/day')).body.isRunning).toBe(false)
    await start()
    await world.ask(null, 'DELETE', '/__faults')
    expect(world.instance.simulation.day.isRunning).toBe(false)
  })

  it.for([1000, 1001, 1006, 1011])('closes the sockets of one account with %i', async (code) => {
    const [hers, his] = [await streamOf('alice'), await streamOf('bob')]
    expect(await tell({ do: 'close', code })).toEqual({ reached: 1 })
    expect(await hers.closed).toBe(code)
    const { body } = await world.ask(null, 'GET', '/__faults/sockets')
    expect(body.open).toEqual([{ account: 'bob', streams: [`user:${world.people.bob.id}`] }])
    his.close()
  })

  it('refuses the next handshakes, then opens again', async () => {
    const query = `access_token=${world.tokens['alice']}&stream=user`
    await world.ask(null, 'POST', '/__faults', { path: '/api/v1/streaming', times: 2, status: 503 })
    expect([await refusedWith(address, query), await refusedWith(address, query)]).toEqual([503, 503])
    ;(await streamOf('alice')).close()
  })

  it('swallows every frame until told otherwise; what was swallowed is lost', async () => {
    const socket = await streamOf('alice')
    await tell({ do: 'swallow', isOn: true })
    const late = await streamOf('alice')
    await play({ do: 'post' })
    socket.socket.send('ping')
    await tell({ do: 'swallow', isOn: false })
    const [heard] = await play({ do: 'post' })
    await heardAll(socket)
    await heardAll(late)
    expect([summary(socket), summary(late)]).toEqual([[['update', heard?.id]], [['update', heard?.id]]])
  })

  it('says anything', async () => {
    const socket = await streamOf('alice')
    expect(await tell({ do: 'say', text: 'not json' })).toEqual({ reached: 1 })
    await expect.poll(() => socket.texts).toEqual(['not json'])
  })

  it('unknown people are named, and nothing is simulated where the site does not allow it', async () => {
    const unknown = { account: 'nobody', steps: [] }
    expect(await world.ask(null, 'POST', '/__faults/steps', unknown)).toMatchObject({
      status: 404,
      body: { error: 'Nobody is called nobody.' },
    })
    world.instance.options.allowFaults = false
    for (const [method, path] of [
      ['POST', '/__faults/steps'],
      ['POST', '/__faults/day'],
      ['DELETE', '/__faults/day'],
      ['GET', '/__faults/sockets'],
      ['POST', '/__faults/sockets'],
    ] as const)
      expect((await world.ask(null, method, path, method === 'POST' ? {} : undefined)).status).toBe(404)
  })
})
