import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getClient } from '../../model/client.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { forgetAll, serve } from '../../model/testing/fake-server.ts'
import { queryClient } from '../query-client.ts'
import { loadLate } from './load-late.ts'

const untouched = getInstance()

beforeEach(() => {
  queryClient.clear()
  // An idle moment, at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(async () => {
  // What is on its way would be asked for again in the next test.
  await vi.waitUntil(() => queryClient.isFetching() === 0, { timeout: 100_000 })
  setInstance(untouched)
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetAll()
})

function load(showInstanceSpecificPanel: boolean) {
  const server = serve(({ path }) =>
    path === '/instance/panel.html' ? { body: 'Be kind' } : { status: 404, body: { error: 'Not found' } },
  )
  changeInstance({ branding: { showInstanceSpecificPanel } }, untouched)
  loadLate(getClient())
  return server
}

test('[BOOT-18] what the server writes in its panel is kept as it is, and asked for once', async () => {
  const server = load(true)
  await expect.poll(() => queryClient.getQueryData(['instance-panel'])).toBe('Be kind')
  expect(server.asked('/instance/panel.html')).toHaveLength(1)
})

test('[BOOT-18] where the panel is not shown it is not asked for', async () => {
  const server = load(false)
  await expect.poll(() => server.seen.length).toBeGreaterThan(0)
  expect(server.asked('/instance/panel.html')).toEqual([])
})

test('what signing in and out throws away on its way is asked for again, each time', async () => {
  const server = serve(({ path }) =>
    path === '/static/stickers.json' ? { body: {} } : { status: 404, body: { error: 'Not found' } },
  )
  loadLate(getClient())
  for (const times of [2, 3]) {
    await queryClient.resetQueries({ queryKey: ['stickers'] })
    await expect.poll(() => server.asked('/static/stickers.json').length).toBe(times)
  }
  await expect.poll(() => queryClient.getQueryState(['stickers'])?.status).toBe('success')
  expect(console.error).not.toHaveBeenCalledWith('Could not load the stickers:', expect.anything())
})

test('[BOOT-02] the front page in the place of panel, terms and stickers is no failure: nothing is logged', async () => {
  serve(() => ({ body: '<!DOCTYPE html><title>Fenland</title>' }))
  changeInstance({ branding: { showInstanceSpecificPanel: true } }, untouched)
  loadLate(getClient())
  await expect.poll(() => queryClient.getQueryData(['stickers'])).toEqual([])
  await expect.poll(() => queryClient.getQueryData(['terms-of-service'])).toBe('')
  await expect.poll(() => queryClient.getQueryData(['instance-panel'])).toBe('')
  expect(console.error).not.toHaveBeenCalled()
})

test('[BOOT-02] terms that do not come are logged', async () => {
  load(false)
  await expect
    .poll(() =>
      vi
        .mocked(console.error)
        .mock.calls.map(([what]) => String(what))
        .join(),
    )
    .toMatch(/terms of service/)
})
