import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getFeed } from '../../model/timelines.ts'
import { frames, stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { speedUpClock } from '../../testing/skip-time.ts'
import { home, homePath, open, scrollTo, scrollToEnd } from '../../testing/page.tsx'
import { wireImage, wirePoll } from '../../testing/wire.ts'
import type { WireStatus } from '../../testing/paged-timeline.ts'

/** All that makes a post tall: pictures, a poll, a subject, a quote. */
function richPost(number: number): WireStatus {
  const kinds: Record<string, unknown>[] = [
    {},
    { media_attachments: [wireImage(`a${number}`), wireImage(`b${number}`)] },
    { poll: wirePoll({ id: `p${number}` }) },
    { spoiler_text: 'Soup' },
    { quote: wirePost(9_000 + number), favourites_count: 3, replies_count: 2 },
  ]
  return wirePost(number, kinds[number % kinds.length])
}

const richPosts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => richPost(to - index))

async function openRich(count: number): Promise<void> {
  speedUpClock()
  instance.timelines.set(homePath, richPosts(1, count))
  instance.pageSize = Math.max(20, count / 5)
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).not.toEqual([])
  for (let pages = 0; !getFeed(home).getState().isBottomedOut && pages < 20; pages++) {
    await getFeed(home).loadOlder()
    // What comes back at once must not keep the page from all else.
    await frames()
  }
  expect(getFeed(home).getState()).toMatchObject({ isBottomedOut: true, olderError: null })
  // The first drawing has few rows; a busy machine draws the others later than `stillness` waits.
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(count * 20)
  await stillness()
  instance.pageSize = null
}

const leftBelow = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight

describe('a timeline of 5,000 posts', () => {
  test('scrolled to its end keeps at most 2,000 DOM nodes', async () => {
    await openRich(5_000)
    expect(getFeed(home).getState().entries).toHaveLength(5_000)
    let most = 0
    const look = () => {
      most = Math.max(most, document.querySelectorAll('*').length)
    }
    for (let step = 0; step < 50; step++) {
      window.scrollBy(0, step < 30 ? 700 : 20_000)
      await frames(2)
      look()
    }
    for (let step = 0; leftBelow() > 1 && step < 100; step++) {
      await scrollToEnd()
      look()
    }
    expect(mountedIds().at(-1)).toBe(statusId(1))
    await expect.element(page.getByText('No more posts')).toBeVisible()
    console.warn(`MEASURED nodes at most: ${most}, posts at the end: ${mountedIds().length}`)
    expect(most).toBeGreaterThan(200)
    expect(most).toBeLessThanOrEqual(2_000)
  })
})

describe('what is read stays in place', () => {
  test.each([2_000, 300])(
    'when 20 posts arrive above: nothing on screen moves by more than 1 px at %i px',
    async (top) => {
      await openRich(120)
      await scrollTo(top)
      const onScreen = mountedIds().filter((id) => rowTop(id) < window.innerHeight)
      const seen = onScreen.slice(onScreen.indexOf(firstVisibleId()))
      const before = seen.map(rowTop)
      expect(seen.length).toBeGreaterThan(1)
      for (let number = 121; number <= 140; number++) instance.post(homePath, richPost(number))
      await getFeed(home).refresh()
      expect(getFeed(home).getState().newStatusCount).toBe(20)
      let worst = 0
      const look = () => {
        for (const [index, id] of seen.entries())
          worst = Math.max(worst, Math.abs(rowTop(id) - (before[index] ?? Number.NaN)))
      }
      // Queued first, then put into the list while the reader stays where they are.
      await frames(3)
      look()
      getFeed(home).showNew()
      for (let frame = 0; frame < 20; frame++) {
        await frames()
        look()
      }
      expect(getFeed(home).getState().newStatusCount).toBe(0)
      console.warn(`MEASURED 20 posts above at ${top} px: ${worst.toFixed(3)} px`)
      expect(worst).toBeLessThanOrEqual(1)
    },
  )
})
