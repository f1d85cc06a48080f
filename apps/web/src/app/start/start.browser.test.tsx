import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { getInstance, setInstance } from '../../model/instance.ts'
import { forgetAll } from '../../model/testing/fake-server.ts'
import { queryClient } from '../query-client.ts'
import { start } from './start.tsx'

const untouched = getInstance()
const answers: Readonly<Record<string, unknown>> = {
  '/api/v1/instance': { title: 'Fenland' },
  '/nodeinfo/2.0.json': { software: { name: 'akkoma', version: '3.16' }, metadata: {} },
  '/static/config.json': { showInstanceSpecificPanel: true },
  '/api/pleroma/frontend_configurations': { pleroma_fe: { showInstanceSpecificPanel: true } },
  '/instance/panel.html': 'Be kind',
  '/static/terms-of-service.html': 'No crows',
  '/static/stickers.json': {},
}
const isOfServer = (path: string) => /^\/(api|instance|static|nodeinfo|\.well-known)\//.test(path)

/** Everything but `missing` is there; what does not go to the server goes its own way. */
function serveWithout(missing: string): void {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const path = new URL(address, location.href).pathname
    if (!isOfServer(path)) return fetch(address, init)
    const found = path !== missing && path in answers
    return Promise.resolve(
      found ? Response.json(answers[path]) : Response.json({ error: 'Not found' }, { status: 404 }),
    )
  })
}

beforeEach(() => {
  forgetAll()
  queryClient.clear()
  history.replaceState(null, '', '/about')
  // An idle moment, at once.
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
})
afterEach(() => {
  document.querySelector('#start-root')?.remove()
  setInstance(untouched)
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetAll()
})

test.each([
  ['/api/v1/instance', 'the instance'],
  ['/nodeinfo/2.0.json', 'node info'],
  ['/static/config.json', 'the static configuration'],
  ['/api/pleroma/frontend_configurations', 'the frontend configuration'],
  ['/instance/panel.html', 'the instance panel'],
  ['/static/terms-of-service.html', 'the terms of service'],
  ['/static/stickers.json', 'the stickers'],
])('[BOOT-02] without %s the interface is mounted, and only that is logged', async (missing, what) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
  serveWithout(missing)
  const root = document.createElement('div')
  root.id = 'start-root'
  document.body.append(root)
  await start(root)
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'About' })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const logged = () =>
    log.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('Could not load '))
  await expect.poll(logged).toEqual([`Could not load ${what}:`])
})
