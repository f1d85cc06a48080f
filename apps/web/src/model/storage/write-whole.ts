import type { StorageKey } from './areas.ts'
import { isStorageAvailable, readStored, removeStored, writeStored } from './values.ts'

const probe: StorageKey = 'skein.probe'

/** Asks the browser alone: what else would be written or removed on the way is left as it is. */
function hasRoomFor(text: string): boolean {
  try {
    localStorage.setItem(probe, text)
    localStorage.removeItem(probe)
    return true
  } catch {
    return false
  }
}

/**
 * Writes several things, or nothing at all where the browser has no room: nothing makes room for them either. Where the
 * browser keeps nothing, they are in memory as everything is [BOOT-04].
 * @param needs at least as long as all that is written
 * @param write answers whether all of it was stored
 */
export function writeWhole(keys: readonly StorageKey[], needs: string, write: () => boolean): boolean {
  if (!isStorageAvailable) {
    write()
    return true
  }
  if (!hasRoomFor(needs)) return false
  const before = keys.map((key) => ({ key, value: readStored(key) }))
  if (write()) return true
  // Another tab took the room.
  for (const { key, value } of before) {
    if (value === null) removeStored(key)
    else writeStored(key, value)
  }
  return false
}
