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

async function readKept(): Promise<unknown> {
  const isThere = (await indexedDB.databases()).some(({ name }) => name === database)
  if (!isThere) return null
  const opened = await openDB(database)
  try {
    return opened.objectStoreNames.contains('keyvaluepairs')
      ? await opened.get('keyvaluepairs', 'vuex-lz')
      : null
  } finally {
    opened.close()
  }
}

/** Null where it was never used on this origin, and where the browser denies its storage. Nothing of it is changed. */
export async function readOfAkkomaFe(): Promise<OfAkkomaFe | null> {
  try {
    const kept = await readKept()
    return kept === null || kept === undefined ? null : { kept, drafts: readDrafts() }
  } catch {
    return null
  }
}
