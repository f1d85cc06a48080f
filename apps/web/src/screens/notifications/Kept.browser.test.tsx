import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { closeTab, isKept } from '../../testing/restart.ts'
import { byMira, servePages } from './testing/told.ts'

const path = '/wren/notifications'
const listPath = '/api/v1/notifications'
const feed = page.getByRole('feed', { name: 'Notifications' })
const unread = page.getByRole('main').getByRole('img', { name: /unread$/ })
const note = page.getByText(/^You’re offline\. Showing notifications from/)
const ids = () =>
  [...document.querySelectorAll('main [data-row-id]')].map((row) => row.getAttribute('data-row-id'))

let server: FakeServer
let all: { readonly id: string }[]
beforeEach(async () => {
  begin()
  server = startAfresh(path)
  all = [
    byMira(3, 'favourite', {
      status: wirePost(7, { account: wirePerson('wren'), content: '<p>Low tide</p>' }),
    }),
    byMira(2, 'move', { target: wirePerson('newhome') }),
    byMira(1),
  ]
  servePages(server, () => all)
  await signInAs()
  setSetting('notificationTasks', false)
  await open(path)
})
afterEach(async () => {
  setSetting('notificationTasks', undefined)
  endSession('left')
  await end()
})

/** The page is closed, and opened again by the same person. */
async function openAgain(): Promise<void> {
  await closeTab(['notifications'])
  await signInAs()
  await open(path)
}

test('without a network the last notifications show, with the time they are of, and new ones when it is back', async () => {
  await expect.poll(ids).toEqual(['3', '2', '1'])
  server.faults.set(listPath, 'unreachable')
  await openAgain()
  await expect.poll(ids).toEqual(['3', '2', '1'])
  await expect.element(feed.getByText('Low tide')).toBeVisible()
  await expect.element(unread).toHaveAccessibleName('3 unread')
  await expect.element(note).toBeVisible()
  // One of them is gone by now, and another one came.
  all = [byMira(4), ...all.slice(0, 2)]
  server.faults.clear()
  dispatchEvent(new Event('online'))
  await expect.element(note).not.toBeInTheDocument()
  await expect.poll(ids).toEqual(['4', '3', '2'])
})

test('what was read since is read there too', async () => {
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => server.asked('POST /api/v1/pleroma/notifications/read')).toHaveLength(1)
  server.faults.set(listPath, 'unreachable')
  await openAgain()
  await expect.element(note).toBeVisible()
  await expect.element(unread).not.toBeInTheDocument()
})

test('whoever signs out leaves none of them behind', async () => {
  await expect.poll(ids).toEqual(['3', '2', '1'])
  await closeTab(['notifications'])
  await signInAs()
  endSession('left')
  await signInAs()
  await expect.poll(() => isKept('notifications')).toBe(false)
})
