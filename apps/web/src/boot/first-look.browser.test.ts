import { expect, test, vi } from 'vitest'

import { setSetting } from '../model/settings.ts'

test('size of letters, contrast and movement are as chosen before the application is there', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})))
  const root = document.documentElement
  setSetting('theme', 'dusk')
  setSetting('contrast', 'more')
  setSetting('motion', 'less')
  setSetting('textSize', 150)
  expect([root.dataset['theme'], root.style.fontSize]).not.toContain('beacon')
  await import('./boot.ts')
  expect(root.dataset['theme']).toBe('beacon')
  expect(root.dataset).toHaveProperty('still')
  expect(root.style.fontSize).toBe('150%')
})
