import { beforeEach, expect, test, vi } from 'vitest'

import { freshWorld, signIn } from '../testing/world.tsx'
import { whenSomethingWaits } from './outbox-kept.ts'
import { accountKey } from './storage.ts'

const keep = (owner = 'id-wren') => localStorage.setItem(accountKey('outbox', owner, '1'), '{}')
const tellOfOtherTab = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: accountKey('outbox', 'id-wren', '1') }))

let server: ReturnType<typeof freshWorld>
beforeEach(() => {
  server = freshWorld()
})

test('what was kept before is told of at once, and nothing while nothing waits', async () => {
  await signIn(server)
  const run = vi.fn<() => void>()
  whenSomethingWaits(run)
  expect(run).not.toHaveBeenCalled()
  keep()
  whenSomethingWaits(run)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what another tab puts there is told of, and not that it took something out', async () => {
  await signIn(server)
  const run = vi.fn<() => void>()
  whenSomethingWaits(run)
  tellOfOtherTab()
  expect(run).not.toHaveBeenCalled()
  keep()
  tellOfOtherTab()
  expect(run).toHaveBeenCalledTimes(1)
})

test('who signs in is told of their own, and of nobody else’s', async () => {
  keep('id-mira')
  const run = vi.fn<() => void>()
  whenSomethingWaits(run)
  await signIn(server)
  expect(run).not.toHaveBeenCalled()
  await signIn(server, 'mira')
  expect(run).toHaveBeenCalledTimes(1)
})
