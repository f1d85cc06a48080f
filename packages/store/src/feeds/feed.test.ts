import type { Page, Status } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { down, idsOf } from '../../test/entries.ts'
import { createHarness } from '../../test/feed-harness.ts'
import { status } from '../../test/statuses.ts'
import { OLDER_THROTTLE_MS, TIMELINE_POLL_MS } from '../limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('polling', () => {
  test('a timeline is polled 20 s after the end of the last fetch, not after its start (LIM-01)', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    expect(calls).toHaveLength(1)
    await wait(50_000)
    expect(calls).toHaveLength(1)
    await last().answer([3, 2, 1])
    await wait(TIMELINE_POLL_MS - 1)
    expect(calls).toHaveLength(1)
    await wait(1)
    expect(calls).toHaveLength(2)
    feed.stop()
  })

  test('[TL-21] the first fetch has no cursor, a poll sends since_id, an older fetch max_id, each with limit 20', async () => {
    const { feed, calls, last, cursors } = createHarness()
    feed.start()
    await last().answer([3, 2, 1])
    await wait(TIMELINE_POLL_MS)
    await last().answer([])
    const older = feed.loadOlder()
    await wait(0)
    expect(cursors()).toEqual([{}, { sinceId: '3' }, { maxId: '1' }])
    expect(calls.every(({ params }) => params.limit === 20)).toBe(true)
    await last().answer([])
    await older
    feed.stop()
  })

  test('statuses are ingested before the timeline names them', async () => {
    const { feed, ingested, last } = createHarness()
    const known: boolean[] = []
    feed.subscribe(() => known.push(feed.getState().entries.every(({ id }) => ingested.includes(id))))
    feed.start()
    await last().answer([2, 1])
    expect(known).toEqual([true, true])
    feed.stop()
  })

  test('stopping aborts what is on its way, and nothing of it arrives', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    expect(feed.getState().isLoadingNewer).toBe(true)
    feed.stop()
    expect(last().params.signal.aborted).toBe(true)
    await last().answer([1])
    expect(feed.getState()).toMatchObject({ isLoaded: false, isLoadingNewer: false, newerError: null })
    await wait(100_000)
    expect(calls).toHaveLength(1)
  })

  test('an answer that comes in spite of the abort is not taken in', async () => {
    const answers: (() => void)[] = []
    const fetchPage = () =>
      new Promise<Page<Status>>((resolve) => {
        answers.push(() => resolve({ items: [status(1)], next: null, previous: null, dropped: 0 }))
      })
    const { feed, ingested, flush } = createHarness({ fetchPage })
    feed.start()
    feed.stop()
    answers[0]?.()
    await flush()
    expect(ingested).toEqual([])
    expect(feed.getState().isLoaded).toBe(false)
  })

  test('starting twice polls once, and starting again after a stop goes on where it was', async () => {
    const { feed, calls, last, cursors } = createHarness()
    feed.start()
    feed.start()
    await last().answer([1])
    feed.stop()
    feed.start()
    expect(cursors()).toEqual([{}, { sinceId: '1' }])
    await last().answer([])
    await wait(TIMELINE_POLL_MS)
    expect(calls).toHaveLength(3)
    feed.stop()
  })

  test('a timeline that is never polled is fetched once', async () => {
    const { feed, calls, last } = createHarness({ key: { kind: 'bookmarks' }, pollMs: 0 })
    feed.start()
    await last().answer([1], { next: '7', previous: '9' })
    await wait(200_000)
    expect(calls).toHaveLength(1)
    feed.stop()
  })

  test('refreshing by hand joins the fetch that is on its way, and counts the 20 s anew', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    const joined = feed.refresh()
    expect(calls).toHaveLength(1)
    await last().answer([1])
    await joined
    await wait(15_000)
    const again = feed.refresh()
    await last().answer([2])
    await again
    await wait(15_000)
    expect(calls).toHaveLength(2)
    await wait(5_000)
    expect(calls).toHaveLength(3)
    feed.stop()
  })

  test('a hidden tab does not poll, and catches up when it shows again', async () => {
    let isVisible = true
    const listeners = new Set<() => void>()
    const show = (is: boolean): void => {
      isVisible = is
      for (const listener of listeners) listener()
    }
    const visibility = {
      isVisible: () => isVisible,
      subscribe: (listener: () => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const { feed, calls, last } = createHarness({ visibility })
    show(false)
    feed.start()
    expect(calls).toHaveLength(1)
    await last().answer([1])
    await wait(100_000)
    expect(calls).toHaveLength(1)
    show(true)
    show(true)
    expect(calls).toHaveLength(2)
    await last().answer([])
    show(false)
    show(true)
    await wait(TIMELINE_POLL_MS - 1)
    expect(calls).toHaveLength(2)
    feed.stop()
    expect(listeners.size).toBe(0)
  })
})

describe('errors', () => {
  test('[ERR-12] a failure is kept as data, polling goes on, and the next answer clears it', async () => {
    const { feed, last } = createHarness()
    feed.start()
    await last().refuse({ kind: 'http', status: 503, serverMessage: 'down', identifier: null, retryAt: null })
    expect(feed.getState()).toMatchObject({
      isLoaded: false,
      isLoadingNewer: false,
      newerError: { kind: 'http', status: 503, serverMessage: 'down' },
    })
    await wait(TIMELINE_POLL_MS)
    await last().answer([1])
    expect(feed.getState()).toMatchObject({ isLoaded: true, newerError: null })
    feed.stop()
  })

  test('[ERR-12] a server that names a time is not asked before it', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    await last().refuse({ kind: 'http', status: 429, retryAt: Date.now() + 50_000 })
    await wait(49_000)
    expect(calls).toHaveLength(1)
    await wait(1_000)
    expect(calls).toHaveLength(2)
    feed.stop()
  })

  test('an older page that failed can be asked for again (ERR-16)', async () => {
    const { feed, last, cursors } = createHarness()
    feed.start()
    await last().answer([2, 1])
    const failed = feed.loadOlder()
    await wait(0)
    await last().refuse({ kind: 'network' })
    await failed
    expect(feed.getState().olderError).toMatchObject({ kind: 'network' })
    const again = feed.loadOlder()
    await wait(OLDER_THROTTLE_MS)
    expect(cursors().slice(1)).toEqual([{ maxId: '1' }, { maxId: '1' }])
    await last().answer([])
    await again
    expect(feed.getState().olderError).toBeNull()
    feed.stop()
  })

  test('an answer that cannot be taken in is an error too, and never throws', async () => {
    const { feed, last } = createHarness({
      ingest: () => {
        throw new TypeError('unexpected')
      },
    })
    feed.start()
    await last().answer([1])
    expect(feed.getState().newerError).toMatchObject({ kind: 'garbage' })
    feed.stop()
  })
})

describe('older statuses', () => {
  test('[LIM-10] two triggers within a second make one call; what comes sooner waits for the second to pass', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    await last().answer(down(60, 41))
    const both = [feed.loadOlder(), feed.loadOlder()]
    await wait(0)
    expect(calls).toHaveLength(2)
    await last().answer(down(40, 21))
    await Promise.all(both)
    const soon = feed.loadOlder()
    await wait(OLDER_THROTTLE_MS - 1)
    expect(calls).toHaveLength(2)
    await wait(1)
    expect(calls).toHaveLength(3)
    await last().answer([])
    await soon
    feed.stop()
  })

  test('whoever hears of an older page may ask for the next one at once', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    await last().answer(down(60, 41))
    const older = feed.loadOlder()
    await wait(0)
    const stop = feed.subscribe(() => {
      if (!feed.getState().isLoadingOlder) void feed.loadOlder()
    })
    await last().answer(down(40, 21))
    await older
    stop()
    await wait(OLDER_THROTTLE_MS)
    expect(calls).toHaveLength(3)
    feed.stop()
  })

  test('[TL-14] after an empty answer no further older fetch is sent', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    await last().answer([1])
    const older = feed.loadOlder()
    await wait(0)
    await last().answer([])
    await older
    const again = feed.loadOlder()
    await wait(OLDER_THROTTLE_MS)
    await again
    expect(calls).toHaveLength(2)
    expect(feed.getState().isBottomedOut).toBe(true)
    feed.stop()
  })

  test('what show new left below comes back without a request', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    await last().answer(down(60, 1))
    feed.showNew()
    expect(feed.getState().entries).toHaveLength(50)
    await feed.loadOlder()
    expect(feed.getState().entries).toHaveLength(60)
    expect(calls).toHaveLength(1)
    feed.stop()
  })

  test('stopping while an older fetch waits its time ends the wait', async () => {
    const { feed, calls, last } = createHarness()
    feed.start()
    await last().answer(down(60, 41))
    const older = feed.loadOlder()
    await wait(0)
    await last().answer(down(40, 21))
    await older
    const waiting = feed.loadOlder()
    feed.stop()
    await waiting
    await wait(OLDER_THROTTLE_MS)
    expect(calls).toHaveLength(2)
  })

  test('before anything is loaded it asks for the first page', async () => {
    const { feed, last, cursors } = createHarness()
    const older = feed.loadOlder()
    expect(cursors()).toEqual([{}])
    await last().answer([1])
    await older
    expect(feed.getState().isLoaded).toBe(true)
  })
})

describe('gaps and reloading', () => {
  test('[TL-10] 20 newer statuses leave a gap, and the gap is filled by what lies between', async () => {
    const { feed, calls, last, cursors } = createHarness()
    feed.start()
    await last().answer(down(10, 1))
    await wait(TIMELINE_POLL_MS)
    await last().answer(down(60, 41))
    expect(feed.getState()).toMatchObject({ flushMarker: '10', newStatusCount: 20 })
    feed.showNew()
    const [gap] = feed.getState().gaps
    if (gap === undefined) throw new Error('there is no gap')
    const filled = feed.loadGap(gap)
    void feed.loadGap(gap)
    expect(cursors().at(-1)).toEqual({ maxId: '41', sinceId: '10' })
    expect(calls).toHaveLength(3)
    await last().answer(down(40, 21))
    await filled
    const [rest] = feed.getState().gaps
    expect(rest).toMatchObject({ afterId: '21', beforeId: '10', isLoading: false })
    const closed = feed.loadGap(rest ?? gap, 'up')
    expect(cursors().at(-1)).toEqual({ maxId: '21', minId: '10' })
    await last().answer(down(20, 11))
    await closed
    expect(feed.getState().gaps).toEqual([])
    expect(idsOf(feed.getState().entries)).toEqual(down(60, 1))
    feed.stop()
  })

  test('a failed gap says so and stays', async () => {
    const { feed, last } = createHarness()
    feed.start()
    await last().answer(down(10, 1))
    await wait(TIMELINE_POLL_MS)
    await last().answer(down(40, 21))
    const [gap] = feed.getState().gaps
    if (gap === undefined) throw new Error('there is no gap')
    const failed = feed.loadGap(gap)
    await last().refuse({ kind: 'timeout' })
    await failed
    expect(feed.getState().gaps).toMatchObject([{ isLoading: false, error: { kind: 'timeout' } }])
    feed.stop()
  })

  test('after the reply filter changed, show new fetches from the top, and the old list stays until the answer', async () => {
    const { feed, calls, last, cursors } = createHarness()
    feed.start()
    await last().answer([3, 2, 1])
    feed.dispatch({ type: 'replyFilterChanged' })
    feed.showNew()
    expect(cursors().at(-1)).toEqual({})
    expect(idsOf(feed.getState().entries)).toEqual([3, 2, 1])
    await last().refuse({ kind: 'network' })
    expect(feed.getState()).toMatchObject({ needsReload: true, newerError: { kind: 'network' } })
    expect(idsOf(feed.getState().entries)).toEqual([3, 2, 1])
    feed.showNew()
    await last().answer([3, 1])
    expect(idsOf(feed.getState().entries)).toEqual([3, 1])
    expect(calls).toHaveLength(3)
    feed.stop()
  })

  test('show new during a poll still reloads when the filter changed', async () => {
    const { feed, last, cursors, flush } = createHarness()
    feed.start()
    await last().answer([3, 2, 1])
    void feed.refresh()
    feed.dispatch({ type: 'replyFilterChanged' })
    feed.showNew()
    await last().answer([])
    await flush()
    expect(cursors()).toEqual([{}, { sinceId: '3' }, {}])
    feed.stop()
  })
})

test('clearing aborts, forgets everything and tells who listens', async () => {
  const { feed, last } = createHarness()
  const listener = vi.fn()
  feed.start()
  await last().answer([1])
  feed.subscribe(listener)
  feed.clear()
  expect(feed.getState()).toMatchObject({ entries: [], isLoaded: false })
  expect(listener).toHaveBeenCalledOnce()
})

test('the state is the same object until something changes', async () => {
  const { feed, last } = createHarness()
  const listener = vi.fn()
  const unsubscribe = feed.subscribe(listener)
  feed.start()
  await last().answer([1])
  const state = feed.getState()
  feed.dispatch({ type: 'belowRevealed' })
  expect(feed.getState()).toBe(state)
  const before = listener.mock.calls.length
  unsubscribe()
  feed.dispatch({ type: 'replyFilterChanged' })
  expect(listener).toHaveBeenCalledTimes(before)
  feed.stop()
})
