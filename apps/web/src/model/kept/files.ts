import { readEntries } from '../outbox/stored-entries.ts'
import { accountKey, subOf, subsOf, type StorageKey } from '../storage/areas.ts'
import { storedDrafts } from '../writing/stored-drafts.ts'
import { openKeptViews } from './kept-views.ts'

/** How long a file may stay that no draft names: another tab may be about to write the draft. Milliseconds. */
const UNNAMED_MS = 3_600_000

const keyOf = (accountId: string, key: string): StorageKey => accountKey('files', accountId, key)

/**
 * Keeps a file of a draft until it is posted, so that an upload outlives the page, and the file a server that forgets it.
 * Answers whether the browser took it: where it is full or denied, the page goes on without. Never rejects.
 */
export async function keepFile(accountId: string, key: string, file: File): Promise<boolean> {
  try {
    const database = await openKeptViews()
    await database.put('files', { file, savedAt: Date.now() }, keyOf(accountId, key))
    return true
  } catch {
    return false
  }
}

/** A file that was kept, or null. Never rejects. */
export async function readKeptFile(accountId: string, key: string): Promise<File | null> {
  try {
    const stored = await (await openKeptViews()).get('files', keyOf(accountId, key))
    // Read now: what lies behind a kept file may be gone although its name is there.
    await stored?.file.slice(0, 1).arrayBuffer()
    return stored?.file ?? null
  } catch {
    return null
  }
}

/** It is posted, or nobody wants it. Never rejects. */
export async function forgetFile(accountId: string, key: string): Promise<void> {
  try {
    await (await openKeptViews()).delete('files', keyOf(accountId, key))
  } catch {
    // Where nothing can be opened nothing was kept.
  }
}

/** Forgets the files whose drafts went without them: posted or thrown away elsewhere. Never rejects. */
export async function forgetUnnamedFiles(accountId: string, now: number): Promise<void> {
  const unposted = JSON.stringify([storedDrafts(accountId), readEntries(accountId)])
  const start = subsOf('files', accountId)
  try {
    const change = (await openKeptViews()).transaction('files', 'readwrite')
    for await (const cursor of change.store.iterate(IDBKeyRange.bound(start, `${start}\uFFFF`))) {
      const name = subOf(cursor.key, start)
      if (now - cursor.value.savedAt > UNNAMED_MS && !unposted.includes(JSON.stringify(name)))
        void cursor.delete()
    }
    await change.done
  } catch {
    // The next form tries again.
  }
}
