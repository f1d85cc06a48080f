import type { Status, StatusId } from '@skein/api'
import { compareIds, idAfter } from '../ids.ts'
import { CATCH_UP_PAGES, OLDER_THROTTLE_MS, PAGE_SIZE, TIMELINE_POLL_MS } from '../limits.ts'
import { isLoaded, isSameGap } from '../timelines/coverage.ts'
import { toTimelineEntry } from '../timelines/entry.ts'
import { createTimeline, reduceTimeline } from '../timelines/reduce.ts'
import { isServerOrdered } from '../timelines/kinds.ts'
import { gapRequest, newerRequest, olderRequest } from '../timelines/select.ts'
import type { GapDirection, GapEnds, PagePlace, PageRequest, TimelineEvent } from '../timelines/types.ts'
import { toErrorInfo } from './errors.ts'
import { createPoller } from './poller.ts'
import { createThrottle } from './throttle.ts'
import type { Feed, FeedOptions } from './types.ts'

type Outcome = 'arrived' | 'failed' | 'aborted'
type Answer = Extract<TimelineEvent, { type: 'pageArrived' | 'failed' }>

/** Creates a feed at rest; `start` sets it going. */
export function createFeed(options: FeedOptions): Feed {
  const { key, visibility, pollMs = TIMELINE_POLL_MS } = options
  const listeners = new Set<() => void>()
  let state = createTimeline(key)
  let aborter = new AbortController()
  let newerRun: Promise<Outcome> | null = null
  let olderRun: Promise<void> | null = null
  let isStreaming = false
  let streamSession = 0
  let isLive = false
  /** Where the first page is to begin. */
  let startId: StatusId | null = null

  const dispatch = (event: TimelineEvent): void => {
    const next = reduceTimeline(state, event)
    if (next === state) return
    state = next
    for (const listener of Array.from(listeners)) listener()
  }

  /** Asks for a page; null when that was broken off. What it brings is in the store, but not in the timeline yet. */
  const ask = async (
    where: PagePlace,
    request: PageRequest,
    ends: { gap?: GapEnds } = {},
  ): Promise<Answer | null> => {
    const { signal } = aborter
    try {
      const page = await options.fetchPage({ ...request, limit: PAGE_SIZE, signal })
      if (signal.aborted) return null
      page.items.forEach(options.ingest)
      const { next, previous } = page
      const count = page.items.length + page.dropped
      return {
        type: 'pageArrived',
        where,
        entries: page.items.map(toTimelineEntry),
        count,
        request,
        next,
        previous,
        ...ends,
      }
    } catch (error) {
      return signal.aborted ? null : { type: 'failed', where, error: toErrorInfo(error), ...ends }
    }
  }

  const take = (answer: Answer | null): Outcome => {
    if (answer === null) return 'aborted'
    dispatch(answer)
    return answer.type === 'failed' ? 'failed' : 'arrived'
  }

  const load = async (
    where: PagePlace,
    request: PageRequest,
    { onAnswer, ...ends }: { gap?: GapEnds; onAnswer?: () => void } = {},
  ): Promise<Outcome> => {
    const answer = await ask(where, request, ends)
    if (answer !== null) onAnswer?.()
    return take(answer)
  }

  const loadGap = async (gap: GapEnds, direction: GapDirection): Promise<Outcome> => {
    const known = state.gaps.find((other) => isSameGap(other, gap))
    if (known === undefined || known.isLoading) return 'failed'
    const ends: GapEnds = { afterId: gap.afterId, beforeId: gap.beforeId }
    dispatch({ type: 'gapRequested', ...ends })
    return load('gap', gapRequest(gap, direction), { gap: ends })
  }

  const goLive = (): void => {
    isLive = true
    dispatch({ type: 'liveStarted' })
    poller.stop()
  }

  /** Puts the newest page in front of an old place, and then what lies between, as far as a few pages reach. */
  const mergeNewest = async (newest: Answer | null): Promise<Outcome> => {
    const reached = state.maxId
    const outcome = take(newest)
    if (outcome !== 'arrived') return outcome
    dispatch({ type: 'newMerged' })
    for (let page = 0; page < CATCH_UP_PAGES; page += 1) {
      const gap = state.gaps.findLast(
        ({ beforeId }) => reached !== null && compareIds(beforeId, reached) >= 0,
      )
      if (gap === undefined || gap.error !== null) break
      const step = await loadGap(gap, 'up')
      if (step === 'aborted') return step
    }
    return outcome
  }

  /** Begins with the newest page where that reaches the place, and otherwise with a page that begins there. */
  const loadPlace = async (placeId: StatusId): Promise<Outcome> => {
    const newest = await ask('newer', {})
    if (newest === null || newest.type === 'failed') return take(newest)
    const oldest = newest.entries.at(-1)
    if (oldest === undefined || compareIds(oldest.id, placeId) <= 0)
      return take({ ...newest, where: 'first' })
    const outcome = await load('first', { maxId: idAfter(placeId) })
    return outcome === 'arrived' ? mergeNewest(newest) : outcome
  }

  const loadNewest = async (isFromTop: boolean): Promise<Outcome> => {
    if (isFromTop) return load('first', {})
    if (!state.isLoaded) return startId === null ? load('first', {}) : loadPlace(startId)
    return state.isBehind ? mergeNewest(await ask('newer', {})) : load('newer', newerRequest(state))
  }

  const loadNewer = (isFromTop: boolean): Promise<Outcome> => {
    if (newerRun !== null) {
      return isFromTop ? newerRun.then((last) => (last === 'aborted' ? last : loadNewer(true))) : newerRun
    }
    dispatch({ type: 'newerRequested' })
    const askedIn = isStreaming ? streamSession : null
    const run = loadNewest(isFromTop)
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
  const askedPause = (): number => Math.max(0, (state.newerError?.retryAt ?? 0) - Date.now())

  const poller = createPoller({
    pollMs,
    visibility,
    run: async () => {
      await loadNewer(false)
      return askedPause()
    },
  })
  const olderThrottle = createThrottle(OLDER_THROTTLE_MS)

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
    start: (at = null) => {
      startId = isServerOrdered(key) ? null : at
      if (!isStreaming) poller.start()
    },
    restore: (snapshot) => {
      if (state.isLoaded) return
      dispatch({ type: 'restored', snapshot })
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
      await loadGap(gap, direction)
    },
    loadBelow: async (id) => {
      if (isServerOrdered(key) || isLoaded(state, id)) return null
      const answer = await ask('gap', { maxId: id })
      take(answer)
      return answer?.type === 'failed' ? answer.error : null
    },
    showNew: () => {
      if (state.needsReload) void loadNewer(true)
      else dispatch({ type: 'showNew' })
    },
    receive: (status: Status) => {
      options.ingest(status)
      dispatch({ type: 'statusStreamed', entry: toTimelineEntry(status), isLive })
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
      startId = null
      dispatch({ type: 'cleared' })
    },
  }
}
