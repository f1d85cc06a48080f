import { afterEach, beforeEach, expect, test } from 'vitest'

import { setSetting } from '../../model/settings.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { heard } from '../../testing/heard.ts'
import { begin, end, homePath, openHome, poll } from '../../testing/page.tsx'

let instance: FakeServer
let newest = 60

beforeEach(() => {
  instance = begin()
  newest = 60
})
afterEach(async () => {
  setSetting('newPostsSpoken', undefined)
  await end()
})

async function post(): Promise<void> {
  newest += 1
  instance.post(homePath, wirePost(newest))
  await poll()
}

const announced = () => heard().filter((words) => /new posts?$/.test(words))
const soon = () => new Promise((resolve) => setTimeout(resolve, 300))

test('new posts are announced, but not again within 30 seconds unless that is wished', async ({ task }) => {
  task.meta.settings = ['newPostsSpoken']
  await openHome(instance)
  await post()
  await expect.poll(announced).toEqual(['1 new post'])
  await post()
  await soon()
  expect(announced()).toEqual(['1 new post'])
  setSetting('newPostsSpoken', 1)
  await expect.poll(announced, { timeout: 3_000 }).toEqual(['1 new post', '2 new posts'])
})

test('who wants no announcements of new posts hears none', async () => {
  setSetting('newPostsSpoken', 0)
  await openHome(instance)
  await post()
  await soon()
  expect(announced()).toEqual([])
  setSetting('newPostsSpoken', undefined)
  await expect.poll(announced).toEqual(['1 new post'])
})
