import { setUnsavedChanges } from '../notices/unload-guard.ts'
import type { StorageKey } from './areas.ts'

interface Unkept {
  /** Null for what is to go. */
  readonly text: string | null
  /** What the browser keeps in its place. */
  readonly under: string | null
}

/** One of the browser's two simple storages. What it does not take is kept in memory until the page is closed. */
export interface KeptTexts {
  /** False when the browser keeps nothing. */
  readonly isAvailable: boolean
  read(key: StorageKey): unknown
  readText(key: StorageKey): string | null
  /** Keeps a JSON value. False when it is in memory only. */
  write(key: StorageKey, value: unknown): boolean
  /** Answers whether it is gone beyond this page. */
  remove(key: StorageKey): boolean
  /** The keys that begin so and have something under them, in no order. */
  keys(start: StorageKey): readonly StorageKey[]
  /** What is in memory only gives way to what another tab stored meanwhile in its place. */
  yieldToNewerDraft(key: StorageKey): void
}

const isKey = (key: string): key is StorageKey => key.startsWith('skein.')

function openStorage(open: () => Storage): Storage | null {
  try {
    const storage = open()
    const probe: StorageKey = 'skein.probe'
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return storage
  } catch {
    return null
  }
}

/** @param spare an area that is stored only so that something is faster: it makes room for everything else */
export function keptTexts(open: () => Storage, spare?: string): KeptTexts {
  const storage = openStorage(open)
  const memory = new Map<StorageKey, Unkept>()
  const isSpare = (key: string) => spare !== undefined && key.endsWith(`.${spare}`)

  function stored(key: StorageKey): string | null {
    try {
      return storage?.getItem(key) ?? null
    } catch {
      return null
    }
  }
  function text(key: StorageKey): string | null {
    const unkept = memory.get(key)
    return unkept === undefined ? stored(key) : unkept.text
  }
  function names(): StorageKey[] {
    try {
      return Object.keys(storage ?? {}).filter(isKey)
    } catch {
      return []
    }
  }
  function put(key: StorageKey, value: string | null): boolean {
    if (storage === null) return value === null
    const store = () => (value === null ? storage.removeItem(key) : storage.setItem(key, value))
    try {
      try {
        store()
      } catch {
        for (const name of names()) if (isSpare(name)) storage.removeItem(name)
        store()
      }
      return true
    } catch {
      return false
    }
  }
  /** There is room: what was not taken before is tried again, unless another tab has something else there. */
  function tryOthers(): void {
    for (const [key, unkept] of memory) {
      if (isSpare(key) || stored(key) !== unkept.under || !put(key, unkept.text)) continue
      memory.delete(key)
      setUnsavedChanges(key, false)
    }
  }
  function keep(key: StorageKey, value: string | null): boolean {
    const under = stored(key)
    if (value !== under && !put(key, value)) {
      memory.set(key, { text: value, under })
      return false
    }
    memory.delete(key)
    if (memory.size > 0) tryOthers()
    return true
  }

  return {
    isAvailable: storage !== null,
    readText: text,
    read: (key) => {
      try {
        return JSON.parse(text(key) ?? 'null') as unknown
      } catch {
        return null
      }
    },
    write: (key, value) => keep(key, JSON.stringify(value)),
    remove: (key) => keep(key, null),
    keys: (start) =>
      [...new Set([...memory.keys(), ...names()])].filter(
        (key) => key.startsWith(start) && memory.get(key)?.text !== null,
      ),
    yieldToNewerDraft: (key) => {
      const unkept = memory.get(key)
      if (unkept !== undefined && unkept.under !== stored(key)) memory.delete(key)
    },
  }
}
