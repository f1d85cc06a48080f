import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountId } from '../../test/entries.ts'
import { createSimulatedServer } from '../../test/simulated-server.ts'
import { compareIds } from '../ids.ts'
import { createTimeline, reduceTimeline } from './reduce.ts'
import { isLoaded, isInside } from './coverage.ts'
import { gapRequest, newerRequest, olderRequest, timelineRows } from './select.ts'
import type { PageArrived, TimelineEntry, TimelineEvent, TimelineState } from './types.ts'

type Step =
  | { do: 'post'; count: number; author: string }
  | { do: 'repeat'; of: number; by: string }
  | { do: 'own' }
  | { do: 'delete'; which: number }
  | { do: 'block'; author: string }
  | { do: 'ask'; where: 'newer' | 'older' }
  | { do: 'askGap'; which: number; direction: 'up' | 'down' }
  | { do: 'deliver'; which: number; isTwice: boolean }
  | { do: 'openStream' | 'closeStream' | 'showNew' | 'reveal' | 'filter' | 'reload' }

const author = fc.constantFrom('ada', 'bob', 'cyd')
const index = fc.nat({ max: 60 })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('post' as const),
      count: fc.integer({ min: 1, max: 45 }),
      author,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('repeat' as const), of: index, by: author }) },
  { weight: 1, arbitrary: fc.constant({ do: 'own' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which: index }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('block' as const), author: fc.constant('cyd') }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      where: fc.constantFrom('newer' as const, 'older' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('askGap' as const),
      which: index,
      direction: fc.constantFrom('up' as const, 'down' as const),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), which: index, isTwice: fc.boolean() }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'openStream' as const,
        'closeStream' as const,
        'showNew' as const,
        'reveal' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('filter' as const, 'reload' as const) }) },
)

// Long stories: short ones seldom get as far as two gaps and a trimmed list.
const steps = fc.array(step, { minLength: 1, maxLength: 80, size: 'max' })

/** Runs the steps against a server and a timeline, and checks after every event what always has to hold. */
function simulate(story: readonly Step[]) {
  const server = createSimulatedServer()
  const pending: { page: PageArrived; stream: number }[] = []
  const blocked = new Set<string>()
  let state = createTimeline({ kind: 'friends' })
  let stream = 0
  let isOpen = false
  let isLive = false

  const dispatch = (event: TimelineEvent): void => {
    const before = state
    state = reduceTimeline(state, event)
    checkShape(state)
    checkNothingLost(state, server.statuses, blocked)
    if (event.type === 'pageArrived' && event.where === 'newer') checkQueued(before, state, event)
    if (event.type === 'statusStreamed' && before.entries.length > 0) {
      must(state.entries === before.entries, 'a streamed status did not wait')
    }
  }
  const announce = (status: TimelineEntry | null): void => {
    if (status !== null && isOpen) dispatch({ type: 'statusStreamed', entry: status, isLive })
  }
  const send = (page: PageArrived): void => {
    pending.push({ page, stream: isOpen ? stream : -1 })
  }
  // A feed never has two first pages on their way.
  const askFirst = (): void => {
    if (!pending.some(({ page }) => page.where === 'first')) send(server.answer('first', {}))
  }
  const ask = (where: 'newer' | 'older'): void => {
    const request = where === 'newer' ? newerRequest(state) : olderRequest(state)
    if (!state.isLoaded) askFirst()
    else if (request !== null) send(server.answer(where, request))
  }
  const deliver = ({ page, stream: askedIn }: (typeof pending)[number]): void => {
    dispatch(page)
    if (page.where !== 'newer' && page.where !== 'first') return
    // A page from the top starts anew: with the stream only if it was asked for during it. What was asked for before
    // it came reaches back to a timeline that is no more; a feed never has both on their way.
    if (page.where === 'first') {
      isLive = false
      for (const other of pending) other.stream = -1
    }
    if (!isOpen || askedIn !== stream) return
    isLive = true
    dispatch({ type: 'liveStarted' })
  }

  const run = (now: Step): void => {
    if (now.do === 'post') for (let n = 0; n < now.count; n += 1) announce(server.post(now.author))
    else if (now.do === 'repeat') announce(server.repeat(now.of, now.by))
    else if (now.do === 'own') dispatch({ type: 'ownStatusPosted', entry: server.post('ada') })
    else if (now.do === 'delete') {
      const id = server.statuses[now.which % Math.max(1, server.statuses.length)]?.id
      if (id === undefined) return
      server.remove((status) => status.id === id || status.statusId === id)
      dispatch({ type: 'statusDeleted', id })
    } else if (now.do === 'block') {
      blocked.add(now.author)
      dispatch({ type: 'accountBlocked', accountId: accountId(now.author) })
    } else if (now.do === 'ask') ask(now.where)
    else if (now.do === 'askGap') {
      const gap = state.gaps[now.which % Math.max(1, state.gaps.length)]
      if (gap === undefined) return
      dispatch({ type: 'gapRequested', afterId: gap.afterId, beforeId: gap.beforeId })
      const { afterId, beforeId } = gap
      const request = gapRequest(gap, now.direction)
      pending.push({ page: server.answer('gap', request, { afterId, beforeId }), stream: -1 })
    } else if (now.do === 'deliver') {
      const [arrived] = pending.splice(now.which % Math.max(1, pending.length), 1)
      if (arrived === undefined) return
      deliver(arrived)
      if (now.isTwice && arrived.page.where !== 'first') deliver({ ...arrived, stream: -1 })
    } else if (now.do === 'openStream') {
      if (isOpen) return
      isOpen = true
      stream += 1
    } else if (now.do === 'closeStream') {
      isOpen = false
      isLive = false
    } else if (now.do === 'showNew') dispatch({ type: 'showNew' })
    else if (now.do === 'reveal') dispatch({ type: 'belowRevealed' })
    else if (now.do === 'filter') dispatch({ type: 'replyFilterChanged' })
    else if (state.needsReload) askFirst()
  }
  for (const now of story) run(now)

  const drain = (): void => {
    isOpen = false
    for (let round = 0; round < 1_000; round += 1) {
      // The reader takes what waits, or a long queue would overflow into a gap again and again.
      if (state.queued.length > 0) dispatch({ type: 'showNew' })
      dispatch({ type: 'belowRevealed' })
      const gap = state.gaps[0]
      if (!state.isLoaded) dispatch(server.answer('first', {}))
      else if (gap !== undefined) {
        const { afterId, beforeId } = gap
        dispatch(server.answer('gap', gapRequest(gap, round % 2 ? 'up' : 'down'), { afterId, beforeId }))
      } else {
        const newer = server.answer('newer', newerRequest(state))
        dispatch(newer)
        const older = olderRequest(state)
        if (older !== null) dispatch(server.answer('older', older))
        else if (newer.count === 0 && state.gaps.length === 0) return
      }
    }
    throw new Error('the timeline never came to its end')
  }
  return { server, blocked, drain, dispatch, getState: () => state }
}

// Plain conditions: an `expect` for each would take most of the time.
function must(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new Error(rule)
}

function checkShape(state: TimelineState): void {
  const lists = [state.queued, state.entries, state.below]
  for (const list of [...lists, state.gaps.map((gap) => ({ id: gap.afterId }))]) {
    for (const [at, { id }] of list.entries()) {
      const above = list[at - 1]
      must(above === undefined || compareIds(above.id, id) > 0, `${id} is out of order`)
    }
  }
  const shown = lists.flat()
  const all = [...shown, ...state.shadowed]
  must(new Set(all.map(({ id }) => id)).size === all.length, 'an entry is there twice')
  must(new Set(shown.map((item) => item.statusId)).size === shown.length, 'a status shows twice')
  must(state.newStatusCount === state.queued.length + state.overflowCount, 'the counter is wrong')
  must(state.minVisibleId === (state.entries.at(-1)?.id ?? null), 'minVisibleId is wrong')
  const last = state.entries.at(-1)
  const first = state.below[0]
  must(!last || !first || compareIds(last.id, first.id) > 0, 'what is below is newer')
  for (const gap of state.gaps) {
    must(compareIds(gap.afterId, gap.beforeId) > 0, 'a gap is upside down')
    must(isLoaded(state, gap.afterId) && isLoaded(state, gap.beforeId), 'the end of a gap is unknown')
  }
}

/** What the timeline claims to know, it holds; what was deleted it does not show. */
function checkNothingLost(
  state: TimelineState,
  statuses: readonly TimelineEntry[],
  blocked: ReadonlySet<string>,
): void {
  const shown = new Set<string>()
  for (const item of [...state.entries, ...state.queued, ...state.below]) shown.add(item.statusId)
  const known = new Set<string>()
  for (const list of [state.entries, state.queued, state.below, state.shadowed]) {
    for (const { id } of list) known.add(id)
  }
  const onServer = new Set<string>()
  for (const status of statuses) {
    onServer.add(status.id)
    if (blocked.has(status.accountId) || blocked.has(status.repeaterId ?? '')) continue
    if (!isLoaded(state, status.id)) continue
    must(known.has(status.id), `status ${status.id} is lost`)
    must(shown.has(status.statusId), `status ${status.statusId} does not show`)
  }
  for (const id of known) must(onServer.has(id), `status ${id} was deleted and is back`)
}

function checkQueued(before: TimelineState, after: TimelineState, event: PageArrived): void {
  const isEmpty = before.entries.length + before.queued.length + before.below.length === 0
  if (isEmpty) return
  must(after.entries === before.entries, 'a polled status did not wait')
  const isFlush = event.count >= 20 && event.request.sinceId !== undefined
  must(!isFlush || after.flushMarker !== null, 'there is no flush marker')
}

test('[TL-09] any order of pages, streamed statuses, deletions and "show new" gives no duplicate, newest first, right counts, and loses nothing', () => {
  fc.assert(
    fc.property(steps, (story) => {
      expect(() => simulate(story)).not.toThrow()
    }),
    { numRuns: 150 },
  )
})

test('[TL-18] filling every gap and both ends leads to exactly what the server has, whatever came before', () => {
  fc.assert(
    fc.property(steps, (story) => {
      const { server, blocked, drain, dispatch, getState } = simulate(story)
      drain()
      dispatch({ type: 'showNew' })
      dispatch({ type: 'belowRevealed' })
      const state = getState()
      const held = new Set([...state.entries, ...state.shadowed].map(({ id }) => id))
      const wanted = server.statuses.filter(
        ({ accountId: by, repeaterId }) => !blocked.has(by) && !blocked.has(repeaterId ?? ''),
      )
      expect(wanted.filter(({ id }) => !held.has(id))).toEqual([])
      expect(new Set(state.entries.map((item) => item.statusId))).toEqual(
        new Set([...wanted, ...state.entries].map((item) => item.statusId)),
      )
      expect(timelineRows(state).every((row) => row.kind === 'entry')).toBe(true)
      expect(state.gaps.some((gap) => state.entries.some(({ id }) => isInside(id, gap)))).toBe(false)
    }),
    { numRuns: 100 },
  )
})
