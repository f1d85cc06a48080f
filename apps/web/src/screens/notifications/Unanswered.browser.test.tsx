import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { queryClient } from '../../app/query-client.ts'
import { tellPosted } from '../../model/own-posts.ts'
import { getClient } from '../../model/client.ts'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { fetchStatus } from '@skein/api'
import { began, reply, servePages } from './testing/told.ts'

const path = '/wren/notifications#unanswered'
const main = page.getByRole('main')
const labels = () =>
  [...main.element().querySelectorAll('[role=feed] article[aria-label]')].map(
    (each) => each.ariaLabel?.split('. ')[0],
  )
const contextOf = (id: number) => `GET /api/v1/statuses/${wirePost(id).id}/context`
const context = (...descendants: object[]) => ({ ancestors: [], descendants })
const own = (id: number, answers: number) =>
  wirePost(id, {
    account: wirePerson('wren'),
    content: '<p>Mine</p>',
    in_reply_to_id: wirePost(answers).id,
    in_reply_to_account_id: 'id-mira',
  })

let server: FakeServer
let list: ReturnType<typeof reply>[]
beforeEach(async () => {
  begin()
  list = [reply(9, 'mira'), reply(8, 'kei'), reply(7, 'jun')]
  server = startAfresh('/main/friends')
  servePages(server, () => list)
  server.on(contextOf(9), context())
  server.on(contextOf(8), context(own(20, 8)))
  server.on(contextOf(7), context(wirePost(21, { account: wirePerson('mira') })))
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  await signInAs()
})
afterEach(async () => {
  vi.useRealTimers()
  setSetting('favouriteAnswers', undefined)
  await end()
})

test('the thread of each reply is asked, wherever one has answered from; oldest first', async () => {
  await open(path)
  await expect.poll(labels).toEqual(['Jun replied to you', 'Mira replied to you'])
  expect(server.asked(contextOf(8))).toHaveLength(1)
  await expectNothingFound(document.body)
})

test('what is answered here leaves at once, and how many are left stands beside the name of the view', async () => {
  await open(path)
  await expect.poll(labels).toHaveLength(2)
  const name = page.getByRole('link', { name: /^Replies I haven’t answered/ })
  await expect.element(name).toMatchTextContent(/answered ?2$/)
  const mine = own(30, 7)
  server.on(`GET /api/v1/statuses/${mine.id}`, mine)
  tellPosted(await fetchStatus(getClient(), mine.id))
  await expect.poll(labels).toEqual(['Mira replied to you'])
  await expect.element(name).toMatchTextContent(/answered ?1$/)
})

test('each thread is asked once while somebody looks, whatever else leaves the list or comes', async () => {
  await open(path)
  await expect.poll(labels).toHaveLength(2)
  await main.getByRole('article', { name: /^Jun/ }).getByRole('button', { name: 'Done' }).click()
  await expect.poll(labels).toEqual(['Mira replied to you'])
  server.on(contextOf(10), context())
  list = [reply(10, 'tomas'), ...list]
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await expect.poll(labels).toEqual(['Mira replied to you', 'Tomas replied to you'])
  for (const id of [7, 8, 9, 10]) expect(server.asked(contextOf(id)), String(id)).toHaveLength(1)
})

test('a conversation that cannot be checked is listed and said, and asked for again', async () => {
  server.on(contextOf(8), () => new Response('{"error":"busy"}', { status: 500 }))
  await open(path)
  await expect.poll(labels).toEqual(['Jun replied to you', 'Kei replied to you', 'Mira replied to you'])
  await expect
    .element(main.getByText('Some conversations couldn’t be checked. They’re listed too.'))
    .toBeVisible()
  server.on(contextOf(8), context(own(20, 8)))
  await main.getByRole('button', { name: 'Retry' }).press()
  await expect.poll(labels).toEqual(['Jun replied to you', 'Mira replied to you'])
})

test('a favourite is an answer only where one says so', async ({ task }) => {
  task.meta.settings = ['favouriteAnswers']
  list = [reply(9, 'mira', { favourited: true }), reply(7, 'jun')]
  await open(path)
  await expect.poll(labels).toHaveLength(2)
  await main.getByRole('button', { name: 'Change' }).press()
  await expect.poll(labels).toEqual(['Jun replied to you'])
})

test('when everybody has an answer it says so', async () => {
  list = [reply(8, 'kei')]
  await open(path)
  await expect.element(main.getByText('You’ve answered everyone who wrote to you.')).toBeVisible()
})
