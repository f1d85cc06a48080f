/** What akkoma-fe left in this browser, as it stands there. */
export interface OfAkkomaFe {
  readonly kept: unknown
  readonly drafts: unknown
}

const database = 'localforage'
const records = 'keyvaluepairs'
const record = 'vuex-lz'
const draftsKey = 'drafts'

/** Whether akkoma-fe was used on this origin; not where the browser denies its storage. */
export async function isAkkomaFeHere(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === database)
  } catch {
    return false
  }
}

function readDrafts(): unknown {
  try {
    return JSON.parse(localStorage.getItem(draftsKey) ?? 'null')
  } catch {
    return null
  }
}

async function readKept(): Promise<unknown> {
  // To open one that is not there would make it.
  if (!(await isAkkomaFeHere())) return null
  const { openDB } = await import('idb')
  const opened = await openDB(database)
  try {
    return opened.objectStoreNames.contains(records) ? await opened.get(records, record) : null
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

/** Removes the account, its token and the drafts that akkoma-fe left. Never rejects: what is denied cannot be removed. */
export async function removeOfAkkomaFe(): Promise<void> {
  try {
    localStorage.removeItem(draftsKey)
    if (!(await isAkkomaFeHere())) return
    const { openDB } = await import('idb')
    const opened = await openDB(database)
    if (opened.objectStoreNames.contains(records)) await opened.delete(records, record)
    opened.close()
  } catch {
    // Denied.
  }
}
