import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { begin, end, open } from '../../testing/page.tsx'

beforeEach(() => {
  begin()
})
afterEach(end)

test('the page of notifications shows what the column shows', async () => {
  const server = startAfresh('/wren/notifications')
  server.on('GET /api/v1/notifications', () => [
    { id: '7', type: 'follow', created_at: '2026-06-01T12:00:00.000Z', account: wirePerson('mira') },
  ])
  await signInAs()
  await open('/wren/notifications')
  await expect.element(page.getByRole('heading', { level: 1, name: /^Notifications/ })).toBeVisible()
  await expect.element(page.getByText(/followed you/)).toBeVisible()
})
