import { beforeEach, expect, test, vi } from 'vitest'

import { changeInstance } from '../../model/testing/change-instance.ts'
import { getStreamStatus } from '../../model/streaming.ts'
import { getFeed } from '../../model/timelines.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import { lastSocket } from '../../testing/fake-sockets.ts'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, openHome } from '../../testing/page.tsx'
import { asked, noticeKeys, restartStreaming, sockets } from './testing/live.ts'

beforeEach(() => answerPings(true))

/** Servers of the Pleroma family answer a ping, others close the socket for it. */
function answerPings(areAnswered: boolean) {
  changeInstance({ facts: { streamingUrl: null }, capabilities: { socketPings: areAnswered } })
}

/** Home is open, its socket too, and what came meanwhile has been asked for; time stands still. */
async function openLive() {
  await openHome(instance, 40)
  vi.useFakeTimers()
  lastSocket().open()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(getStreamStatus()).toBe('joined')
}

test('[RT-10] a socket that answers no ping is replaced, and that is said', async () => {
  await openLive()
  lastSocket().isDead = true
  const first = lastSocket()
  await vi.advanceTimersByTimeAsync(41_000)
  expect(first.closedWith).not.toBeNull()
  expect(lastSocket()).not.toBe(first)
  expect(noticeKeys()).toEqual(['timeline.socket_broke'])
  expect(getStreamStatus()).toBe('starting')
})

test('where no ping is answered, a minute of silence is looked after by a poll, and a deaf socket replaced', async () => {
  answerPings(false)
  await openLive()
  const [first, before] = [lastSocket(), asked()]
  await vi.advanceTimersByTimeAsync(61_000)
  expect(asked()).toBe(before + 1)
  expect(lastSocket()).toBe(first)
  instance.post(homePath, wirePost(41))
  await vi.advanceTimersByTimeAsync(61_000)
  expect(getFeed(home).getState().queued).toHaveLength(1)
  expect(lastSocket()).not.toBe(first)
  expect(sockets.flatMap(({ sent }) => sent)).toEqual([])
  expect(noticeKeys()).toEqual([])
})

/** The network comes back, or the machine wakes up: nobody told the socket whether its line is still there. */
const wakings = {
  'when the network is back': async () => {
    window.dispatchEvent(new Event('online'))
  },
  'when the machine slept': async () => {
    vi.setSystemTime(Date.now() + 600_000)
    await vi.advanceTimersByTimeAsync(10_000)
  },
}

test.each(Object.entries(wakings))(
  '[RT-10] %s the socket is pinged at once, and not at its next beat',
  async (_, wakeUp) => {
    await openLive()
    restartStreaming()
    lastSocket().open()
    await vi.advanceTimersByTimeAsync(1_000)
    const socket = lastSocket()
    expect(socket.sent).toEqual([])
    await wakeUp()
    expect(socket.sent).toEqual(['ping'])
    expect(lastSocket()).toBe(socket)
  },
)

test('when the network is back a socket that no ping can test gives way to another, in silence', async () => {
  answerPings(false)
  await openLive()
  const first = lastSocket()
  await wakings['when the network is back']()
  expect(first.closedWith).not.toBeNull()
  expect(lastSocket()).not.toBe(first)
  expect(noticeKeys()).toEqual([])
})

test('[API-154] the server’s own address is used, also when it is known later', async () => {
  await openLive()
  const first = lastSocket()
  changeInstance({ facts: { streamingUrl: 'wss://streaming.fen.example' } })
  expect(first.closedWith).toBe(1000)
  expect(lastSocket().url.host).toBe('streaming.fen.example')
  expect(noticeKeys()).toEqual([])
})
