import type { StatusId } from '@skein/api'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { withAnswers } from '../../app/with-answers.tsx'
import { NotificationsColumn, NotificationsDrawer, WatchReading } from '../../features/notifications/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { tellPosted } from '../../model/own-posts.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { statusId } from '../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { begin, end } from '../../testing/page.tsx'
import { show } from '../../testing/world.tsx'
import { began, byMira, reply, servePages } from './testing/told.ts'

const Column = withAnswers(NotificationsColumn)
const Drawer = withAnswers(NotificationsDrawer)
const Reading = withAnswers(WatchReading)
const readPath = 'POST /api/v1/pleroma/notifications/read'
const read = () => server.asked(readPath).map(({ form }) => form)
const answer = (name: RegExp) => page.getByRole('article', { name })

let server: FakeServer
let all: { readonly id: string }[]
beforeEach(async () => {
  begin()
  all = [reply(9, 'mira'), reply(8, 'kei')]
  server = startAfresh('/main/friends')
  servePages(server, () => all)
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  await signInAs()
})
afterEach(async () => {
  vi.useRealTimers()
  await end()
})

test('who opens a post has seen what came of it, and nothing else', async () => {
  await show(
    <>
      <Reading />
      <Column />
    </>,
  )
  await expect.element(answer(/^Kei/)).toBeVisible()
  navigate(`/notice/${statusId(8)}`)
  await expect.poll(read).toEqual([{ id: '8' }])
  await expect.poll(() => answer(/^Kei/).element().ariaLabel).not.toMatch(/Unread/)
  expect(answer(/^Mira/).element().ariaLabel).toMatch(/Unread/)
})

test('so has who begins at its address, before anything is known', async () => {
  navigate(`/notice/${statusId(8)}`, { isReplacing: true })
  await show(<Reading />)
  await expect.poll(read).toEqual([{ id: '8' }])
})

test('what is answered is seen and done', async () => {
  await show(
    <>
      <Reading />
      <Column />
    </>,
  )
  await expect.element(answer(/^Kei/)).toBeVisible()
  tellPosted({ id: statusId(30) as StatusId, inReplyToId: statusId(8) as StatusId })
  await expect.element(answer(/^Kei/)).not.toBeInTheDocument()
  await expect.poll(read).toEqual([{ id: '8' }])
  await expect.element(answer(/^Mira/)).toBeVisible()
})

test('closing the drawer marks what was shown, not what waited', async () => {
  all = Array.from({ length: 30 }, (_, index) => byMira(40 - index))
  const { unmount } = await show(<Drawer onClose={() => undefined} />)
  await expect.element(page.getByRole('feed')).toBeVisible()
  const rows = page.getByRole('feed').element().querySelectorAll('[data-row-id]')
  rows[rows.length - 1]?.scrollIntoView()
  await expect.poll(() => server.asked('GET /api/v1/notifications').length).toBeGreaterThan(1)
  all = [byMira(41), ...all]
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await expect.element(page.getByRole('button', { name: '1 new notification' })).toBeVisible()
  await unmount()
  await expect.poll(read).toEqual([{ max_id: '40' }])
})
