import { prefixOf, type AccountArea, type StorageKey } from './areas.ts'

/** Under which a cache has its one value. A worker finds it there, too. */
const file = '/value'

/** Keeps one JSON value where the background worker can read it. @throws where the browser keeps no such things */
export async function writeCached(key: StorageKey, value: unknown): Promise<void> {
  const cache = await caches.open(key)
  await cache.put(file, Response.json(value))
}

/** What was kept so, or null when there is nothing readable. The caller checks the shape. */
export async function readCached(key: StorageKey): Promise<unknown> {
  const kept = await caches.match(file, { cacheName: key })
  return kept?.json().catch(() => null) ?? null
}

/** Forgets what an area has in caches, of every account at this server but that of one key. */
export async function forgetCached(area: AccountArea, stays: StorageKey | null): Promise<void> {
  const goes = (name: string) =>
    name.startsWith(prefixOf(null)) && name.endsWith(`.${area}`) && name !== stays
  const names = await caches.keys()
  await Promise.all(names.filter(goes).map((name) => caches.delete(name)))
}
