import type { AccountId } from '@skein/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { lazyModule } from '../../lib/lazy-module.ts'
import { languages } from '../../i18n/index.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { beginSession, endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { forgetAll, readAccount } from '../../model/testing/fake-server.ts'
import { withPart } from '../../ui/lazy-part.ts'
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
/** An interface that stays asks for what the next test forgets. */
let end = (): void => undefined
afterEach(() => {
  end()
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
  end = await start(root)
  await expect.element(page.getByRole('main').getByRole('heading', { name: 'About' })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const logged = () =>
    log.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('Could not load '))
  await expect.poll(logged).toEqual([`Could not load ${what}:`])
})

test('[SET-27] the interface has the language that was chosen, whatever the browser wants', async ({
  task,
}) => {
  task.meta.settings = ['interfaceLanguage']
  serveWithout('')
  Object.assign(languages, { oc: { ...languages.en, tag: 'oc' } })
  setSetting('interfaceLanguage', 'oc')
  const root = document.createElement('div')
  root.id = 'start-root'
  document.body.append(root)
  end = await start(root)
  expect(document.documentElement.lang).toBe('oc')
  setSetting('interfaceLanguage', undefined)
  Reflect.deleteProperty(languages, 'oc')
  document.documentElement.lang = 'en'
})

test('what one person pressed without a line is not done as the next when the code comes at last', async () => {
  const fetchCode = vi.fn<() => Promise<string>>()
  fetchCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
  fetchCode.mockResolvedValue('code')
  const part = lazyModule(fetchCode)
  const done: string[] = []
  beginSession('of-wren', await readAccount())
  withPart(part, () => done.push('favourite as Wren'), 'favourite s1')
  await expect.poll(part.failures).toBe(1)
  endSession('left')
  beginSession('of-ada', { ...(await readAccount()), id: '2' as AccountId })
  withPart(part, () => done.push('bookmark as Ada'), 'bookmark s1')
  await expect.poll(() => done).toContain('bookmark as Ada')
  endSession('left')
  expect(done).toEqual(['bookmark as Ada'])
})
