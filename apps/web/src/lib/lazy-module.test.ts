import { expect, test, vi } from 'vitest'

import { lazyModule, presentModule, setCompanion, withCompanion } from './lazy-module.ts'

test('a module is fetched once, however often it is wanted', async () => {
  const fetchModule = vi.fn(() => Promise.resolve('screen'))
  const lazy = lazyModule(fetchModule)
  lazy.preload()
  expect(await lazy.load()).toBe('screen')
  expect(await lazy.load()).toBe('screen')
  expect(fetchModule).toHaveBeenCalledTimes(1)
})

test('a failure lasts until it is tried again', async () => {
  const fetchModule = vi.fn<() => Promise<string>>()
  fetchModule.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('screen')
  const lazy = lazyModule(fetchModule)
  await expect(lazy.load()).rejects.toThrow('offline')
  await expect(lazy.load()).rejects.toThrow('offline')
  lazy.retry()
  expect(await lazy.load()).toBe('screen')
})

test('fetching ahead in vain leaves no trace', async () => {
  const fetchModule = vi.fn<() => Promise<string>>()
  fetchModule.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('screen')
  const lazy = lazyModule(fetchModule)
  lazy.preload()
  await vi.waitFor(async () => expect(await lazy.load()).toBe('screen'))
})

test('a press after a failure tries again by itself', async () => {
  const fetchModule = vi.fn<() => Promise<string>>()
  fetchModule.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('screen')
  const lazy = lazyModule(fetchModule)
  await expect(lazy.fetch()).rejects.toThrow('offline')
  expect(lazy.current()).toBeNull()
  expect(await lazy.fetch()).toBe('screen')
  expect(lazy.current()).toBe('screen')
})

test('a part waits for what all parts need, which is fetched once, and again only after it failed', async () => {
  const fetchTexts = vi.fn<() => Promise<string>>()
  fetchTexts.mockRejectedValueOnce(new Error('offline')).mockResolvedValue('texts')
  setCompanion(fetchTexts)
  const lazy = lazyModule(() => Promise.resolve('screen'))
  await expect(lazy.fetch()).rejects.toThrow('offline')
  expect(await lazy.fetch()).toBe('screen')
  expect(await withCompanion(() => Promise.resolve('panel'))).toBe('panel')
  expect(fetchTexts).toHaveBeenCalledTimes(2)
  setCompanion(() => Promise.resolve())
})

test('code that is there waits for nothing', async () => {
  setCompanion(() => new Promise(() => undefined))
  const present = presentModule('screen')
  expect(present.current()).toBe('screen')
  expect(await present.load()).toBe('screen')
  setCompanion(() => Promise.resolve())
})
