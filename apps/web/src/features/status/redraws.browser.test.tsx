import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { postLabel } from './rules/post-label.ts'
import { setSetting } from '../../model/settings.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { begin, end, home, openHome } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

vi.mock(import('./rules/post-label.ts'), { spy: true })

let instance: FakeServer

beforeEach(() => {
  instance = begin()
})
afterEach(async () => {
  setSetting('virtualScrolling', undefined)
  await end()
})

test('posts that are there are not drawn once more because older ones come', async () => {
  setSetting('virtualScrolling', false)
  await openHome(instance, 60)
  await expect.poll(() => mountedIds().length).toBe(20)
  await stillness()
  const before = mountedIds()
  vi.mocked(postLabel).mockClear()
  await getFeed(home).loadOlder()
  await expect.poll(() => mountedIds().length).toBe(40)
  await stillness()
  const drawn = vi.mocked(postLabel).mock.calls.map(([{ status }]) => status.id)
  expect(drawn.toSorted()).toEqual(
    mountedIds()
      .filter((id) => !before.includes(id))
      .toSorted(),
  )
})
