import { collectRows, KEPT_ROWS_FORMAT } from '@skein/store'
import type { StatusId } from '@skein/api'

import { entityStore } from '../entities/store.ts'
import type { StoredView } from './database.ts'
import { discardLastView, writeLastView } from './last-view.ts'
import { openKeptViews, type KeptViews } from './kept-views.ts'
import { viewKey } from './views.ts'

/** Views that are kept, of all accounts together, and about how many bytes they may take. */
export const viewLimits = { count: 60, bytes: 24_000_000 }

/** The browser gives about 5 million characters to everything that is stored this way. */
const mostFrontCharacters = 1_000_000

function keepLastView(view: Parameters<typeof writeLastView>[0]): void {
  if (view.text.length > mostFrontCharacters) discardLastView()
  else writeLastView(view)
}

interface KeepOptions {
  /** The page is left while it shows this view. */
  readonly isLeft?: boolean
}

/**
 * Keeps what a view shows, so that it opens again without a network. The oldest views make room. False when the
 * browser did not take it. Never rejects.
 */
export async function keepView(
  name: string,
  view: unknown,
  statusIds: Iterable<StatusId>,
  savedAt: number,
  { isLeft = false }: KeepOptions = {},
): Promise<boolean> {
  const key = viewKey(name)
  if (key === null) return false
  const rows = collectRows(entityStore, statusIds)
  const text = JSON.stringify({ view, rows })
  const stored: StoredView = { format: KEPT_ROWS_FORMAT, savedAt, text }
  if (isLeft) keepLastView({ key, ...stored })
  if (text.length > viewLimits.bytes) return false
  try {
    const database = await openKeptViews()
    // Whoever signed out meanwhile leaves nothing behind.
    if (key !== viewKey(name)) return false
    // Written first: a page that goes has no time for more.
    try {
      await write(database, key, stored)
    } catch {
      // Full: half of what is kept goes, and it is tried once more.
      const keys = await database.getAllKeys('ages')
      await makeRoom(database, key, { count: Math.ceil(keys.length / 2), bytes: viewLimits.bytes / 2 })
      await write(database, key, stored)
    }
    await makeRoom(database, key, { count: viewLimits.count, bytes: viewLimits.bytes - text.length })
    return true
  } catch {
    return false
  }
}

async function write(database: KeptViews, key: string, stored: StoredView): Promise<void> {
  const change = database.transaction(['views', 'ages'], 'readwrite')
  const written = Promise.all([
    change.objectStore('views').put(stored, key),
    change.objectStore('ages').put({ savedAt: stored.savedAt, bytes: stored.text.length }, key),
    change.done,
  ])
  // Not when the browser finds that nothing more comes: the page may be gone by then, and the change with it.
  change.commit()
  await written
}

/** Throws away the oldest until the others, and one more, are within the limits. */
async function makeRoom(
  database: KeptViews,
  forKey: string,
  limits: { readonly count: number; readonly bytes: number },
): Promise<void> {
  const [keys, ages] = await Promise.all([database.getAllKeys('ages'), database.getAll('ages')])
  const others = keys
    .map((key, index) => ({ key, savedAt: ages[index]?.savedAt ?? 0, bytes: ages[index]?.bytes ?? 0 }))
    .filter(({ key }) => key !== forKey)
    .sort((a, b) => b.savedAt - a.savedAt)
  let taken = 0
  const leaving = others.filter((other, index) => {
    taken += other.bytes
    return index + 1 >= limits.count || taken > limits.bytes
  })
  if (leaving.length === 0) return
  const change = database.transaction(['views', 'ages'], 'readwrite')
  await Promise.all([
    ...leaving.flatMap(({ key }) => [
      change.objectStore('views').delete(key),
      change.objectStore('ages').delete(key),
    ]),
    change.done,
  ])
}
