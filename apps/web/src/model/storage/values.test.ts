import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { accountKey, deviceKey } from './areas.ts'

const kept = new Map<string, string>()
const working = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
}

async function openStorage(storage: object) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return import('./values.ts')
}

beforeEach(() => kept.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

function blocked(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('what was stored is read again, and gone when removed', async () => {
  const { isStorageAvailable, readStored, removeStored, writeStored } = await openStorage(working)
  expect(isStorageAvailable).toBe(true)
  expect(writeStored(accountKey('settings', ''), { theme: 'dusk' })).toBe(true)
  expect(kept.get(accountKey('settings', ''))).toBe('{"theme":"dusk"}')
  expect(readStored(accountKey('settings', ''))).toEqual({ theme: 'dusk' })
  removeStored(accountKey('settings', ''))
  expect(readStored(accountKey('settings', ''))).toBeNull()
})

test('[BOOT-04] with storage blocked everything works in memory, and it is known', async () => {
  const { isStorageAvailable, readStored, removeStored, storedKeys, writeStored } = await openStorage({
    getItem: blocked,
    setItem: blocked,
    removeItem: blocked,
  })
  expect(isStorageAvailable).toBe(false)
  expect(readStored(deviceKey('oauth'))).toBeNull()
  expect(writeStored(deviceKey('oauth'), { token: 'mine' })).toBe(false)
  expect(readStored(deviceKey('oauth'))).toEqual({ token: 'mine' })
  expect(storedKeys(deviceKey('oauth'))).toEqual([deviceKey('oauth')])
  removeStored(deviceKey('oauth'))
  expect(readStored(deviceKey('oauth'))).toBeNull()
  expect(storedKeys(deviceKey('oauth'))).toEqual([])
})

test('a full storage loses nothing before the page is closed', async () => {
  const { readStored, writeStored } = await openStorage({
    ...working,
    setItem: (key: string, value: string) => {
      if (value.length > 100) throw new DOMException('Full', 'QuotaExceededError')
      working.setItem(key, value)
    },
  })
  writeStored(accountKey('drafts', ''), 'short')
  expect(writeStored(accountKey('drafts', ''), 'long'.repeat(100))).toBe(false)
  expect(readStored(accountKey('drafts', ''))).toBe('long'.repeat(100))
  expect(writeStored(accountKey('drafts', ''), 'short again')).toBe(true)
  expect(readStored(accountKey('drafts', ''))).toBe('short again')
})

test('what is stored already needs no room, and another tab may change it then', async () => {
  let isFull = false
  const { readStored, writeStored } = await openStorage({
    ...working,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError')
      working.setItem(key, value)
    },
  })
  const key = accountKey('settings', '')
  writeStored(key, 'one')
  isFull = true
  expect(writeStored(key, 'other')).toBe(false)
  expect(writeStored(key, 'one')).toBe(true)
  kept.set(key, '"of another tab"')
  expect(readStored(key)).toBe('of another tab')
})

test('damaged storage counts as empty', async () => {
  const { readStored } = await openStorage(working)
  kept.set(accountKey('settings', ''), '{ half a')
  expect(readStored(accountKey('settings', ''))).toBeNull()
})

test('what is stored only for speed makes room for everything else', async () => {
  const most = 60
  const setItem = (key: string, value: string) => {
    const others = [...kept].filter(([name]) => name !== key).reduce((sum, [, text]) => sum + text.length, 0)
    if (others + value.length > most) throw new DOMException('Full', 'QuotaExceededError')
    working.setItem(key, value)
  }
  const named = new Proxy(
    { ...working, setItem },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  )
  const { readStored, writeStored } = await openStorage(named)
  writeStored(accountKey('front', ''), 'x'.repeat(40))
  expect(writeStored(accountKey('drafts', ''), 'y'.repeat(30))).toBe(true)
  expect(kept.get(accountKey('drafts', ''))).toContain('yyy')
  expect(readStored(accountKey('front', ''))).toBeNull()
})
