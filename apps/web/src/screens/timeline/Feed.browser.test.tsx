import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getFeed } from '../../model/timelines.ts'
import { frames, stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePosts } from '../../model/timelines/testing/instance.ts'
import { coveredPx, firstVisibleId, mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { speedUpClock } from '../../testing/skip-time.ts'
import { home, homePath, open, openHome, poll, scrollToEnd } from '../../testing/page.tsx'
import { isThorough } from '../../../../../packages/rich-text/src/testing/thorough.ts'
import { rowElement } from './testing/opened-threads.ts'

const focusedId = () => document.activeElement?.closest('article')?.getAttribute('data-status-id')
const focusedNumber = () => Number(focusedId()?.slice(1))
const feedElement = () => page.getByRole('feed').element()

/** As a key of a keyboard, without the way through the browser. */
function press(key: string) {
  const target = document.activeElement ?? document.body
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

describe('the keys of a feed', () => {
  test('Page Down and Page Up go from article to article, also from inside of one', async () => {
    await openHome(instance)
    await userEvent.keyboard('j')
    await expect.poll(focusedId).toBe(statusId(60))
    await userEvent.keyboard('{PageDown}')
    expect(focusedId()).toBe(statusId(59))
    await userEvent.tab()
    expect(document.activeElement?.matches('article')).toBe(false)
    await userEvent.keyboard('{PageDown}')
    expect(document.activeElement?.matches('article')).toBe(true)
    expect(focusedId()).toBe(statusId(58))
    await userEvent.keyboard('{PageUp}{PageUp}')
    expect(focusedId()).toBe(statusId(60))
  })

  test('the arrows and the page keys scroll where no post has the focus, and the arrows also inside of one', async () => {
    await openHome(instance)
    await userEvent.keyboard('j')
    await expect.poll(focusedId).toBe(statusId(60))
    await userEvent.tab()
    expect(press('ArrowDown')).toBe(true)
    ;(document.activeElement as HTMLElement).blur()
    for (const key of ['ArrowDown', 'PageDown', 'PageUp']) expect(press(key), key).toBe(true)
    expect(document.activeElement).toBe(document.body)
  })

  test('Control with Home and End leaves the feed to what can have the focus before and after it', async () => {
    await openHome(instance)
    await userEvent.keyboard('jj')
    await expect.poll(focusedId).toBe(statusId(59))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    await expect.element(page.getByRole('button', { name: 'Quick settings' })).toHaveFocus()
    await userEvent.keyboard('j')
    await expect.poll(focusedId).toBeTruthy()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    await stillness()
    expect(feedElement().compareDocumentPosition(document.activeElement as Element)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('j goes on over posts that are missing: to what brings them, and on', async () => {
    await openHome(instance, 40)
    instance.timelines.set(homePath, wirePosts(1, 140))
    await poll()
    getFeed(home).showNew()
    await expect.poll(() => getFeed(home).getState().gaps.length).toBe(1)
    await stillness()
    const passed: string[] = []
    await userEvent.keyboard('j')
    await expect.poll(focusedId).toBeTruthy()
    for (let presses = 0; presses < 45 && !passed.includes(statusId(39)); presses += 1) {
      press('j')
      await frames()
      passed.push(focusedId() ?? document.activeElement?.textContent ?? 'nothing')
    }
    const missing = passed.findIndex((what) => what.includes('missing'))
    expect(missing).toBeGreaterThan(0)
    expect(passed.slice(missing + 1, missing + 3)).toEqual([statusId(40), statusId(39)])
  })

  /** Presses Page Down so many times; each moves the focus by one post. */
  async function pageDown(presses: number) {
    const from = focusedNumber()
    for (let step = 1; step <= presses; step += 1) {
      press('PageDown')
      // A key that is held comes more than once in a frame.
      if (step % 4 === 0) await frames()
      expect(focusedId()).toBe(statusId(from - step))
    }
  }

  test('all of it holds after 500 posts, of which few are in the document', async () => {
    speedUpClock()
    instance.timelines.set(homePath, wirePosts(1, 2_000))
    instance.pageSize = 140
    await signIn(instance)
    await open('/main/friends')
    while (getFeed(home).getState().entries.length < 560) await getFeed(home).loadOlder()
    await stillness()
    await userEvent.keyboard('j')
    await expect.poll(focusedId).toBe(statusId(2_000))
    await pageDown(isThorough ? 500 : 60)
    const before = getFeed(home).getState().entries.length
    await scrollToEnd()
    await expect.poll(() => getFeed(home).getState().entries.length).toBeGreaterThan(before)
    rowElement(firstVisibleId()).querySelector('article')?.focus()
    await pageDown(20)
    await stillness()
    const article = document.activeElement
    expect(focusedNumber()).toBeLessThan(1_500)
    expect(article?.getAttribute('aria-posinset')).toBe(String(2_001 - focusedNumber()))
    expect(article?.getAttribute('aria-setsize')).toBe('-1')
    expect(article?.getBoundingClientRect().top).toBeGreaterThanOrEqual(coveredPx)
    expect(article?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
    expect(mountedIds().length).toBeLessThan(40)
    const places = [...document.querySelectorAll('[role="feed"] article')].map((post) =>
      Number(post.getAttribute('aria-posinset')),
    )
    expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index))
    await userEvent.keyboard('{Control>}{Home}{/Control}')
    expect(feedElement().contains(document.activeElement)).toBe(false)
  })
})

describe('what a feed says of itself', () => {
  test('how many posts there are is unknown until the end is reached', async () => {
    speedUpClock()
    instance.pageSize = 20
    await openHome(instance, 25)
    const sizes = () => [
      ...new Set([...document.querySelectorAll('article')].map((post) => post.getAttribute('aria-setsize'))),
    ]
    expect(sizes()).toEqual(['-1'])
    await getFeed(home).loadOlder()
    await getFeed(home).loadOlder()
    await expect.poll(sizes).toEqual(['25'])
  })

  test('it is busy while posts come into it, and not while a server is waited for', async () => {
    speedUpClock()
    await openHome(instance)
    const marks: (string | null)[] = []
    const feed = feedElement()
    const watch = new MutationObserver(() => marks.push(feed.ariaBusy))
    watch.observe(feed, { attributes: true, attributeFilter: ['aria-busy'] })
    const release = instance.hold(homePath)
    const asking = getFeed(home).refresh()
    await frames(4)
    expect(marks).toEqual([])
    release()
    await asking
    await stillness()
    marks.length = 0
    await getFeed(home).loadOlder()
    await expect.poll(() => feed.ariaBusy).toBe('false')
    expect(marks[0]).toBe('true')
    expect(marks.at(-1)).toBe('false')
    watch.disconnect()
  })
})

describe('the post that has the focus', () => {
  test('is not hidden by the headings when Tab goes back to it', async () => {
    await openHome(instance)
    await userEvent.keyboard('jjjjjj')
    await expect.poll(focusedId).toBe(statusId(55))
    for (let presses = 0; presses < 30; presses += 1) {
      await userEvent.tab({ shift: true })
      const { top } = document.activeElement?.getBoundingClientRect() ?? { top: Number.NaN }
      if (feedElement().contains(document.activeElement)) expect(top).toBeGreaterThanOrEqual(coveredPx)
    }
  })

  test('leaves the focus to the next one when it is deleted', async () => {
    await openHome(instance)
    await userEvent.keyboard('jjj')
    await expect.poll(focusedId).toBe(statusId(58))
    getFeed(home).dispatch({ type: 'statusDeleted', id: statusId(58) as never })
    await expect.poll(focusedId).toBe(statusId(57))
    expect(document.activeElement?.matches('article')).toBe(true)
  })
})
