import type { Status } from '@skein/api'
import { OLDER_THROTTLE_MS, PAGE_SIZE, TIMELINE_POLL_MS } from '../limits.ts'
import { toTimelineEntry } from '../timelines/entry.ts'
import { createTimeline, reduceTimeline } from '../timelines/reduce.ts'
import { gapRequest, newerRequest, olderRequest } from '../timelines/select.ts'
import type { PagePlace, PageRequest, TimelineEvent, TimelineGap } from '../timelines/types.ts'
import { toErrorInfo } from './errors.ts'
import { createPoller } from './poller.ts'
import { createThrottle } from './throttle.ts'
import type { Feed, FeedOptions } from './types.ts'

type GapEnds = Pick<TimelineGap, 'afterId' | 'beforeId'>
type Outcome = 'arrived' | 'failed' | 'aborted'

const platformTimers = {
  setTimer: (run: () => void, ms: number) => setTimeout(run, ms),
  clearTimer: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
}

/** Creates a feed at rest; `start` sets it going. */
export function createFeed(options: FeedOptions): Feed
export function createFeed<Timer>(
  options: FeedOptions<Timer> & Required<Pick<FeedOptions<Timer>, 'setTimer' | 'clearTimer'>>,
): Feed
export function createFeed(options: FeedOptions): Feed {
  const { key, visibility, toEntry = toTimelineEntry, pollMs = TIMELINE_POLL_MS } = options
  const { setTimer = platformTimers.setTimer, clearTimer = platformTimers.clearTimer } = options
  const now = options.now ?? Date.now
  const listeners = new Set<() => void>()
  let state = createTimeline(key)
  let aborter = new AbortController()
  let newerRun: Promise<Outcome> | null = null
  let olderRun: Promise<void> | null = null
  let isStreaming = false
  let streamSession = 0
  let isLive = false

  const dispatch = (event: TimelineEvent): void => {
    const next = reduceTimeline(state, event)
    if (next === state) return
    state = next
    for (const listener of Array.from(listeners)) listener()
  }

  const load = async (
    where: PagePlace,
    request: PageRequest,
    { gap, onAnswer }: { gap?: GapEnds; onAnswer?: () => void } = {},
  ): Promise<Outcome> => {
    const { signal } = aborter
    const ends = gap === undefined ? {} : { gap }
    try {
      const page = await options.fetchPage({ ...request, limit: PAGE_SIZE, signal })
      if (signal.aborted) return 'aborted'
      onAnswer?.()
      page.items.forEach(options.ingest)
      const { next, previous } = page
      const count = page.items.length + page.dropped
      const entries = page.items.map(toEntry)
      dispatch({ type: 'pageArrived', where, entries, count, request, next, previous, ...ends })
      return 'arrived'
    } catch (error) {
      if (signal.aborted) return 'aborted'
      onAnswer?.()
      dispatch({ type: 'failed', where, error: toErrorInfo(error), ...ends })
      return 'failed'
    }
  }

  const goLive = (): void => {
    isLive = true
    dispatch({ type: 'liveStarted' })
    poller.stop()
  }

  const loadNewer = (isFromTop: boolean): Promise<Outcome> => {
    if (newerRun !== null) {
      return isFromTop ? newerRun.then((last) => (last === 'aborted' ? last : loadNewer(true))) : newerRun
    }
    dispatch({ type: 'newerRequested' })
    const isFirst = isFromTop || !state.isLoaded
    const askedIn = isStreaming ? streamSession : null
    const run = load(isFirst ? 'first' : 'newer', isFirst ? {} : newerRequest(state))
    const mine = run.then((outcome) => {
      if (newerRun === mine) newerRun = null
      // Asked for while the socket was open: between this page and what the socket brings nothing is missing.
      if (outcome === 'arrived' && askedIn === streamSession && isStreaming) goLive()
      return outcome
    })
    newerRun = mine
    return mine
  }

  /** The server may ask for a pause, in milliseconds from now. */
  const askedPause = (): number => Math.max(0, (state.newerError?.retryAt ?? 0) - now())

  const poller = createPoller({
    pollMs,
    setTimer,
    clearTimer,
    visibility,
    run: async () => {
      await loadNewer(false)
      return askedPause()
    },
  })
  const olderThrottle = createThrottle({ ms: OLDER_THROTTLE_MS, setTimer, clearTimer, now })

  const refresh = async (): Promise<void> => {
    await loadNewer(false)
    poller.restart(askedPause())
  }

  const fetchOlder = async (): Promise<void> => {
    if (!(await olderThrottle.wait())) return
    const request = olderRequest(state)
    if (request === null) return
    dispatch({ type: 'olderRequested' })
    // Whoever hears of the page may ask for the next one at once.
    const onAnswer = (): void => {
      olderRun = null
    }
    await load('older', request, { onAnswer })
  }

  const abort = (): void => {
    aborter.abort()
    aborter = new AbortController()
    olderThrottle.cancel()
    newerRun = null
    olderRun = null
    isLive = false
  }

  const catchUp = (): void => {
    if (newerRun === null) void loadNewer(false)
    else void newerRun.then((last) => (last === 'aborted' ? last : loadNewer(false)))
  }

  return {
    key,
    getState: () => state,
    subscribe: (listener) => {
      const mine = (): void => listener()
      listeners.add(mine)
      return () => listeners.delete(mine)
    },
    start: () => {
      if (!isStreaming) poller.start()
    },
    stop: () => {
      poller.stop()
      abort()
      isStreaming = false
      dispatch({ type: 'stopped' })
    },
    refresh,
    loadOlder: async () => {
      if (state.below.length > 0) return dispatch({ type: 'belowRevealed' })
      if (!state.isLoaded) return refresh()
      if (olderRun !== null) return olderRun
      const mine = fetchOlder().finally(() => {
        if (olderRun === mine) olderRun = null
      })
      olderRun = mine
      return mine
    },
    loadGap: async (gap, direction = 'down') => {
      const known = state.gaps.find((other) => isSameGap(other, gap))
      if (known === undefined || known.isLoading) return
      dispatch({ type: 'gapRequested', afterId: gap.afterId, beforeId: gap.beforeId })
      await load('gap', gapRequest(gap, direction), { gap: { afterId: gap.afterId, beforeId: gap.beforeId } })
    },
    showNew: () => {
      if (state.needsReload) void loadNewer(true)
      else dispatch({ type: 'showNew' })
    },
    receive: (status: Status) => {
      options.ingest(status)
      dispatch({ type: 'statusStreamed', entry: toEntry(status), isLive })
    },
    setStreaming: (isOpen) => {
      if (isOpen === isStreaming) return
      isStreaming = isOpen
      streamSession += 1
      isLive = false
      // Polling ends when a page asked for after the opening has arrived.
      if (isOpen && poller.isRunning) catchUp()
      else poller.start()
    },
    dispatch,
    clear: () => {
      poller.stop()
      abort()
      isStreaming = false
      dispatch({ type: 'cleared' })
    },
  }
}

function isSameGap(a: GapEnds, b: GapEnds): boolean {
  return a.afterId === b.afterId && a.beforeId === b.beforeId
}
