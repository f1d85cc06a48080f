import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRecording } from '../../../packages/api/tools/check-recording.ts'
import type { TestSocket } from './support/socket.ts'
import { openSocket, refusedWith } from './support/socket.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

describe('the user socket', () => {
  let world: World
  let address: string
  const sockets: TestSocket[] = []

  const open = async (query: string, protocol?: string): Promise<TestSocket> => {
    const socket = await openSocket(address, query, protocol)
    sockets.push(socket)
    return socket
  }
  const streamOf = (name: string, stream: string) =>
    open(`access_token=${world.tokens[name]}&stream=${stream}`)
  /** Sends a ping and waits for its answer: everything the server wrote before has then arrived. */
  const settle = async (): Promise<void> => {
    await world.instance.settleStreams()
    for (const socket of sockets.filter((each) => each.socket.readyState === 1)) {
      const before = socket.texts.length
      socket.socket.send('ping')
      await expect.poll(() => socket.texts.length).toBe(before + 1)
    }
  }
  const summary = (socket: TestSocket): string[] =>
    socket.frames.map(({ event, stream }) => `${event} ${stream?.join() ?? ''}`.trim())
  const post = (by: keyof World['people'], text: string, more = {}) =>
    world.instance.commands.postStatus({ accountId: world.people[by].id, text, ...more })

  beforeEach(async () => {
    world = await createWorld()
    await world.instance.commands.follow({ accountId: world.people.alice.id, targetId: world.people.bob.id })
    address = (await world.instance.listen()).address
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close()
    await world.close()
  })

  it.for([
    ['stream=user&access_token=bad', 401],
    ['stream=user', 401],
    ['stream=nonsense', 404],
    ['stream=hashtag', 404],
    ['stream=list', 401],
  ] as const)('a handshake with %s is refused with %i before the upgrade', async ([query, status]) => {
    expect(await refusedWith(address, query)).toBe(status)
  })

  it("somebody else's list is unknown, and one without a number is refused", async () => {
    const list = await world.instance.commands.createList({ accountId: world.people.bob.id, title: 'Mine' })
    expect(
      await refusedWith(address, `stream=list&list=${list.id}&access_token=${world.tokens['alice']}`),
    ).toBe(404)
    expect(await refusedWith(address, `stream=list&access_token=${world.tokens['alice']}`)).toBe(401)
  })

  it('a private site refuses visitors, over HTTP too', async () => {
    world.instance.options.isPrivate = true
    expect(await refusedWith(address, 'stream=public')).toBe(401)
    expect((await world.ask(null, 'GET', '/api/v1/streaming?stream=public')).status).toBe(401)
  })

  it('a post reaches home, public, tag and list streams in the recorded form, a mention also as a notification', async () => {
    const list = await world.instance.commands.createList({ accountId: world.people.alice.id, title: 'L' })
    await world.instance.commands.addToList({ listId: list.id, accountIds: [world.people.bob.id] })
    const user = await streamOf('alice', 'user')
    const notifications = await streamOf('alice', 'user:notification')
    const publicOnes = await open('stream=public')
    const media = await open('stream=public:media')
    const tag = await open('stream=hashtag&tag=Yarn')
    const listed = await streamOf('alice', `list&list=${list.id}`)
    const status = await post('bob', 'hello @alice #yarn')
    await settle()
    expect(summary(user)).toEqual([`update user:${world.people.alice.id}`, 'notification user'])
    expect(summary(notifications)).toEqual(['notification user:notification'])
    expect(summary(publicOnes)).toEqual(['update public'])
    expect(summary(media)).toEqual([])
    expect(summary(tag)).toEqual(['update hashtag:yarn'])
    expect(summary(listed)).toEqual([`update list:${list.id}`])
    expect(user.frames[0]?.payload).toMatchObject({ id: status.id, account: { acct: 'bob' } })
  })

  it('what one may not read is not streamed', async () => {
    const visitor = await open('stream=public')
    const member = await streamOf('dave', 'user')
    await post('bob', 'quiet', { scope: 'unlisted' })
    await post('bob', 'for friends', { scope: 'private' })
    await post('bob', 'inside', { scope: 'local' })
    await settle()
    expect(visitor.frames).toEqual([])
    expect(member.frames).toEqual([])
  })

  it('a direct post arrives on direct with its conversation', async () => {
    const direct = await streamOf('alice', 'direct')
    await post('bob', '@alice psst', { scope: 'direct' })
    await settle()
    expect(summary(direct)).toEqual([
      `update direct:${world.people.alice.id}`,
      `conversation direct:${world.people.alice.id}`,
    ])
    expect(direct.frames[1]?.payload).toMatchObject({ unread: true, last_status: { visibility: 'direct' } })
  })

  it('edits come as status.update, deletions as a bare id without a stream', async () => {
    const user = await streamOf('alice', 'user')
    const status = await post('bob', 'first')
    await world.instance.commands.editStatus({ statusId: status.id, text: 'second' })
    await world.instance.settleStreams()
    await world.instance.commands.deleteStatus(status.id)
    await settle()
    expect(user.frames.map(({ event }) => event)).toEqual(['update', 'status.update', 'delete'])
    expect(user.frames[2]).toEqual({ event: 'delete', payload: status.id })
  })

  it('favourites, repeats and reactions come as notifications, follows also as a change of relationship', async () => {
    const status = await post('alice', 'mine')
    const user = await streamOf('alice', 'user')
    const dave = { accountId: world.people.dave.id, statusId: status.id }
    await world.instance.commands.favourite(dave)
    await world.instance.commands.react({ ...dave, name: '🎉' })
    await world.instance.commands.repeat(dave)
    await world.instance.commands.follow({ accountId: world.people.alice.id, targetId: world.people.dave.id })
    await settle()
    expect(
      user.frames.filter(({ event }) => event === 'notification').map(({ payload }) => payload.type),
    ).toEqual(['favourite', 'pleroma:emoji_reaction', 'reblog'])
    const changes = user.frames.filter(({ event }) => event === 'pleroma:follow_relationships_update')
    expect(changes.map(({ payload }) => payload.state)).toEqual(['follow_pending', 'follow_accept'])
  })

  it('the token may travel as the sub-protocol', async () => {
    const socket = await open('stream=user', world.tokens['alice'])
    expect(socket.socket.protocol).toBe(world.tokens['alice'])
    await post('bob', 'hello')
    await settle()
    expect(socket.frames).toHaveLength(1)
  })

  it('more streams are joined on an open socket; those that need an argument are not', async () => {
    const socket = await open(`access_token=${world.tokens['alice']}`)
    for (const stream of ['public', 'hashtag', 'nonsense'])
      socket.socket.send(JSON.stringify({ type: 'subscribe', stream }))
    socket.socket.send('no json')
    await settle()
    await post('dave', 'hello #yarn')
    await settle()
    expect(summary(socket)).toEqual(['update public'])
  })

  it('ping is answered by pong', async () => {
    const socket = await open('stream=public')
    await settle()
    expect(socket.texts).toEqual(['pong'])
  })

  it('revoking the token closes its sockets with 1000', async () => {
    const socket = await streamOf('alice', 'user')
    await world.instance.commands.revokeToken(world.tokens['alice'] ?? '')
    expect(await socket.closed).toBe(1000)
  })

  it('sockets can be dropped without a farewell', async () => {
    const socket = await streamOf('alice', 'user')
    expect(world.instance.sockets.close(1006)).toBe(1)
    expect(await socket.closed).toBe(1006)
  })

  it('nothing of a taken back batch is streamed', async () => {
    const socket = await open('stream=public')
    const { commands } = world.instance
    await commands
      .batch(async (batch) => {
        await batch.postStatus({ accountId: world.people.bob.id, text: 'never' })
        throw new Error('back')
      })
      .catch(() => {})
    await post('bob', 'said')
    await settle()
    expect(socket.frames.map(({ payload }) => payload.content)).toEqual(['said'])
  })

  it('the frames are what the client expects', async () => {
    const user = await streamOf('alice', 'user')
    const status = await post('bob', 'hello @alice')
    await world.instance.commands.editStatus({ statusId: status.id, text: 'hello again @alice' })
    await world.instance.settleStreams()
    await world.instance.commands.deleteStatus(status.id)
    await settle()
    const frames = user.frames.map(({ payload, ...rest }) => ({
      data: { ...rest, payload: rest.event === 'delete' ? payload : JSON.stringify(payload) },
    }))
    const verdict = checkRecording({
      name: 'socket',
      request: 'GET /api/v1/streaming?stream=user',
      status: 101,
      headers: {},
      body: null,
      frames,
    })
    expect([verdict.faults, verdict.dropped, verdict.unknownKeys]).toEqual([[], [], []])
  })
})
