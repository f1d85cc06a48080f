import { expect, test } from 'vitest'

import { getInstance } from './known.ts'
import { changeInstance } from '../testing/change-instance.ts'

test('what the server says once more changes nothing for who shows it', () => {
  const known = changeInstance({ branding: { name: 'Fenland', config: { sidebarRight: true } } })
  expect(changeInstance({ branding: { config: { sidebarRight: true } } }, known)).toBe(known)
  expect(changeInstance({ branding: { name: 'Marsh' } }, known)).not.toBe(known)
  expect(getInstance().branding.name).toBe('Marsh')
})
