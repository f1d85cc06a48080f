import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { insertOwnStatus } from '../../model/entities.ts'
import { getFeed } from '../../model/timelines.ts'
import { frames } from '../../model/timelines/testing/frames.ts'
import { statusId, wirePost } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, openHome, poll, scrollTo } from '../../testing/page.tsx'
import { heard } from '../../testing/heard.ts'

describe('new posts', () => {
  test('[TL-05] [TL-09] wait behind a button that counts them; without any it says "Up to date"', async () => {
    await openHome(instance)
    await expect.element(page.getByText('Up to date')).toBeVisible()
    const before = mountedIds()
    instance.post(homePath, wirePost(61))
    instance.post(homePath, wirePost(62))
    await poll()
    await expect.element(page.getByRole('button', { name: '2 new posts' })).toBeVisible()
    expect(mountedIds()).toEqual(before)
    await page.getByRole('button', { name: '2 new posts' }).press()
    await expect.poll(() => mountedIds()[0]).toBe(statusId(62))
    await expect.element(page.getByText('Up to date')).toBeVisible()
  })

  test('[TL-05] the button shows 99+ for more, and also when only a gap is known', async () => {
    await openHome(instance, 30)
    for (let number = 31; number <= 140; number++) instance.post(homePath, wirePost(number))
    for (let turn = 0; turn < 6; turn++) await poll()
    await expect.element(page.getByRole('button', { name: /new posts|newer posts/ })).toBeVisible()
  })

  test('[TL-06] the . key shows them, but not while somebody types', async () => {
    await openHome(instance)
    instance.post(homePath, wirePost(61))
    await poll()
    const field = document.createElement('textarea')
    document.body.append(field)
    field.focus()
    await userEvent.keyboard('.')
    expect(field.value).toBe('.')
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    field.remove()
    await userEvent.keyboard('.')
    await expect.poll(() => mountedIds()[0]).toBe(statusId(61))
  })

  test('show at the top of the page at once', async () => {
    await openHome(instance)
    await scrollTo(1500)
    instance.post(homePath, wirePost(61))
    await poll()
    await page.getByRole('button', { name: '1 new post' }).press()
    expect(window.scrollY).toBe(0)
    await expect.poll(firstVisibleId).toBe(statusId(61))
  })

  test('[TL-07] clicks on posts do nothing for 1 second after they were shown', async () => {
    await openHome(instance)
    instance.post(homePath, wirePost(61))
    await poll()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.querySelector<HTMLElement>('[aria-keyshortcuts="."]')?.click()
    await frames(2)
    const underPointer = () => document.elementFromPoint(400, 200)?.closest('article') ?? null
    vi.advanceTimersByTime(999)
    await frames(2)
    expect(underPointer()).toBeNull()
    vi.advanceTimersByTime(1)
    await frames(2)
    expect(underPointer()).not.toBeNull()
  })

  test('are announced once, politely, and again after 30 seconds at the earliest', async () => {
    await openHome(instance)
    const said = () => heard().at(-1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    instance.post(homePath, wirePost(61))
    await getFeed(home).refresh()
    await frames(2)
    vi.advanceTimersByTime(1)
    await frames(2)
    expect(said()).toBe('1 new post')
    instance.post(homePath, wirePost(62))
    await getFeed(home).refresh()
    await frames(2)
    vi.advanceTimersByTime(29_900)
    await frames(2)
    expect(said()).toBe('1 new post')
    vi.advanceTimersByTime(200)
    await frames(2)
    expect(said()).toBe('2 new posts')
  })

  test('[TL-11] show by themselves with streaming on, within 15 px of the top', async ({ task }) => {
    task.meta.settings = ['streaming']
    setSetting('streaming', true)
    await openHome(instance)
    await scrollTo(15)
    instance.post(homePath, wirePost(61))
    await poll()
    await expect.poll(() => mountedIds()[0]).toBe(statusId(61))
    await scrollTo(16)
    instance.post(homePath, wirePost(62))
    await poll()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  })

  test('[TL-12] wait with streaming off, and away from the top until the button is pressed', async () => {
    await openHome(instance)
    instance.post(homePath, wirePost(61))
    await poll()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    setSetting('streaming', true)
    await scrollTo(0)
    instance.post(homePath, wirePost(62))
    await poll()
    await expect.element(page.getByRole('button', { name: '2 new posts' })).toBeVisible()
    await page.getByRole('button', { name: '2 new posts' }).press()
    instance.post(homePath, wirePost(63))
    await poll()
    await expect.poll(() => mountedIds()[0]).toBe(statusId(63))
  })

  test('[TL-13] wait while the tab is out of focus, unless the setting says otherwise', async ({ task }) => {
    task.meta.settings = ['pauseOnUnfocused']
    setSetting('streaming', true)
    await openHome(instance)
    window.dispatchEvent(new Event('blur'))
    instance.post(homePath, wirePost(61))
    await poll()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    await page.getByRole('button', { name: '1 new post' }).press()
    setSetting('pauseOnUnfocused', false)
    window.dispatchEvent(new Event('blur'))
    instance.post(homePath, wirePost(62))
    await poll()
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => mountedIds()[0]).toBe(statusId(62))
  })

  test('of my own stand in home at once, and do not count', async () => {
    await openHome(instance)
    const { fetchStatus } = await import('@skein/api')
    const { getClient } = await import('../../model/client.ts')
    instance.on(`GET /api/v1/statuses/${statusId(70)}`, wirePost(70))
    insertOwnStatus(await fetchStatus(getClient(), statusId(70)))
    await expect.poll(() => mountedIds()[0]).toBe(statusId(70))
    await expect.element(page.getByText('Up to date')).toBeVisible()
  })
})
