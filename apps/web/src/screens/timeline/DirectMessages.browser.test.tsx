import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { signIn, statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { open } from '../../testing/page.tsx'

test('[PAGES-16] direct messages are listed, newest first', async () => {
  const direct = [3, 2, 1].map((number) => wirePost(number, { visibility: 'direct' }))
  instance.timelines.set('/api/v1/timelines/direct', direct)
  await signIn(instance)
  await open('/users/wren/dms')
  await expect.poll(mountedIds).toEqual([3, 2, 1].map(statusId))
  await expect.element(page.getByRole('heading', { name: 'Direct messages' })).toBeVisible()
  await expect.element(page.getByText(/^Post 3, line 0/)).toBeVisible()
})
