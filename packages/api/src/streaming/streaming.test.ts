import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { client, start } from '../../test/fake-stream.ts'
import { bodyOf } from '../../test/fixtures.ts'
import { type ConnectionEvent, INITIAL_CONNECTION, stepConnection } from './connection.ts'
import { readFrame } from './events.ts'
import { openStream, type Socket, type SocketListener, streamUrl } from './open-stream.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('[API-154] the address carries the token, the stream and more', () => {
  expect(streamUrl(client, { stream: 'hashtag', args: { tag: 'a b' } })).toBe(
    'wss://server.example/api/v1/streaming?access_token=tok%20en&stream=hashtag&tag=a%20b',
  )
  expect(streamUrl(client, { stream: 'user' }, 'ws://other.example/')).toMatch(/^ws:\/\/other\.example\/api/)
})

it('[RT-02] the status goes from starting-initial to joined, error, starting, joined and disabled', () => {
  const { stream, changes, last } = start()
  expect(stream.getStatus()).toBe('starting-initial')
  last().opened()
  last().closed(1006)
  vi.advanceTimersByTime(1000)
  last().opened()
  stream.close()
  expect(changes).toEqual([
    'disabled → starting-initial',
    'starting-initial → joined',
    'joined → error (1006)',
    'error → starting',
    'starting → joined',
    'joined → disabled',
  ])
})

it.each([1000, 1001])('[RT-05] a close with code %i is not followed by another try', (code) => {
  const { stream, sockets, last } = start()
  last().opened()
  last().closed(code)
  vi.advanceTimersByTime(60_000)
  expect(stream.getStatus()).toBe('closed')
  expect(sockets).toHaveLength(1)
})

it('[RT-06] any other code is followed by another try after 1 s', () => {
  const { sockets, last } = start()
  last().opened()
  last().closed(1006)
  vi.advanceTimersByTime(999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(2)
})

it('[RT-07] five failures wait 1, 2, 3, 3 and 3 s, and an open socket starts anew', () => {
  const { sockets, last } = start()
  const waits = [1, 2, 3, 3, 3]
  for (const [index, seconds] of waits.entries()) {
    last().closed(1006)
    vi.advanceTimersByTime(seconds * 1000 - 1)
    expect(sockets).toHaveLength(index + 1)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(index + 2)
  }
  last().opened()
  last().closed(1011)
  vi.advanceTimersByTime(1000)
  expect(sockets).toHaveLength(7)
})

it('[RT-09] the client closes with code 1000 and stays closed', () => {
  const { stream, sockets, last, changes } = start()
  last().opened()
  stream.close()
  expect(last().closedWith).toBe(1000)
  vi.advanceTimersByTime(600_000)
  expect(sockets).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
  expect(changes.at(-1)).toBe('joined → disabled')
})

it('[RT-10] a ping goes out every 30 s while open, and its answer is ignored', () => {
  const { last, events, warnings } = start({ answersPing: true })
  vi.advanceTimersByTime(90_000)
  expect(last().sent).toEqual([])
  last().opened()
  for (let beat = 0; beat < 3; beat += 1) {
    vi.advanceTimersByTime(30_000)
    last().received('pong')
  }
  expect(last().sent).toEqual(['ping', 'ping', 'ping'])
  last().closed(1000)
  vi.advanceTimersByTime(90_000)
  expect(last().sent).toHaveLength(3)
  expect([events, warnings]).toEqual([[], []])
})

const status = bodyOf('akkoma-3.16', 'statuses-get')
const frame = (event: string, payload: unknown, stream = ['user']) =>
  JSON.stringify({ event, stream, payload })

describe('events', () => {
  it('[RT-11] [RT-13] [RT-14] events are read and passed on', () => {
    const { last, events } = start()
    last().received(frame('update', JSON.stringify(status)))
    last().received(frame('status.update', status))
    last().received(frame('delete', 'BCfZSZ'))
    expect(events).toMatchObject([
      { type: 'update', status: { id: 'BCfYXwRP8KhGueS4S8' }, streams: ['user'] },
      { type: 'status.update', status: { id: 'BCfYXwRP8KhGueS4S8' } },
      { type: 'delete', statusId: 'BCfZSZ' },
    ])
  })

  it('a deleted id that looks like a number stays text', () => {
    expect(readFrame(frame('delete', '115000000000000001'))).toMatchObject({ statusId: '115000000000000001' })
  })

  it('[RT-12] a notification is read', () => {
    const [notification] = bodyOf('akkoma-3.16', 'notifications-get') as unknown[]
    expect(readFrame(frame('notification', JSON.stringify(notification)))).toMatchObject({
      type: 'notification',
    })
  })

  it('[RT-15] filters_changed is accepted without a warning', () => {
    const { last, events, warnings } = start()
    last().received(JSON.stringify({ event: 'filters_changed', stream: ['user'] }))
    expect(events).toEqual([{ type: 'filters_changed', streams: ['user'] }])
    expect(warnings).toEqual([])
  })

  it('[ERR-26] an unknown event is dropped with a console warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const connect = (_: string, { received }: SocketListener): Socket => {
      received(frame('foo', '{}'))
      return { send: () => undefined, close: () => undefined }
    }
    openStream(client, { stream: 'user', onEvent: () => undefined, connect })
    expect(warn).toHaveBeenCalledExactlyOnceWith('Live update dropped: unknown event "foo"')
    warn.mockRestore()
  })

  it('[ERR-26] names of an object are no events either', () => {
    const { last, events, warnings } = start()
    last().received(frame('foo', '{}'))
    last().received(frame('toString', '{}'))
    expect(events).toEqual([])
    expect(warnings).toEqual([
      'Live update dropped: unknown event "foo"',
      'Live update dropped: unknown event "toString"',
    ])
  })

  it('half a frame and a status without id are dropped with a warning', () => {
    const { last, warnings } = start()
    last().received('{"event": "upd')
    last().received(frame('update', '{"content": "x"}'))
    last().received(new ArrayBuffer(2))
    expect(warnings).toHaveLength(3)
  })

  it('events are never read with a throw', () => {
    const names = fc.constantFrom('update', 'notification', 'delete', 'status.update', 'filters_changed', 'x')
    fc.assert(
      fc.property(names, fc.jsonValue(), (event, payload) => {
        expect(readFrame(JSON.stringify({ event, payload, stream: payload }))).toHaveProperty('type')
        expect(readFrame(JSON.stringify({ event, payload: JSON.stringify(payload) }))).toHaveProperty('type')
        expect(readFrame(JSON.stringify(payload))).toHaveProperty('type')
      }),
    )
  })
})

it('a socket that cannot even be made is tried again', () => {
  let tries = 0
  const connect = (): Socket => {
    tries += 1
    throw new SyntaxError('not an address')
  }
  const { stream, changes } = start({ connect })
  expect(changes).toEqual(['disabled → starting-initial', 'starting-initial → error (1006)'])
  vi.advanceTimersByTime(1000)
  expect(tries).toBe(2)
  stream.close()
})

it('a late word of an old socket is not heard', () => {
  const { sockets, last, events } = start()
  last().opened()
  last().closed(1006)
  vi.advanceTimersByTime(1000)
  sockets[0]?.received(frame('delete', 'X'))
  sockets[0]?.closed(1000)
  expect(events).toEqual([])
  expect(sockets).toHaveLength(2)
})

const STATUSES = ['starting-initial', 'starting', 'joined', 'error', 'closed', 'disabled']

it('whatever happens, there is at most one wait at a time and no status that is not listed', () => {
  const event = fc.oneof(
    fc.constantFrom<ConnectionEvent>(
      { type: 'start' },
      { type: 'opened' },
      { type: 'waited' },
      { type: 'redial' },
      { type: 'stop' },
    ),
    fc.constantFrom(1000, 1001, 1006, 1011).map((code): ConnectionEvent => ({ type: 'closed', code })),
  )
  fc.assert(
    fc.property(fc.array(event), (happened) => {
      let state = INITIAL_CONNECTION
      for (const one of happened) {
        const { state: next, effect } = stepConnection(state, one)
        const wait = effect?.type === 'wait' ? effect.ms : 1000
        if (state.hasOpened || next.failures <= 5) expect([1000, 2000, 3000]).toContain(wait)
        expect(wait).toBeLessThanOrEqual(300_000)
        expect(effect?.type === 'connect').toBe(next !== state && next.status.startsWith('starting'))
        expect(STATUSES).toContain(next.status)
        state = next
      }
    }),
  )
})
