import { afterEach, beforeEach, expect, test } from 'vitest'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { begin, end, scrollTo } from '../../testing/page.tsx'
import { openThread, type Planted, seedThread, resetConversation } from './testing/threads.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(() => {
  instance = begin()
})
afterEach(async () => {
  await end()
  resetConversation()
})

/** 500 replies: each answers one of the 25 before it. */
const busy: Planted[] = Array.from({ length: 501 }, (_, index) => [
  index + 1,
  index === 0 ? null : Math.max(1, index - ((index * 7) % 25)),
])

test.each(['linear', 'tree'] as const)(
  '[CONV-03, CONV-04] of 500 replies, a %s holds only those near the screen',
  async (display) => {
    setSetting('conversationDisplay', display)
    setSetting('maxDepthInThread', 40)
    seedThread(instance, busy)
    await signIn(instance)
    await openThread(1)
    await expect.poll(mountedIds).not.toEqual([])
    for (const top of [0, 8_000, 20_000, 45_000]) {
      await scrollTo(top)
      await stillness()
      expect(mountedIds().length).toBeLessThan(40)
      expect(mountedIds().length).toBeGreaterThan(4)
      expect(document.querySelectorAll('main *').length).toBeLessThan(1_800)
    }
    expect(document.documentElement.scrollHeight).toBeGreaterThan(40_000)
  },
)
