import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { lazyModule, loadedModule, setSharedDependency, withSharedDependency } from './lazy-module.ts'

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
  await expect.poll(() => lazy.load().catch(() => null)).toBe('screen')
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
  setSharedDependency(fetchTexts)
  const lazy = lazyModule(() => Promise.resolve('screen'))
  await expect(lazy.fetch()).rejects.toThrow('offline')
  expect(await lazy.fetch()).toBe('screen')
  expect(await withSharedDependency(() => Promise.resolve('panel'))).toBe('panel')
  expect(fetchTexts).toHaveBeenCalledTimes(2)
  setSharedDependency(() => Promise.resolve())
})

test('a part whose texts are in the first view waits for nothing besides its code', async () => {
  const fetchTexts = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  setSharedDependency(fetchTexts)
  expect(await lazyModule(() => Promise.resolve('gallery'), { needs: 'nothing' }).load()).toBe('gallery')
  expect(fetchTexts).not.toHaveBeenCalled()
  setSharedDependency(() => Promise.resolve())
})

test('what every visit fetches waits for what is there early, everything else for that and the rest', async () => {
  const early = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
  const rest = Promise.withResolvers<void>()
  const fetchRest = vi.fn(() => rest.promise)
  setSharedDependency(fetchRest, early)
  const panels = lazyModule(() => Promise.resolve('panels'), { needs: 'early' })
  expect(await panels.load()).toBe('panels')
  expect(fetchRest).not.toHaveBeenCalled()
  const form = lazyModule(() => Promise.resolve('form'))
  const isThere = vi.fn()
  void form.load().then(isThere)
  await Promise.resolve()
  expect(isThere).not.toHaveBeenCalled()
  rest.resolve()
  expect(await form.load()).toBe('form')
  expect(early).toHaveBeenCalledTimes(1)
  setSharedDependency(() => Promise.resolve())
})

test('code that is there waits for nothing', async () => {
  setSharedDependency(() => new Promise(() => undefined))
  const present = loadedModule('screen')
  expect(present.current()).toBe('screen')
  expect(await present.load()).toBe('screen')
  setSharedDependency(() => Promise.resolve())
})

const lostLine = () => new TypeError('Failed to fetch dynamically imported module: https://fen.example/a.js')

describe('while the line is away', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a part that could not be fetched is asked for again by itself, less and less often', async () => {
    const fetchModule = vi.fn<() => Promise<string>>().mockRejectedValue(lostLine())
    const lazy = lazyModule(fetchModule)
    lazy.preload()
    const tries: number[] = []
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
      tries.push(fetchModule.mock.calls.length)
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(tries).toEqual([1, 2, 3, 4, 5, 6, 7])
    fetchModule.mockResolvedValue('screen')
    const there = vi.fn()
    void lazy.whenThere().then(there)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(there).toHaveBeenCalledWith('screen')
    expect(lazy.current()).toBe('screen')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a mistake in a part is not asked for again by itself', async () => {
    const fetchModule = vi.fn<() => Promise<string>>().mockRejectedValue(new ReferenceError('x'))
    lazyModule(fetchModule).preload()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(fetchModule).toHaveBeenCalledTimes(1)
  })

  test('[LIM-15] code that has not come after 120 s has failed, as a chunk, and may still come', async () => {
    const fetching = Promise.withResolvers<string>()
    const lazy = lazyModule(() => fetching.promise)
    const failed = vi.fn()
    lazy.load().catch(failed)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed.mock.lastCall?.[0]).toMatchObject({ name: 'ChunkLoadError' })
    fetching.resolve('screen')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(lazy.current()).toBe('screen')
  })
})
