import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { forgetLastTimeline } from './last-timeline.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import { swipe, touch } from './testing/touch.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

const notificationsPath = '/api/v1/notifications'
const readPath = '/api/v1/pleroma/notifications/read'

let server: FakeServer

function wireNotifications(from: number, count: number, isSeen = false) {
  return Array.from({ length: count }, (_, index) => ({
    id: String(from - index),
    type: 'follow',
    created_at: '2026-06-01T12:00:00.000Z',
    account: wirePerson('mira'),
    pleroma: { is_seen: isSeen, is_muted: false },
  }))
}

beforeEach(() => {
  forgetLastTimeline()
  server = startAfresh('/main/friends')
  server.on(`GET ${notificationsPath}`, () => [])
  server.on('GET /api/v1/announcements', () => [])
  server.on(`POST ${readPath}`, () => ({}))
})

const topBar = () => page.getByRole('banner')
const menuButton = () => topBar().getByRole('button', { name: /^Menu/ })
const bell = () => topBar().getByRole('button', { name: /^Notifications/ })
const drawer = () => page.getByRole('dialog', { name: /^Notifications/ })
const postButton = () => page.getByRole('button', { name: 'New post' })

async function openDrawer(): Promise<void> {
  await bell().press()
  await expect.element(drawer()).toBeVisible()
}

/** A drawer comes in sideways; a finger meets it when it stands still. */
async function stillness(dialog: Element): Promise<void> {
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished))
}

describe('top bar', () => {
  test('[SHELL-21] a menu button, the name of the instance and a bell', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await expect.element(menuButton()).toBeVisible()
    await expect.element(topBar().getByText('Fenland')).toBeVisible()
    await expect.element(bell()).toBeVisible()
  })

  test('[SHELL-22] dots say that announcements are unread and notifications unseen', async () => {
    await signInAs()
    const quiet = await showShell(widths.mobile)
    await expect.poll(() => server.asked(`GET ${notificationsPath}`)).not.toHaveLength(0)
    await expect.element(topBar().getByRole('button', { name: 'Menu', exact: true })).toBeVisible()
    await expect.element(topBar().getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    expect(menuButton().element().children).toHaveLength(1)
    await quiet.unmount()
    server.on('GET /api/v1/announcements', () => [{ id: '1', content: 'News', read: false }])
    server.on(`GET ${notificationsPath}`, () => wireNotifications(9, 2))
    await showShell(widths.mobile)
    await expect.element(topBar().getByRole('button', { name: 'Menu, unread announcements' })).toBeVisible()
    await expect.element(topBar().getByRole('button', { name: 'Notifications, 2 unread' })).toBeVisible()
    expect(menuButton().element().children).toHaveLength(2)
    expect(bell().element().children).toHaveLength(2)
  })
})

describe('notifications drawer', () => {
  test('[SHELL-23] the bell opens it and a swipe of 60 px to the right closes it, one of 40 px does not', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openDrawer()
    await stillness(drawer().element())
    await swipe({ x: 200, y: 500 }, { x: 240, y: 500 })
    await expect.element(drawer()).toBeVisible()
    await swipe({ x: 200, y: 500 }, { x: 260, y: 502 })
    await expect.poll(() => drawer().query()).toBeNull()
  })

  test('[SHELL-23] a finger on a row moves the drawer, and the row is not done', async () => {
    server.on(`GET ${notificationsPath}`, () => wireNotifications(9, 2))
    await signInAs()
    setSetting('notificationTasks', true)
    await showShell(widths.mobile)
    await openDrawer()
    const row = drawer().getByRole('article', { name: /^Mira/ }).first()
    await expect.element(row).toBeVisible()
    await stillness(drawer().element())
    const { top, height } = row.element().getBoundingClientRect()
    const y = Math.round(top + height / 2)
    await swipe({ x: 320, y }, { x: 220, y })
    await expect.element(row).toBeVisible()
    expect(page.getByRole('menu').query()).toBeNull()
    const inDrawer = () =>
      row.element().getBoundingClientRect().left - drawer().element().getBoundingClientRect().left
    const before = inDrawer()
    const finger = await touch({ x: 200, y })
    await finger.moveTo({ x: 240, y })
    expect(drawer().element().getBoundingClientRect().left).toBeGreaterThan(0)
    expect(inDrawer()).toBe(before)
    await finger.cancel()
    await swipe({ x: 200, y }, { x: 300, y })
    await expect.poll(() => drawer().query()).toBeNull()
    expect(getNotices()).toEqual([])
    await openDrawer()
    await expect.element(row).toBeVisible()
    expect(drawer().getByRole('article', { name: /^Mira/ }).elements()).toHaveLength(2)
  })

  test.each(['the close button', 'Escape', 'another address'])(
    '[SHELL-24] closing it by %s marks the notifications as seen',
    async (how) => {
      server.on(`GET ${notificationsPath}`, () => wireNotifications(9, 2))
      await signInAs()
      await showShell(widths.mobile)
      await openDrawer()
      await expect.element(drawer().getByRole('article').first()).toBeVisible()
      expect(server.asked(`POST ${readPath}`)).toHaveLength(0)
      if (how === 'Escape') await userEvent.keyboard('{Escape}')
      else if (how === 'another address') navigate('/about')
      else await drawer().getByRole('button', { name: 'Close' }).press()
      await expect
        .poll(() => server.asked(`POST ${readPath}`).map(({ form }) => form))
        .toEqual([{ max_id: '9' }])
      await expect.element(topBar().getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    },
  )

  test('[SHELL-25] reaching its end loads older ones', async () => {
    server.on(`GET ${notificationsPath}`, ({ url }) => {
      // Numbers 90 to 58, twenty at a time.
      const newest = Number(url.searchParams.get('max_id') ?? 91) - 1
      const count = Math.min(20, newest - 57)
      const next = `<https://fen.example${notificationsPath}?max_id=${newest - count + 1}>; rel="next"`
      return Response.json(wireNotifications(newest, count, true), {
        headers: newest - count > 57 ? { link: next } : {},
      })
    })
    await signInAs()
    await showShell(widths.mobile)
    await openDrawer()
    const rows = () => drawer().element().querySelectorAll('[data-row-id]')
    await expect.poll(() => rows().length).toBe(30)
    const asked = () =>
      server.asked(`GET ${notificationsPath}`).flatMap(({ url }) => url.searchParams.get('max_id') ?? [])
    expect(asked()).toEqual(['71'])
    drawer().getByRole('article').last().element().scrollIntoView()
    await expect.poll(() => rows().length).toBe(33)
    expect(asked()).toEqual(['71', '61'])
  })

  test('[SHELL-26] it closes when the address changes', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openDrawer()
    navigate('/about')
    await expect.poll(() => drawer().query()).toBeNull()
  })
})

describe('floating button', () => {
  test('[SHELL-27] members have a button for a new post, visitors do not', async () => {
    const visitor = await showShell(widths.mobile)
    expect(postButton().query()).toBeNull()
    await visitor.unmount()
    await signInAs()
    await showShell(widths.mobile)
    await expect.element(postButton()).toBeVisible()
    await postButton().press()
    await expect.element(page.getByRole('dialog', { name: 'New post' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  test('[SHELL-28] it goes away while somebody scrolls down and is back when scrolling ends', async () => {
    await signInAs()
    await showShell(widths.mobile, <div style={{ blockSize: '5000px' }} />)
    const button = postButton().element()
    const seen: boolean[] = []
    const observer = new MutationObserver(() => seen.push(button.hasAttribute('inert')))
    observer.observe(button, { attributes: true, attributeFilter: ['inert'] })
    window.scrollTo({ top: 2500, behavior: 'smooth' })
    await expect.poll(() => seen).toEqual([true, false])
    observer.disconnect()
    await expect.element(postButton()).toBeVisible()
  })

  test('[SET-11] it stays while somebody scrolls down where that is chosen', async ({ task }) => {
    task.meta.settings = ['autohideFloatingPostButton']
    setSetting('autohideFloatingPostButton', false)
    await signInAs()
    await showShell(widths.mobile, <div style={{ blockSize: '5000px' }} />)
    const changes = vi.fn()
    const observer = new MutationObserver(changes)
    observer.observe(postButton().element(), { attributes: true })
    const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    window.scrollTo({ top: 2500, behavior: 'smooth' })
    await ended
    expect(changes).not.toHaveBeenCalled()
    observer.disconnect()
  })

  test('[SHELL-28] it stays while somebody scrolls up', async () => {
    await signInAs()
    await showShell(widths.mobile, <div style={{ blockSize: '5000px' }} />)
    const ended = () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    const down = ended()
    window.scrollTo({ top: 2500, behavior: 'instant' })
    await down
    await expect.element(postButton()).toBeVisible()
    const changes = vi.fn()
    const observer = new MutationObserver(changes)
    observer.observe(postButton().element(), { attributes: true })
    const up = ended()
    window.scrollTo({ top: 0, behavior: 'smooth' })
    await up
    expect(changes).not.toHaveBeenCalled()
    observer.disconnect()
  })

  test('[SHELL-29] it goes away when an on-screen keyboard leaves little room', async () => {
    await signInAs()
    await showShell(400, undefined, 700)
    await expect.element(postButton()).toBeVisible()
    await page.viewport(400, 500)
    await expect.poll(() => postButton().query()).toBeNull()
    await page.viewport(400, 700)
    await expect.element(postButton()).toBeVisible()
  })
})
