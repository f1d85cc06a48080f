import { takeSnapshot, timelineStatusIds, type TimelineState } from '@skein/store'
import type { StatusId } from '@skein/api'

import { whenIdle } from '../../lib/when-idle.ts'
import { openDatabase } from '../kept/database.ts'
import { discardLastView } from '../kept/last-view.ts'
import { keepView } from '../kept/keep-view.ts'
import { recallPosition } from '../places/positions.ts'
import { getSession } from '../session.ts'
import { viewName } from './begin.ts'
import { heldFeeds, onFeedsChange, type RetainedFeed } from './registry.ts'

/** How long after a change a timeline is kept, in milliseconds: at most so often. */
const everyMs = 1_500

interface Kept {
  readonly state: TimelineState
  readonly placeId: StatusId | null
}

/**
 * Keeps each timeline that was looked at, around the place of its reader, so that it opens again before the network
 * answers, or without one. Returns the way to stop.
 */
export function keepTimelines(): () => void {
  const kept = new WeakMap<RetainedFeed, Kept>()
  const watched = new Map<RetainedFeed, () => void>()
  /** What the page was left with: it says several times that it goes. */
  let left: Kept | null = null
  let timer: ReturnType<typeof setTimeout> | null = null

  const keep = async (held: RetainedFeed, isLeaving: boolean): Promise<void> => {
    const { feed } = held
    const state = feed.getState()
    // What is shown of old is kept already, with its time.
    if (!state.isLoaded || state.asOf !== null || held.restoring !== null) return
    const placeId = recallPosition(feed.key)?.id ?? null
    const before = kept.get(held)
    const isLeft = isLeaving && held.visits > 0 && getSession().token !== null
    const isSame = before?.state === state && before.placeId === placeId
    if (isSame && (!isLeft || left === before)) return
    const now = { state, placeId }
    kept.set(held, now)
    const snapshot = takeSnapshot(state, placeId, Date.now())
    if (snapshot === null) return
    const { entries, shadowed = [] } = snapshot
    const shown = { ...state, entries, queued: [], below: [], shadowed }
    if (isLeft) left = now
    if (!isLeaving) {
      left = null
      discardLastView()
    }
    await keepView(viewName(feed.key), snapshot, timelineStatusIds(shown), snapshot.savedAt, { isLeft })
  }
  const keepAll = (isLeaving: boolean): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    for (const held of heldFeeds()) void keep(held, isLeaving)
  }
  const keepRead = (): void => keepAll(false)
  const keepLeft = (): void => keepAll(true)
  /** Not while the reader scrolls: the page comes first. */
  const keepIdly = (): void => {
    whenIdle(keepRead, everyMs)
  }
  const keepSoon = (): void => {
    timer ??= setTimeout(keepIdly, everyMs)
  }
  const keepIfHidden = (): void => {
    if (document.visibilityState === 'hidden') keepLeft()
  }
  const watch = (): void => {
    for (const held of heldFeeds()) {
      if (!watched.has(held)) watched.set(held, held.feed.subscribe(keepSoon))
    }
    keepSoon()
  }

  // Open before anything is kept: a page that goes has no time to open it.
  openDatabase().catch(() => undefined)
  watch()
  const stopListening = onFeedsChange(watch)
  window.addEventListener('scroll', keepSoon, { passive: true })
  window.addEventListener('pagehide', keepLeft)
  document.addEventListener('visibilitychange', keepIfHidden)
  return () => {
    if (timer !== null) clearTimeout(timer)
    stopListening()
    for (const stop of watched.values()) stop()
    window.removeEventListener('scroll', keepSoon)
    window.removeEventListener('pagehide', keepLeft)
    document.removeEventListener('visibilitychange', keepIfHidden)
  }
}
