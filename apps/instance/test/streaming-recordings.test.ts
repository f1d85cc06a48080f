import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drawPicture } from './support/pictures.ts'
import type { RecordedFrame } from './support/recordings.ts'
import { loadRecording, recordingNames } from './support/recordings.ts'
import { compareShapes } from './support/shape.ts'
import type { Frame, TestSocket } from './support/socket.ts'
import { openSocket, refusedWith } from './support/socket.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

/** Of a kind of notification or event, such as `notification reblog`. */
const kindOf = ({ event, payload }: Pick<RecordedFrame, 'event' | 'payload'>): string =>
  event === 'notification' ? `${event} ${(payload as { type: string }).type}` : event

const streamForm = (stream: string[] | undefined): string | undefined =>
  stream?.join(' ').replace(/B[A-Za-z0-9]{17}/g, ':id')

const differences = (recorded: readonly RecordedFrame[], frame: Frame): string[] => {
  const alike = recorded.filter((one) => kindOf(one) === kindOf(frame))
  if (alike.length === 0) return [`${kindOf(frame)} is not recorded`]
  const attempts = alike.map((one) => [
    ...(streamForm(one.stream) === streamForm(frame.stream) ? [] : [`stream ${frame.stream?.join(' ')}`]),
    ...compareShapes(one.payload, frame.payload),
  ])
  return attempts.toSorted((a, b) => a.length - b.length)[0] ?? []
}

const NAMES = recordingNames().filter((name) => name.startsWith('streaming--'))

describe('sockets carry frames as recorded', () => {
  let world: World
  let address: string
  let socket: TestSocket | null = null
  beforeEach(async () => {
    world = await createWorld()
    await world.instance.commands.follow({ accountId: world.people.alice.id, targetId: world.people.bob.id })
    address = (await world.instance.listen()).address
  })
  afterEach(async () => {
    socket?.close()
    await world.close()
  })

  /** What happened while the recordings were made. */
  const live = async (): Promise<void> => {
    const { instance, people } = world
    const { commands } = instance
    const { id: mine } = await commands.postStatus({ accountId: people.alice.id, text: 'mine' })
    await commands.postStatus({ accountId: people.bob.id, text: '@alice streamed', scope: 'direct' })
    const media = await commands.addMedia({
      accountId: people.bob.id,
      bytes: await drawPicture(20, 10),
      mime: 'image/png',
    })
    const { id } = await commands.postStatus({
      accountId: people.bob.id,
      text: 'a picture for @alice #testing',
      mediaIds: [media.id],
    })
    const bob = { accountId: people.bob.id, statusId: mine }
    await commands.favourite(bob)
    await commands.repeat(bob)
    await commands.react({ ...bob, name: '🎉' })
    await commands.follow({ accountId: people.alice.id, targetId: people.dave.id })
    await instance.settleStreams()
    await commands.editStatus({ statusId: id, text: 'edited for @alice #testing' })
    await instance.settleStreams()
    await commands.deleteStatus(id)
    await instance.settleStreams()
  }

  const queryOf = (path: string): string =>
    (path.split('?')[1] ?? '').replace('<token>', world.tokens['alice'] ?? '')

  it.for(NAMES.filter((name) => loadRecording(name).frames.length > 0))('%s', async (name) => {
    const recording = loadRecording(name)
    const isInProtocol = name.endsWith('subprotocol')
    const opened = await openSocket(
      address,
      queryOf(recording.path),
      isInProtocol ? world.tokens['alice'] : undefined,
    )
    socket = opened
    await live()
    opened.socket.send('ping')
    await expect.poll(() => opened.texts).toContain('pong')
    const kinds = (frames: readonly Pick<RecordedFrame, 'event' | 'payload'>[]): string[] =>
      [...new Set(frames.map(({ event }) => event))].toSorted()
    expect(kinds(opened.frames)).toEqual(expect.arrayContaining(kinds(recording.frames)))
    expect(opened.frames.flatMap((frame) => differences(recording.frames, frame))).toEqual([])
  })

  it.for(NAMES.filter((name) => loadRecording(name).status !== 101))('%s', async (name) => {
    const recording = loadRecording(name)
    const list = await world.instance.commands.createList({ accountId: world.people.bob.id, title: 'Mine' })
    const query = queryOf(recording.path).replace('list=1', `list=${list.id}`)
    expect(await refusedWith(address, query)).toBe(recording.status)
  })

  it('streaming-public-private-instance-http', async () => {
    world.instance.options.isPrivate = true
    const recording = loadRecording('streaming-public-private-instance-http')
    expect((await world.ask(null, 'GET', recording.path)).status).toBe(recording.status)
  })
})
