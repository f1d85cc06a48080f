import { expect, test, vi } from 'vitest'
import { createFlash, type FlashState } from './machine.ts'

function flashOf(load: () => Promise<() => void>) {
  const states: FlashState[] = ['idle']
  return { flash: createFlash(load, (state) => states.push(state)), states }
}

test('[MEDIA-24] it goes from idle through loading to loaded, and back when it is stopped', async () => {
  const end = vi.fn<() => void>()
  const { flash, states } = flashOf(() => Promise.resolve(end))
  await flash.start()
  expect(states).toEqual(['idle', 'loading', 'loaded'])
  flash.stop()
  expect(states.at(-1)).toBe('idle')
  expect(end).toHaveBeenCalledOnce()
})

test('[MEDIA-24] a player that fails is an error, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const load = vi.fn<() => Promise<() => void>>()
  load.mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce(() => undefined)
  const { flash, states } = flashOf(load)
  await flash.start()
  await flash.start()
  expect(states).toEqual(['idle', 'loading', 'error', 'loading', 'loaded'])
  vi.restoreAllMocks()
})

test('[MEDIA-24] a second press while it loads or plays asks for nothing', async () => {
  const load = vi.fn<() => Promise<() => void>>().mockResolvedValue(() => undefined)
  const { flash } = flashOf(load)
  await Promise.all([flash.start(), flash.start()])
  await flash.start()
  expect(load).toHaveBeenCalledOnce()
})

test('[MEDIA-24] what arrives after it was stopped is ended at once', async () => {
  const arriving = Promise.withResolvers<() => void>()
  const end = vi.fn<() => void>()
  const { flash, states } = flashOf(() => arriving.promise)
  const started = flash.start()
  flash.stop()
  arriving.resolve(end)
  await started
  expect(states).toEqual(['idle', 'loading', 'idle'])
  expect(end).toHaveBeenCalledOnce()
})
