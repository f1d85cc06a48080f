import { afterEach, expect, test } from 'vitest'

import { accountKey } from '../storage/areas.ts'
import { addMissingStores, renameRecords } from './database.ts'

const name = 'skein-upgrade'

function open(
  version: number,
  upgrade: (database: IDBDatabase, change: IDBTransaction) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.addEventListener('upgradeneeded', () => upgrade(request.result, request.transaction!))
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

test('what a version before kept under the account’s id alone says at which server that is', async () => {
  const before = await open(2, (database, change) => {
    addMissingStores(database)
    change.objectStore('views').put('a timeline', 'A.1\ntimeline friends')
    change.objectStore('files').put('a picture', 'A.1\nupload-1')
    change.objectStore('views').put('for all', '\ntimeline public')
    change.objectStore('views').put('of another form', 'wren')
  })
  before.close()
  const after = await open(3, (_, change) => renameRecords(change))
  const read = after.transaction(['views', 'files'])
  const [views, files, picture] = [
    read.objectStore('views').getAllKeys(),
    read.objectStore('files').getAllKeys(),
    read.objectStore('files').get(accountKey('files', 'A.1', 'upload-1')),
  ]
  await expect.poll(() => picture.readyState).toBe('done')
  expect(views.result).toEqual([
    accountKey('views', 'A.1', 'timeline friends'),
    accountKey('views', '', 'timeline public'),
    'wren',
  ])
  expect(files.result).toEqual([accountKey('files', 'A.1', 'upload-1')])
  expect(picture.result).toBe('a picture')
  after.close()
})
