import { expect, test, vi } from 'vitest'

import { setSetting } from '../model/settings.ts'

test('size of letters, contrast and movement are as chosen before the application is there', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})))
  const root = document.documentElement
  setSetting('theme', 'dusk')
  setSetting('contrast', 'more')
  setSetting('motion', 'less')
  setSetting('textSize', 150)
  expect([root.dataset['theme'], getComputedStyle(root).fontSize]).toEqual([undefined, '16px'])
  await import('./boot.ts')
  expect(root.dataset['theme']).toBe('beacon')
  expect(root.dataset).toHaveProperty('still')
  expect(getComputedStyle(root).fontSize).toBe('24px')
})
