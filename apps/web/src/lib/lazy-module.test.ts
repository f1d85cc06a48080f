import { expect, test, vi } from 'vitest'

import { lazyModule } from './lazy-module.ts'

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
