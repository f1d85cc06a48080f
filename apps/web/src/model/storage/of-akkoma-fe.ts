import { openDB } from 'idb'

/** What akkoma-fe left in this browser, as it stands there. */
export interface OfAkkomaFe {
  readonly kept: unknown
  readonly drafts: unknown
}

const database = 'localforage'

function readDrafts(): unknown {
  try {
    return JSON.parse(localStorage.getItem('drafts') ?? 'null')
  } catch {
    return null
  }
}

/** Null where it was never used on this origin. Nothing of it is changed. Rejects where the browser denies its database. */
export async function readOfAkkomaFe(): Promise<OfAkkomaFe | null> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === database)
  if (!isThere) return null
  const opened = await openDB(database)
  try {
    if (!opened.objectStoreNames.contains('keyvaluepairs')) return null
    const kept: unknown = await opened.get('keyvaluepairs', 'vuex-lz')
    return kept === undefined ? null : { kept, drafts: readDrafts() }
  } finally {
    opened.close()
  }
}
