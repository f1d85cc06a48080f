import { expect, test, vi } from 'vitest'

import { lazyModule } from '../lib/lazy-module.ts'
import { forgetPresses, onPartFailed, withPart } from './lazy-part.ts'

test('presses that come before the part are carried out when it is there, in their order', async () => {
  const fetching = Promise.withResolvers<string>()
  const part = lazyModule(() => fetching.promise)
  const done: string[] = []
  withPart(part, (name) => done.push(`first ${name}`))
  withPart(part, (name) => done.push(`second ${name}`))
  expect(done).toEqual([])
  fetching.resolve('part')
  await expect.poll(() => done).toEqual(['first part', 'second part'])
})

test('[ERR-28] a part that cannot be fetched is told, and the next press tries again', async () => {
  const fetchPart = vi.fn<() => Promise<string>>()
  fetchPart.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce('part')
  const part = lazyModule(fetchPart)
  const told = vi.fn()
  const stop = onPartFailed(told)
  const run = vi.fn()
  withPart(part, run)
  await expect.poll(() => told).toHaveBeenCalledTimes(1)
  expect(run).not.toHaveBeenCalled()
  withPart(part, run)
  await expect.poll(() => run).toHaveBeenCalledWith('part')
  stop()
})

const lostLine = () => new TypeError('Failed to fetch dynamically imported module: https://fen.example/a.js')

test('[ERR-28] a press whose code could not be fetched is said, kept, and done once it has come, each thing once and in order', async () => {
  const fetchModule = vi.fn<() => Promise<string>>()
  fetchModule.mockRejectedValueOnce(lostLine()).mockRejectedValueOnce(lostLine())
  fetchModule.mockRejectedValueOnce(lostLine()).mockResolvedValue('code')
  const part = lazyModule(fetchModule)
  const said = vi.fn()
  const stop = onPartFailed(said)
  const done: string[] = []
  const press = (name: string) => withPart(part, (code) => done.push(`${name} with ${code}`), name)

  press('favourite 1')
  await expect.poll(() => said).toHaveBeenCalledTimes(1)
  press('favourite 2')
  await expect.poll(() => said).toHaveBeenCalledTimes(2)
  press('favourite 1')
  await expect.poll(() => said).toHaveBeenCalledTimes(3)
  expect(done).toEqual([])

  press('repeat 3')
  await expect.poll(() => done).toHaveLength(3)
  expect(done).toEqual(['favourite 2 with code', 'favourite 1 with code', 'repeat 3 with code'])
  stop()
})

test('presses that were forgotten are not done when the code comes at last, those that follow are', async () => {
  const fetching = Promise.withResolvers<string>()
  const fetchModule = vi.fn<() => Promise<string>>()
  fetchModule.mockRejectedValueOnce(lostLine()).mockReturnValue(fetching.promise)
  const part = lazyModule(fetchModule)
  const said = vi.fn()
  const stop = onPartFailed(said)
  const done: string[] = []
  withPart(part, () => done.push('favourite'), 'favourite 1')
  withPart(part, () => done.push('menu'))
  await expect.poll(() => said).toHaveBeenCalledTimes(2)
  withPart(part, () => done.push('repeat'), 'repeat 1')
  forgetPresses()
  withPart(part, () => done.push('bookmark'), 'bookmark 1')
  fetching.resolve('code')
  await expect.poll(() => done).toContain('bookmark')
  expect(done).toEqual(['bookmark'])
  stop()
})

test('[ERR-28] a press in vain and the same one again, with which the code comes, are done once', async () => {
  const fetchModule = vi.fn<() => Promise<string>>()
  fetchModule.mockRejectedValueOnce(lostLine()).mockResolvedValue('code')
  const part = lazyModule(fetchModule)
  const said = vi.fn()
  const stop = onPartFailed(said)
  const done: string[] = []
  const press = (name: string) => withPart(part, () => done.push(name), name)
  press('favourite 1')
  await expect.poll(() => said).toHaveBeenCalledTimes(1)
  press('favourite 1')
  press('repeat 1')
  await expect.poll(() => done).toContain('repeat 1')
  expect(done).toEqual(['favourite 1', 'repeat 1'])
  stop()
})
