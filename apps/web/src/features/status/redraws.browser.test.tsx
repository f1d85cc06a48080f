import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { postLabel } from './rules/post-label.ts'
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
afterEach(end)

test('posts that are there are not drawn once more because older ones come', async () => {
  await openHome(instance, 60)
  await stillness()
  const before = mountedIds()
  vi.mocked(postLabel).mockClear()
  await getFeed(home).loadOlder()
  await stillness()
  expect(getFeed(home).getState().entries).toHaveLength(40)
  const drawn = vi.mocked(postLabel).mock.calls.map(([{ status }]) => status.id as string)
  expect(drawn.filter((id) => before.includes(id))).toEqual([])
})
