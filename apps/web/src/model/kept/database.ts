import { accountKey } from '../storage/areas.ts'

/** A view as it is kept: whose it is, of when, and what it needs in order to be drawn. */
export interface StoredView {
  /** Number of the shape of the rows in it. */
  readonly format: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** `{view, rows}` as JSON: written and read faster than as objects, and its length is known. */
  readonly text: string
}

/** What has to be known of a view in order to throw it away without reading it. */
export interface StoredAge {
  readonly savedAt: number
  /** About how much room it takes. */
  readonly bytes: number
}

/** A file of a draft until it is posted. */
export interface StoredFile {
  readonly file: File
  /** Milliseconds since 1970. */
  readonly savedAt: number
}

/** What is in the database, by store; the keys are those of `storage-areas.ts`. */
export interface Stores {
  views: { key: string; value: StoredView }
  ages: { key: string; value: StoredAge }
  files: { key: string; value: StoredFile }
}

const viewStores: readonly (keyof Stores)[] = ['views', 'ages']

/** While a database is made or was made by an earlier version: what is in it stays. */
export function addMissingStores(database: IDBDatabase): void {
  for (const name of [...viewStores, 'files'])
    if (!database.objectStoreNames.contains(name)) database.createObjectStore(name)
}

/** Until version 2 a key was whose it is, a line break and a name. What cannot be renamed stays out of everybody's way. */
export function renameRecords(change: IDBTransaction): void {
  for (const name of change.objectStoreNames) {
    const store = change.objectStore(name)
    const request = store.openCursor()
    request.addEventListener('success', () => {
      const cursor = request.result
      if (cursor === null) return
      const [, owner, rest] = /^([^\n]*)\n([^]*)$/.exec(String(cursor.key)) ?? []
      if (owner !== undefined && rest !== undefined) {
        store.put(cursor.value, accountKey(name === 'files' ? 'files' : 'views', owner, rest))
        cursor.delete()
      }
      cursor.continue()
    })
  }
}

let opening: Promise<IDBDatabase> | null = null

/**
 * The browser's own database; fails where it is denied. The first view reads one view of it by its key, so it does
 * without the library that `kept-views.ts` lays around it.
 */
export function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('skein', 3)
    request.addEventListener('upgradeneeded', () => {
      addMissingStores(request.result)
      if (request.transaction !== null) renameRecords(request.transaction)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
    request.addEventListener('success', () => {
      const database = request.result
      // Another tab wants a newer version, or the browser closed it: the next use opens it again.
      database.addEventListener('versionchange', () => {
        database.close()
        opening = null
      })
      database.addEventListener('close', () => {
        opening = null
      })
      resolve(database)
    })
  }).catch((error: unknown) => {
    opening = null
    throw error
  })
  return opening
}

/** One kept view; undefined where there is none. */
export async function readStoredView(key: string): Promise<StoredView | undefined> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const request: IDBRequest<StoredView | undefined> = database
      .transaction('views')
      .objectStore('views')
      .get(key)
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Not read')))
  })
}
