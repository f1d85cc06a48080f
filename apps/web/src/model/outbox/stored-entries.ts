import { toDraftData } from '../drafts.ts'
import { readStored, removeStored, storedKeys, watchStored, writeStored } from '../storage.ts'
import type { OutboxEntry, TryFailure } from './entries.ts'

/* A key for each entry: two tabs that add, change or remove at the same time cannot undo one another's change. */

const prefixOf = (accountId: string) => `outbox.${accountId}.`

const timeOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)

function toFailure(value: unknown): TryFailure | null {
  const { kind } = (value ?? {}) as Partial<TryFailure>
  return typeof kind === 'string' ? (value as TryFailure) : null
}

/** Whatever stood in the storage, what comes back has its shape: the text first of all. */
function toEntry(id: string, value: unknown): OutboxEntry | null {
  if (typeof value !== 'object' || value === null) return null
  const stored = value as { [Name in keyof OutboxEntry]?: unknown }
  const post = toDraftData(stored.post)
  if (post === null) return null
  return {
    id,
    draftKey: typeof stored.draftKey === 'string' ? (stored.draftKey as OutboxEntry['draftKey']) : 'status',
    post,
    addedAt: timeOf(stored.addedAt) ?? 0,
    dueAt: timeOf(stored.dueAt) ?? 0,
    triedAt: timeOf(stored.triedAt),
    tries: timeOf(stored.tries) ?? 0,
    failure: toFailure(stored.failure),
    isLaidAside: stored.isLaidAside === true,
  }
}

/** The oldest first. */
export function readEntries(accountId: string): readonly OutboxEntry[] {
  const prefix = prefixOf(accountId)
  return storedKeys(prefix)
    .flatMap((key) => toEntry(key.slice(prefix.length), readStored(key)) ?? [])
    .toSorted((one, other) => Number(one.id) - Number(other.id))
}

/** Answers whether it is kept beyond this page. */
export function writeEntry(accountId: string, entry: OutboxEntry): boolean {
  return writeStored(prefixOf(accountId) + entry.id, entry)
}

export function removeEntry(accountId: string, id: string): void {
  removeStored(prefixOf(accountId) + id)
}

/** Calls back when another tab changes what waits. Returns the way to stop. */
export function watchEntries(accountId: string, onChange: () => void): () => void {
  return watchStored(prefixOf(accountId), onChange)
}
