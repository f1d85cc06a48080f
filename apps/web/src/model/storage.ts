const prefix = 'skein.'
const memory = new Map<string, string | null>()

function openStorage(): Storage | null {
  try {
    const probe = `${prefix}probe`
    globalThis.localStorage.setItem(probe, '1')
    globalThis.localStorage.removeItem(probe)
    return globalThis.localStorage
  } catch {
    return null
  }
}

const storage = openStorage()

/** False when the browser keeps nothing: everything then works until the page is closed, and no longer [BOOT-04]. */
export const isStorageAvailable: boolean = storage !== null

function readText(key: string): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  try {
    return storage?.getItem(prefix + key) ?? null
  } catch {
    return null
  }
}

/** What was stored under a key, or null when there is nothing readable. Never throws; the caller checks the shape. */
export function readStored(key: string): unknown {
  const text = readText(key)
  if (text === null) return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Stored only so that something is faster: it makes room for everything else. */
const spare = 'front'

/** Stores a text, or forgets it with null. False when the browser refused (blocked or full): all is as it was then. */
export function storeText(key: string, text: string | null): boolean {
  if (storage === null) return text === null
  const store = () => (text === null ? storage.removeItem(prefix + key) : storage.setItem(prefix + key, text))
  try {
    try {
      store()
    } catch {
      storage.removeItem(prefix + spare)
      store()
    }
    return true
  } catch {
    return false
  }
}

function keep(key: string, text: string | null): boolean {
  const isKept = storeText(key, text)
  // The memory keeps what the disk did not take.
  if (isKept) memory.delete(key)
  else memory.set(key, text)
  return isKept
}

/** Stores a JSON value. False when it is only in memory, because the browser refused (blocked or full). */
export function writeStored(key: string, value: unknown): boolean {
  return keep(key, JSON.stringify(value))
}

/** Answers whether it is gone beyond this page. */
export function removeStored(key: string): boolean {
  return keep(key, null)
}

/** The keys that begin so and have something under them, in no order. */
export function storedKeys(start: string): readonly string[] {
  let keys = [...memory.keys()]
  try {
    keys = keys.concat(Object.keys(storage ?? {}).map((key) => key.slice(prefix.length)))
  } catch {
    // Denied meanwhile: what the memory has is all there is.
  }
  return [...new Set(keys)].filter((key) => key.startsWith(start) && readText(key) !== null)
}

/** Calls back when another tab changes a key, or one that begins with it. Returns the way to stop. */
export function watchStored(key: string, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(prefix + key)) onChange()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
