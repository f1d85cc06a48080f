import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stopTimersOf } from '../../testing/stop-timers.ts'
import { CONFIGURATION_WAIT_MS } from '../limits.ts'
import { start } from './start.tsx'

afterEach(() => {
  setSetting('textSize', undefined)
  vi.unstubAllGlobals()
})

/** In a file of its own: the code that draws in another size must not be there already. */
test('the first drawing has the layout that fits the chosen size of letters', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) =>
    /^\/(?:api|instance|static|nodeinfo|\.well-known)\//.test(new URL(address, location.href).pathname)
      ? Promise.resolve(Response.json({ error: 'Not found' }, { status: 404 }))
      : fetch(address, init),
  )
  stopTimersOf(CONFIGURATION_WAIT_MS)
  history.replaceState(null, '', '/about')
  await page.viewport(1280, 800)
  setSetting('textSize', 150)
  const root = document.createElement('div')
  document.body.append(root)
  const seen = new Set<string | undefined>()
  const look = () => seen.add(root.querySelector<HTMLElement>('[data-layout]')?.dataset['layout'])
  new MutationObserver(look).observe(root, { subtree: true, childList: true, attributes: true })
  await start(root)
  expect([...seen]).toEqual(['compact'])
  // What is drawn earlier than usual waits for its texts as well.
  await expect.element(page.getByRole('link', { name: 'Known network' }).first()).toBeVisible()
  expect(root.innerText).not.toMatch(/\b(?:shell|common|session)\.[a-z]/)
})
