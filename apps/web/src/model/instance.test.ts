import { expect, test } from 'vitest'

import { getInstance, setInstance } from './instance.ts'

test('what the server says once more changes nothing for who shows it', () => {
  const known = setInstance({ ...getInstance(), name: 'Fenland', config: { sidebarRight: true } })
  expect(setInstance({ ...known, config: { sidebarRight: true } })).toBe(known)
  expect(setInstance({ ...known, name: 'Marsh' })).not.toBe(known)
  expect(getInstance().name).toBe('Marsh')
})
