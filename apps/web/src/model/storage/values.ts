import { keptTexts } from './kept-texts.ts'
import type { StorageKey } from './areas.ts'

const local = keptTexts(() => globalThis.localStorage, 'front')
const tab = keptTexts(() => globalThis.sessionStorage)

/** False when the browser keeps nothing: everything then works until the page is closed, and no longer [BOOT-04]. */
export const isStorageAvailable: boolean = local.isAvailable

/** What was stored under a key, or null when there is nothing readable. Never throws; the caller checks the shape. */
export const readStored = local.read

/** Stores a JSON value. False when it is only in memory, because the browser refused (blocked or full). */
export const writeStored = local.write

/** Answers whether it is gone beyond this page. */
export const removeStored = local.remove

/** The keys that begin so and have something under them, in no order. */
export const storedKeys = local.keys

/** What this page could not store gives way to what another tab stored meanwhile in its place. */
export const giveWayStored = local.yieldToNewerDraft

/** As `readStored`, of what this tab alone keeps, until it is closed. */
export const readTab = tab.read
export const writeTab = tab.write
export const removeTab = tab.remove
export const tabKeys = tab.keys
/** What stands there, whether or not it is JSON. */
export const readTabText = tab.readText

/** Calls back when another tab changes what begins with the key that `start` answers then. Returns the way to stop. */
export function watchStored(start: () => StorageKey, onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(start())) onChange()
  }
  globalThis.addEventListener('storage', listen)
  return () => globalThis.removeEventListener('storage', listen)
}
