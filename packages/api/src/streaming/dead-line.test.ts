import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { start } from '../../test/fake-stream.ts'
import { anInstance } from '../../test/instances.ts'
import type { InstanceFacts } from '../instance/instance.ts'
import { isStreamMissing } from './missing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pingable = { answersPing: true }
const notPingable = { answersPing: false }
const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)

describe('where the server answers a ping', () => {
  it('[RT-10] a ping that is not answered within 10 s means that the line is dead: another socket takes its place', () => {
    const { sockets, last, changes } = start(pingable)
    last().opened()
    seconds(30)
    expect(last().sent).toEqual(['ping'])
    seconds(9.999)
    expect(sockets).toHaveLength(1)
    seconds(0.001)
    expect(sockets[0]?.closedWith).not.toBeNull()
    expect(changes.at(-1)).toBe('joined → error (1006)')
    seconds(1)
    expect(sockets).toHaveLength(2)
  })

  it('whatever comes in time is an answer', () => {
    const { sockets, last } = start(pingable)
    last().opened()
    for (let beat = 0; beat < 10; beat += 1) {
      seconds(30)
      last().received(JSON.stringify({ event: 'filters_changed', stream: ['user'] }))
    }
    expect(sockets).toHaveLength(1)
    expect(last().sent).toHaveLength(10)
  })

  it('after waking up it is pinged at once, and replaced when it is dead', () => {
    const { stream, sockets, last } = start(pingable)
    last().opened()
    stream.wake()
    expect(last().sent).toEqual(['ping'])
    seconds(11)
    expect(sockets).toHaveLength(2)
  })

  it('one that closes the socket in the place of an answer gets no more pings', () => {
    const { last } = start(pingable)
    for (let drop = 0; drop < 2; drop += 1) {
      last().opened()
      seconds(30)
      expect(last().sent).toEqual(['ping'])
      last().closed(1006)
      seconds(1)
    }
    last().opened()
    seconds(300)
    expect(last().sent).toEqual([])
  })
})

describe('where it answers none', () => {
  it('nothing is sent, and a minute of silence is told, once a minute', () => {
    const onSilence = vi.fn()
    const { sockets, last } = start({ ...notPingable, onSilence })
    last().opened()
    seconds(59)
    expect(onSilence).not.toHaveBeenCalled()
    seconds(1)
    expect(onSilence).toHaveBeenCalledTimes(1)
    seconds(60)
    expect(onSilence).toHaveBeenCalledTimes(2)
    expect(last().sent).toEqual([])
    expect(sockets).toHaveLength(1)
  })

  it('words of the server are no silence', () => {
    const onSilence = vi.fn()
    const { last } = start({ ...notPingable, onSilence })
    last().opened()
    for (let beat = 0; beat < 8; beat += 1) {
      seconds(25)
      last().received(JSON.stringify({ event: 'filters_changed', stream: ['user'] }))
    }
    expect(onSilence).not.toHaveBeenCalled()
  })

  it('after waking up another socket takes its place, and nobody is told that it broke', () => {
    const { stream, sockets, changes } = start(notPingable)
    sockets[0]?.opened()
    stream.wake()
    expect(sockets).toHaveLength(2)
    expect(sockets[0]?.closedWith).not.toBeNull()
    sockets[0]?.closed(1006)
    sockets[1]?.opened()
    expect(changes.slice(1)).toEqual(['starting-initial → joined', 'joined → starting', 'starting → joined'])
  })
})

it('a socket that waits for its next try tries at once when the line is back', () => {
  const { stream, sockets, last } = start()
  last().opened()
  last().closed(1006)
  stream.wake()
  expect(sockets).toHaveLength(2)
  seconds(10)
  expect(sockets).toHaveLength(2)
})

it('[RT-07] a socket that was never open is tried every 3 s at most, for as long as nobody says that there is none', () => {
  const { sockets, last } = start()
  const waits = [1, 2, ...Array.from({ length: 30 }, () => 3)]
  for (const [index, wait] of waits.entries()) {
    last().closed(1006)
    seconds(wait - 0.001)
    expect(sockets).toHaveLength(index + 1)
    seconds(0.001)
    expect(sockets).toHaveLength(index + 2)
  }
})

describe('a server that has no socket', () => {
  /** A server that never opens one and answers a plain question so. */
  function without(status: number, facts: Partial<InstanceFacts> = {}) {
    const { client, seen } = createFakeServer(json({ error: 'Not found' }, { status }))
    const stream = { stream: 'hashtag', args: { tag: 'wool' } }
    const asking = { ...client, getInstance: () => anInstance({ facts }) }
    const started = start({ ...stream, ...facts, isMissing: () => isStreamMissing(asking, stream) })
    const fail = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        started.last().closed(1006)
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await vi.advanceTimersByTimeAsync(3000)
      }
    }
    return { ...started, seen, fail }
  }

  it('is left alone once it says 404 to a plain question', async () => {
    const { stream, sockets, seen, fail } = without(404)
    await fail(10)
    await vi.waitFor(() => expect(stream.getStatus()).toBe('closed'), { timeout: 100_000 })
    expect(seen.map(({ url }) => url)).toEqual(['/api/v1/streaming?stream=hashtag&tag=wool'])
    const before = sockets.length
    await vi.advanceTimersByTimeAsync(600_000)
    stream.wake()
    expect(sockets).toHaveLength(before)
  })

  it('is tried on where it says anything else, and where another host has the socket', async () => {
    for (const [status, options] of [
      [400, {}],
      [404, { streamingUrl: 'wss://streaming.server.example' }],
    ] as const) {
      const { stream, sockets, fail } = without(status, options)
      // oxlint-disable-next-line no-await-in-loop -- the clock is one
      await fail(12)
      expect(stream.getStatus()).toBe('starting')
      expect(sockets).toHaveLength(13)
    }
  })

  it('is not asked where the socket was open before', async () => {
    const { last, seen, fail } = without(404)
    last().opened()
    await fail(12)
    expect(seen).toEqual([])
  })
})

it('[API-154] the address that the server names is used, and its own where nothing answers there', () => {
  const { sockets, last } = start({ streamingUrl: 'wss://streaming.server.example' })
  last().closed(1006)
  seconds(1)
  last().closed(1006)
  seconds(2)
  expect(sockets.map(({ url }) => new URL(url).host)).toEqual([
    'streaming.server.example',
    'server.example',
    'streaming.server.example',
  ])
})

it('[API-154] an address that is none is not used', () => {
  for (const url of ['javascript:alert(1)', 'not an address', ''])
    expect(start({ streamingUrl: url }).last().url).toMatch(/^wss:\/\/server\.example\/api/)
})
