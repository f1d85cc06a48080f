import { afterEach, beforeEach, expect, test } from 'vitest'

import { setSetting } from '../../model/settings.ts'
import { signIn } from '../../model/timelines/testing/instance.ts'
import { begin, end } from '../../testing/page.tsx'
import { openThread, type Planted, seedThread, resetConversation } from './testing/threads.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(() => {
  instance = begin()
})
afterEach(async () => {
  setSetting('virtualScrolling', undefined)
  await end()
  resetConversation()
})

/** 60 replies: each answers one of the 25 before it. */
const busy: Planted[] = Array.from({ length: 61 }, (_, index) => [
  index + 1,
  index === 0 ? null : Math.max(1, index - ((index * 7) % 25)),
])

test.each(['linear', 'tree'] as const)('a conversation drawn %s holds every post, too', async (display) => {
  setSetting('conversationDisplay', display)
  setSetting('maxDepthInThread', 60)
  setSetting('virtualScrolling', false)
  seedThread(instance, busy)
  await signIn(instance)
  await openThread(1)
  const drawn = () =>
    new Set(
      [...document.querySelectorAll('[data-status-id]')].map((post) => post.getAttribute('data-status-id')),
    )
  await expect.poll(() => drawn().size).toBe(61)
})
