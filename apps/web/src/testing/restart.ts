import { expect } from 'vitest'
import { cleanup } from 'vitest-browser-react'

import { entityStore } from '../model/entities.ts'
import { discardLastView, openKeptViews, viewKey } from '../model/kept.ts'
import { heldFeeds } from '../model/timelines.ts'
import { keepTimelines } from '../model/live.ts'

/** Whether a view is kept for who looks. */
export async function isKept(name: string): Promise<boolean> {
  const key = viewKey(name)
  return key !== null && (await (await openKeptViews()).getKey('views', key)) !== undefined
}

/** Everything in memory is gone, as after closing the tab; what the device keeps stays, and so does the session. */
export async function closeTab(kept: readonly string[] = ['timeline friends']): Promise<void> {
  const stop = keepTimelines()
  window.dispatchEvent(new Event('pagehide'))
  for (const name of kept) await expect.poll(() => isKept(name)).toBe(true)
  stop()
  await cleanup()
  sessionStorage.clear()
  for (const held of heldFeeds()) {
    held.feed.clear()
    Object.assign(held, {
      stop: null,
      hasLookedForStop: false,
      hasBeenLeft: false,
      entry: null,
      restoring: null,
    })
  }
  entityStore.clear()
  history.replaceState(null, '', '/about')
  window.scrollTo(0, 0)
}

/** Throws away what is kept of views, as the browser may. */
export async function loseViews(): Promise<void> {
  discardLastView()
  const database = await openKeptViews()
  await Promise.all([database.clear('views'), database.clear('ages')])
}
