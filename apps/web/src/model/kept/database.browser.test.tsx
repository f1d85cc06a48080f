import { afterEach, expect, test } from 'vitest'

import { addMissingStores } from './database.ts'

const name = 'skein-upgrade'

function open(version: number, upgrade: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', () => upgrade(request.result))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
  })
}

afterEach(() => {
  indexedDB.deleteDatabase(name)
})

test('a database of the version before files were kept gets room for them and keeps what it has', async () => {
  const before = await open(1, (database) => {
    database.createObjectStore('views').put('a timeline', 'wren')
    database.createObjectStore('ages')
  })
  before.close()
  const after = await open(2, addMissingStores)
  expect([...after.objectStoreNames]).toEqual(['ages', 'files', 'views'])
  const kept = after.transaction('views').objectStore('views').get('wren')
  await expect.poll(() => kept.readyState).toBe('done')
  expect(kept.result).toBe('a timeline')
  after.close()
})
