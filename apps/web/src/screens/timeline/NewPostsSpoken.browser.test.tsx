import { beforeEach, expect, test, vi } from 'vitest'

import { setSetting } from '../../model/settings.ts'
import { frames } from '../../model/timelines/testing/frames.ts'
import { wirePost } from '../../model/timelines/testing/instance.ts'
import { heard } from '../../testing/heard.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, openHome, poll } from '../../testing/page.tsx'

let newest = 60

beforeEach(() => {
  newest = 60
})

async function post(): Promise<void> {
  newest += 1
  instance.post(homePath, wirePost(newest))
  await poll()
}

const announced = () => heard().filter((words) => /new posts?$/.test(words))

/** From here on time passes only by `pass`. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })

async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await frames(2)
}

test('new posts are announced, but not again within 30 seconds unless that is wished', async ({ task }) => {
  task.meta.settings = ['newPostsSpoken']
  await openHome(instance)
  holdTime()
  await post()
  await pass(1)
  expect(announced()).toEqual(['1 new post'])
  await post()
  await pass(300)
  expect(announced()).toEqual(['1 new post'])
  setSetting('newPostsSpoken', 1)
  await frames(2)
  await pass(700)
  expect(announced()).toEqual(['1 new post', '2 new posts'])
})

test('who wants no announcements of new posts hears none', async () => {
  setSetting('newPostsSpoken', 0)
  await openHome(instance)
  holdTime()
  await post()
  await pass(300)
  expect(announced()).toEqual([])
  setSetting('newPostsSpoken', undefined)
  await frames(2)
  await pass(1)
  expect(announced()).toEqual(['1 new post'])
})
