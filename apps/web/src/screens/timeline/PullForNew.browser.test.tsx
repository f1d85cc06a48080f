import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { stillness } from '../../model/timelines/testing/frames.ts'
import { statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { end, homePath, openHome, scrollTo } from '../../testing/page.tsx'
import { heard } from '../../testing/heard.ts'

beforeAll(() => {
  Object.defineProperty(navigator, 'maxTouchPoints', { value: 5, configurable: true })
})

const mark = () => document.querySelector<HTMLElement>('[data-pull]')
const phase = () => mark()?.dataset['pull']
const overscroll = () => getComputedStyle(document.documentElement).overscrollBehaviorY
const asked = () => instance.asked(homePath).length

/** A finger on the first post: where it is, or null when it is lifted. */
function touch(type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', at: [number, number] | null) {
  const target = document.querySelector('[role="feed"] article') ?? document.body
  const [clientX, clientY] = at ?? [0, 0]
  const touches = at === null ? [] : [new Touch({ identifier: 1, target, clientX, clientY })]
  target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }))
}

async function pull(px: number, acrossPx = 0) {
  touch('touchstart', [200, 200])
  for (const share of [0.25, 0.5, 0.75, 1]) touch('touchmove', [200 + acrossPx * share, 200 + px * share])
  await stillness()
}
const letGo = () => touch('touchend', null)

async function openForFingers() {
  await openHome(instance)
  await expect.poll(overscroll).toBe('contain')
  expect(phase()).toBe('rest')
}

test('[TL-05] at the top a finger that pulls down asks for new posts and shows them', async () => {
  await openForFingers()
  instance.post(homePath, wirePost(61))
  const before = asked()
  await pull(60)
  expect(phase()).toBe('near')
  await pull(120)
  expect(phase()).toBe('far')
  expect(firstVisibleId()).toBe(statusId(60))
  letGo()
  await expect.poll(() => mountedIds()[0]).toBe(statusId(61))
  await expect.poll(phase).toBe('rest')
  expect(asked()).toBe(before + 1)
})

test('[TL-05] while the server is asked it says so, and a second pull asks nothing', async () => {
  await openForFingers()
  const release = instance.hold(homePath)
  const before = asked()
  await pull(120)
  letGo()
  await expect.poll(() => heard()).toContain('Checking for new posts')
  await pull(120)
  expect(phase()).toBe('busy')
  letGo()
  release()
  await expect.poll(phase).toBe('rest')
  expect(asked()).toBe(before + 1)
})

test('[TL-05] a reader who has gone on when the posts come stays there, with the button', async () => {
  await openForFingers()
  instance.post(homePath, wirePost(61))
  const release = instance.hold(homePath)
  await pull(120)
  letGo()
  await scrollTo(600)
  const read = firstVisibleId()
  release()
  await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  expect(firstVisibleId()).toBe(read)
  expect(mountedIds()).not.toContain(statusId(61))
})

test('[TL-05] too short, sideways, upwards, taken away, or in the middle of the list, it is no pull', async () => {
  await openForFingers()
  const before = asked()
  await pull(60)
  letGo()
  await pull(120, 300)
  letGo()
  await pull(-120)
  letGo()
  await pull(120)
  touch('touchcancel', null)
  await expect.poll(phase).toBe('rest')
  await scrollTo(900)
  await pull(120)
  letGo()
  expect(phase()).toBe('rest')
  expect(asked()).toBe(before)
})

test('[TL-05] the own pulling of the browser is off while a timeline shows, and only then', async () => {
  await openForFingers()
  await end()
  expect(overscroll()).toBe('auto')
})
