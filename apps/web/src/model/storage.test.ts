import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
const working = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
}

async function openStorage(storage: object) {
  vi.resetModules()
  vi.stubGlobal('localStorage', storage)
  return import('./storage.ts')
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
  expect(writeStored('settings', { theme: 'dusk' })).toBe(true)
  expect(kept.get('skein.settings')).toBe('{"theme":"dusk"}')
  expect(readStored('settings')).toEqual({ theme: 'dusk' })
  removeStored('settings')
  expect(readStored('settings')).toBeNull()
})

test('[BOOT-04] with storage blocked everything works in memory, and it is known', async () => {
  const { isStorageAvailable, readStored, removeStored, writeStored } = await openStorage({
    getItem: blocked,
    setItem: blocked,
    removeItem: blocked,
  })
  expect(isStorageAvailable).toBe(false)
  expect(readStored('oauth')).toBeNull()
  expect(writeStored('oauth', { token: 'mine' })).toBe(false)
  expect(readStored('oauth')).toEqual({ token: 'mine' })
  removeStored('oauth')
  expect(readStored('oauth')).toBeNull()
})

test('a full storage loses nothing before the page is closed', async () => {
  const { readStored, writeStored } = await openStorage({
    ...working,
    setItem: (key: string, value: string) => {
      if (value.length > 100) throw new DOMException('Full', 'QuotaExceededError')
      working.setItem(key, value)
    },
  })
  writeStored('drafts', 'short')
  expect(writeStored('drafts', 'long'.repeat(100))).toBe(false)
  expect(readStored('drafts')).toBe('long'.repeat(100))
  expect(writeStored('drafts', 'short again')).toBe(true)
  expect(readStored('drafts')).toBe('short again')
})

test('damaged storage counts as empty', async () => {
  const { readStored } = await openStorage(working)
  kept.set('skein.settings', '{ half a')
  expect(readStored('settings')).toBeNull()
})

test('what is stored only for speed makes room for everything else', async () => {
  const most = 60
  const { readStored, writeStored } = await openStorage({
    ...working,
    setItem: (key: string, value: string) => {
      const others = [...kept]
        .filter(([name]) => name !== key)
        .reduce((sum, [, text]) => sum + text.length, 0)
      if (others + value.length > most) throw new DOMException('Full', 'QuotaExceededError')
      working.setItem(key, value)
    },
  })
  writeStored('front', 'x'.repeat(40))
  expect(writeStored('drafts', 'y'.repeat(30))).toBe(true)
  expect(kept.get('skein.drafts')).toContain('yyy')
  expect(readStored('front')).toBeNull()
})
