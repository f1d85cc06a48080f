import { afterEach, beforeEach, vi } from 'vitest'

import { getInstance, setInstance } from '../model/instance.ts'
import { dismiss, getNotices } from '../model/notices.ts'
import type { FakeServer } from './fake-server.ts'
import { freshWorld, signIn } from './world.tsx'

const instanceBefore = getInstance()

/** The server of the current test. */
export let server: FakeServer

// Hooks of every file that imports this: each test starts with @wren signed in, nothing stored, no notices,
// default settings and an unchanged instance.
beforeEach(async () => {
  sessionStorage.clear()
  for (const { id } of getNotices()) dismiss(id)
  setInstance(instanceBefore)
  server = freshWorld()
  await signIn(server)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
