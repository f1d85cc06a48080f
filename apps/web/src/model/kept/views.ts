import { KEPT_ROWS_FORMAT, restoreRows, type KeptRows } from '@skein/store'

import { fieldsOf } from '../../lib/fields.ts'
import { entityStore } from '../entities/store.ts'
import { keptOwner } from '../session/kept-owner.ts'
import { accountKey, type StorageKey } from '../storage/areas.ts'
import { readStoredView } from './database.ts'
import { readLastView } from './last-view.ts'

/** Each account has its own, visitors have theirs; null while nobody knows whose it would be. */
export function viewKey(name: string): StorageKey | null {
  const owner = keptOwner()
  return owner === null ? null : accountKey('views', owner, name)
}

function isRows(value: unknown): value is KeptRows {
  const { statuses, accounts, polls, relationships } = fieldsOf(value)
  return [statuses, accounts, polls, relationships].every(Array.isArray)
}

/**
 * What was kept of a view, with the posts and people it shows put into the store; null when nothing usable is there.
 * Never rejects: what cannot be read is as if it were not there.
 */
export async function readView(name: string): Promise<{ view: unknown; savedAt: number } | null> {
  const key = viewKey(name)
  if (key === null) return null
  try {
    const stored = readLastView(key) ?? (await readStoredView(key))
    // Somebody else may look by now.
    if (stored === undefined || stored.format !== KEPT_ROWS_FORMAT || key !== viewKey(name)) return null
    const { view, rows } = JSON.parse(stored.text) as { view?: unknown; rows?: unknown }
    if (!isRows(rows) || !Number.isFinite(stored.savedAt)) return null
    restoreRows(entityStore, rows)
    return { view, savedAt: stored.savedAt }
  } catch {
    return null
  }
}
