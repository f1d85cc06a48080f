import { timelineKeyText, type TimelineKey } from '@skein/api'
import { isServerOrdered, type TimelineSnapshot } from '@skein/store'

import { fieldsOf } from '../../lib/fields.ts'
import { whenPainted } from '../../lib/when-painted.ts'
import { readView } from '../kept/views.ts'
import { recallPosition, type Position } from '../places/positions.ts'
import { getSetting } from '../settings.ts'
import type { RetainedFeed } from './registry.ts'

/** The name under which a timeline is kept between visits. */
export function viewName(key: TimelineKey): string {
  return `timeline ${timelineKeyText(key)}`
}

function isSnapshot(view: unknown): view is TimelineSnapshot {
  const { entries, gaps, savedAt, shadowed = [] } = fieldsOf(view)
  return [entries, gaps, shadowed].every(Array.isArray) && Number.isFinite(savedAt)
}

async function restore({ feed }: RetainedFeed): Promise<void> {
  const kept = await readView(viewName(feed.key))
  if (kept !== null && isSnapshot(kept.view)) feed.restore(kept.view)
}

/** A profile begins at its head [ROUTE-22]; who sat at the top, where new posts show by themselves, begins there again. */
function recallStop(key: TimelineKey): Position | null {
  if ('accountId' in key) return null
  const position = recallPosition(key)
  return position?.isAtTop && getSetting('streaming') ? null : position
}

/**
 * Starts a timeline where its reader stopped before this start of the client: with what was kept of it, or else with
 * a page that begins there. Where the server orders a timeline a place is no cursor: what was kept of it shows only
 * when the server cannot be reached.
 */
export function beginFeed(held: RetainedFeed): void {
  const { feed } = held
  if (held.restoring !== null) return
  if (!held.hasLookedForStop && !feed.getState().isLoaded) held.stop = recallStop(feed.key)
  const stop = held.hasLookedForStop ? null : held.stop
  held.hasLookedForStop = true
  if (stop === null || isServerOrdered(feed.key)) {
    feed.start()
    restoreOnFailure(held)
    return
  }
  const restoring = restore(held)
    // What was kept is painted before it is compared with what the server has.
    .then(() => (feed.getState().isLoaded ? new Promise<void>((resolve) => whenPainted(resolve)) : undefined))
    .finally(() => {
      // Whoever left or signed out meanwhile wants nothing any more.
      if (held.restoring !== restoring) return
      held.restoring = null
      if (held.visits > 0 || feed.key.kind === 'friends') feed.start(stop.id)
    })
  held.restoring = restoring
}

/** Shows what was kept when the first page does not come. */
function restoreOnFailure(held: RetainedFeed): void {
  const { feed } = held
  if (feed.getState().isLoaded) return
  const stopListening = feed.subscribe(() => {
    const { isLoaded, newerError } = feed.getState()
    if (!isLoaded && newerError === null) return
    stopListening()
    if (!isLoaded) void restore(held)
  })
}
