import { openDatabase } from '../kept/database.ts'
import { setUnsavedChanges } from '../notices/unload-guard.ts'
import {
  accountKey,
  areas,
  deviceKey,
  prefixOf,
  staysWhenRefused,
  type AccountArea,
} from '../storage/areas.ts'
import { removeOfAkkomaFe } from '../storage/of-akkoma-fe.ts'
import { readStored, removeStored, removeTab, storedKeys, tabKeys } from '../storage/values.ts'
import type { EndReason } from './memory.ts'

const ofDatabase = (Object.keys(areas) as (keyof typeof areas)[]).filter(
  (name): name is AccountArea => areas[name].of === 'account' && areas[name].storage === 'database',
)

const everything = (start: string) => IDBKeyRange.bound(start, `${start}\uFFFF`)

function goingRecords(owner: string | null, reason: EndReason): IDBKeyRange[] {
  if (reason === 'left' || owner === null) return [everything(prefixOf(owner))]
  return ofDatabase
    .map((area) => accountKey(area, owner))
    .filter((key) => !staysWhenRefused(key, prefixOf(owner)))
    .map((key) => everything(key))
}

/** Never rejects: where nothing can be opened nothing was kept. */
async function forgetRecords(owner: string | null, reason: EndReason): Promise<void> {
  try {
    const database = await openDatabase()
    const change = database.transaction([...database.objectStoreNames], 'readwrite')
    for (const store of change.objectStoreNames)
      for (const range of goingRecords(owner, reason)) change.objectStore(store).delete(range)
  } catch {
    // As said.
  }
}

/** Never rejects. */
async function forgetCaches(goes: (key: string) => boolean): Promise<void> {
  try {
    const names = await globalThis.caches.keys()
    await Promise.all(names.filter(goes).map((name) => globalThis.caches.delete(name)))
  } catch {
    // Denied, or no such thing here.
  }
}

/**
 * Forgets what this browser keeps of an account whose session ended, by the list of areas: whatever code was loaded.
 * @param owner null when nobody knows whose session it was: then of who left here nothing of any account stays
 */
export function forgetStored(owner: string | null, reason: EndReason): void {
  if (owner === null && reason !== 'left') return
  const prefix = prefixOf(owner)
  const goes = (key: string) => reason !== 'refused' || !staysWhenRefused(key, prefix)
  for (const key of tabKeys(prefix)) if (goes(key)) removeTab(key)
  // What is stored for all tabs is the other tab's to change.
  if (reason === 'elsewhere') return
  for (const key of storedKeys(prefix)) {
    if (!goes(key)) continue
    removeStored(key)
    setUnsavedChanges(key, false)
  }
  // What another client left of the same account goes with it.
  const isTakenOver = owner !== null && readStored(deviceKey('taken-over')) === owner
  if (reason === 'left' && isTakenOver) void removeOfAkkomaFe()
  void forgetRecords(owner, reason)
  void forgetCaches((name) => name.startsWith(prefix) && goes(name))
}
