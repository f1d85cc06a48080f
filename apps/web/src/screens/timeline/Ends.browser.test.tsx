import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getSetting, setSetting } from '../../model/settings.ts'
import { frames } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { speedUpClock } from '../../testing/skip-time.ts'
import { homePath, open, openHome, scrollTo, scrollToEnd } from '../../testing/page.tsx'
import { heard } from '../../testing/heard.ts'

describe('the end of the list', () => {
  test('[TL-04] says that there are no posts', async () => {
    instance.timelines.set(homePath, [])
    await signIn(instance)
    await open('/main/friends')
    await expect.element(page.getByText('No posts yet')).toBeVisible()
  })

  test('[TL-04] offers older posts, shows that they are on their way, and says when there are no more', async () => {
    speedUpClock()
    await openHome(instance, 45)
    const release = instance.hold(homePath)
    await scrollToEnd()
    await expect.poll(() => heard()).toContain('Loading older posts')
    release()
    await expect
      .poll(async () => {
        await scrollToEnd()
        return page.getByText('No more posts').query()
      })
      .not.toBeNull()
    expect(mountedIds().at(-1)).toBe(statusId(1))
  })

  test('[TL-04] with loading by itself switched off, older posts wait for the button', async ({ task }) => {
    task.meta.settings = ['infiniteScroll']
    await openHome(instance, 45)
    await page.getByRole('button', { name: 'Quick settings' }).press()
    await page.getByRole('menuitemcheckbox', { name: 'Load older posts while scrolling' }).press()
    await expect.poll(() => getSetting('infiniteScroll')).toBe(false)
    await userEvent.keyboard('{Escape}')
    // Newer ones may be asked for at any time.
    const asked = () => instance.asked(homePath).filter(({ url }) => url.searchParams.has('max_id')).length
    const before = asked()
    await scrollToEnd()
    await frames(4)
    expect(asked()).toBe(before)
    await page.getByRole('button', { name: 'Load older' }).press()
    await expect.poll(asked).toBe(before + 1)
  })

  test('[TL-04] who asks for older posts with the keyboard stays at the end of the list, whatever it turns into', async () => {
    setSetting('infiniteScroll', false)
    await openHome(instance, 45)
    const button = page.getByRole('button', { name: 'Load older' })
    ;(button.element() as HTMLElement).focus()
    const release = instance.hold(homePath)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => heard()).toContain('Loading older posts')
    const isAtEnd = () => document.activeElement?.closest('[data-list-end]') !== null
    await expect.poll(isAtEnd).toBe(true)
    release()
    await expect.element(button).toBeInTheDocument()
    await frames(3)
    expect(document.activeElement).not.toBe(document.body)
    expect(isAtEnd()).toBe(true)
  })

  test('[TL-14] an empty answer ends the list, and nothing older is asked for again', async () => {
    speedUpClock()
    await openHome(instance, 20)
    await scrollToEnd()
    await expect.element(page.getByText('No more posts')).toBeVisible()
    const asked = instance.asked(homePath).length
    await scrollTo(0)
    await scrollToEnd()
    await frames(4)
    expect(instance.asked(homePath).length).toBe(asked)
  })
})
