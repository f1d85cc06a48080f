import { afterEach, beforeEach, vi } from 'vitest'

import { getInstance, setInstance } from '../model/instance.ts'
import type { FakeServer } from './fake-server.ts'
import { begin, end } from './page.tsx'

const instanceBefore = getInstance()

/** The server of the current test. */
export let instance: FakeServer

// Hooks of every file that imports this: each test starts with an empty server, nobody signed in, nothing stored,
// default settings and an unchanged instance.
beforeEach(() => {
  setInstance(instanceBefore)
  instance = begin()
})

afterEach(async () => {
  await end()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
