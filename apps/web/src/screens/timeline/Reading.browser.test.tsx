import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { rowHeights } from '../../model/places.ts'
import { getFeed } from '../../model/timelines.ts'
import { signIn, statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, open, openHome } from '../../testing/page.tsx'

describe('the keyboard and assistive technology', () => {
  test('[POST-55] j and k move the focus from post to post with room around them', async () => {
    await openHome(instance)
    await userEvent.keyboard('j')
    const focused = () => document.activeElement?.getAttribute('data-status-id')
    await expect.poll(focused).toBe(statusId(60))
    for (let press = 0; press < 12; press++) await userEvent.keyboard('j')
    expect(focused()).toBe(statusId(48))
    const rect = document.activeElement?.getBoundingClientRect()
    expect(Math.round(rect?.top ?? 0)).toBeGreaterThanOrEqual(100)
    expect(Math.round(rect?.bottom ?? 0)).toBeLessThanOrEqual(window.innerHeight - 50)
    await userEvent.keyboard('k')
    expect(focused()).toBe(statusId(49))
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe(statusId(50))
  })

  test('posts are articles of a feed with their position', async () => {
    await openHome(instance, 3)
    const feed = page.getByRole('feed', { name: 'Posts: Home' })
    await expect.element(feed).toHaveAttribute('aria-busy', 'false')
    const articles = [...feed.element().querySelectorAll('article')]
    expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2', '3'])
  })

  test('[TL-25] with the virtual list switched off every post stays in the document', async ({ task }) => {
    task.meta.settings = ['virtualScrolling']
    await openHome(instance, 20)
    expect(mountedIds().length).toBeLessThan(20)
    setSetting('virtualScrolling', false)
    await expect.poll(() => mountedIds().length).toBe(20)
    setSetting('virtualScrolling', undefined)
    await expect.poll(() => mountedIds().length).toBeLessThan(20)
  })

  test('[TL-26] a post that was never drawn counts as 120 px', async () => {
    await openHome(instance, 60)
    const heights = rowHeights('timeline friends')
    const drawn = [...heights.values()].reduce((sum, height) => sum + height, 0)
    const { entries } = getFeed(home).getState()
    const list = document.querySelector('[data-row-id]')?.parentElement?.getBoundingClientRect().height ?? 0
    expect(heights.size).toBeLessThan(entries.length)
    expect(list - drawn).toBeCloseTo((entries.length - heights.size) * 120, 0)
  })

  test('posts of one chain are joined, and have no line between them', async () => {
    instance.timelines.set(homePath, [
      wirePost(5),
      wirePost(4, { in_reply_to_id: statusId(3), in_reply_to_account_id: 'id-jun' }),
      wirePost(3),
    ])
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(3)
    const line = (id: string, part: '::before' | '::after') =>
      getComputedStyle(document.querySelector(`[data-status-id="${id}"]`) ?? document.body, part).content
    expect(line(statusId(4), '::after')).not.toBe('none')
    expect(line(statusId(3), '::before')).toBe('none')
    expect(line(statusId(4), '::before')).not.toBe('none')
    expect(line(statusId(3), '::after')).toBe('none')
  })
})
