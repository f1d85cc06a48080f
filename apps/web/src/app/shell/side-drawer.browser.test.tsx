import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from 'wouter/use-browser-location'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { endSession, getSession } from '../../model/session.ts'
import { describeInstance, signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { servedPicture } from '../../testing/emoji.ts'
import { forgetLastTimeline } from './last-timeline.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import { swipe } from './testing/touch.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

const notificationsPath = '/api/v1/notifications'
const readPath = '/api/v1/pleroma/notifications/read'

let server: FakeServer

beforeEach(() => {
  forgetLastTimeline()
  server = startAfresh('/main/friends')
  server.on(`GET ${notificationsPath}`, () => [])
  server.on('GET /api/v1/announcements', () => [])
  server.on(`POST ${readPath}`, () => ({}))
})

const topBar = () => page.getByRole('banner')
const menuButton = () => topBar().getByRole('button', { name: /^Menu/ })
const menu = () => page.getByRole('dialog', { name: 'Navigation' })

async function openMenu(): Promise<void> {
  await menuButton().press()
  await expect.element(menu()).toBeVisible()
}

/** A drawer comes in sideways; a finger meets it when it stands still. */
async function stillness(dialog: Element): Promise<void> {
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished))
}

describe('side drawer', () => {
  const names = () =>
    menu()
      .getByRole('navigation')
      .element()
      .querySelectorAll('a, button')
      .values()
      .map((row) => row.textContent)
      .toArray()

  test('[SHELL-30] members see their card and the way out', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    await expect.element(menu().getByText('@wren')).toBeVisible()
    expect(names()).toContain('Sign out')
    expect(names()).not.toContain('Sign in')
  })

  test('[SHELL-30] [SET-20] there is one way out, and it asks first', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    const ways = menu().getByRole('button', { name: 'Sign out' })
    await expect.element(ways.first()).toBeVisible()
    expect(ways.elements()).toHaveLength(1)
    await ways.press()
    const question = page.getByRole('dialog', { name: 'Sign out?' })
    await expect.element(question).toBeVisible()
    await question.getByRole('button', { name: 'Cancel' }).press()
    expect(getSession().status).toBe('signedIn')
  })

  test('[SHELL-30] visitors see the name of the instance and the way in', async () => {
    // A picture that is always there: one that fails is not drawn.
    changeInstance({ branding: { logo: servedPicture, logoMask: false } })
    await showShell(widths.mobile)
    await openMenu()
    await expect.element(menu().getByText('Fenland')).toBeVisible()
    const logo = () => menu().element().querySelector(`img[src="${servedPicture}"]`)
    await expect.poll(() => logo()?.getBoundingClientRect().width ?? 0).toBeGreaterThan(0)
    await expect.element(menu().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(names()).not.toContain('Sign out')
  })

  test('[SHELL-31] timelines lead to the last one that was visited', async () => {
    await signInAs()
    await showShell(widths.mobile)
    const timelines = menu().getByRole('link', { name: 'Timelines' })
    for (const path of ['/main/bubble', '/about']) {
      navigate(path)
      await openMenu()
      await expect.element(timelines).toHaveAttribute('href', '/main/bubble')
      await userEvent.keyboard('{Escape}')
    }
  })

  test.each([
    ['members', '/main/friends'],
    ['visitors', '/main/public'],
  ])('[SHELL-31] before any timeline was visited, %s are led to %s', async (who, path) => {
    history.replaceState(null, '', '/about')
    if (who === 'members') await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    await expect.element(menu().getByRole('link', { name: 'Timelines' })).toHaveAttribute('href', path)
  })

  test('[SHELL-31] a visitor is not led to the timeline that a member was reading', async () => {
    await signInAs()
    const member = await showShell(widths.mobile)
    await member.unmount()
    endSession('left')
    history.replaceState(null, '', '/about')
    await showShell(widths.mobile)
    await openMenu()
    await expect
      .element(menu().getByRole('link', { name: 'Timelines' }))
      .toHaveAttribute('href', '/main/public')
  })

  test('[SHELL-32] what can be gone to or done by its name is one press away, and the focus comes back', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    await menu().getByRole('button', { name: 'Command palette' }).press()
    await expect.element(menu()).not.toBeInTheDocument()
    const palette = page.getByRole('dialog', { name: 'Command palette' })
    await expect.element(palette.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(palette).not.toBeInTheDocument()
    await expect.element(menuButton()).toHaveFocus()
  })

  test('[SHELL-32] everything else is one press away', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    expect(names()).toEqual(
      expect.arrayContaining(['Lists', 'Interactions', 'Search', 'Who to follow', 'Settings', 'About']),
    )
    await menu().getByRole('button', { name: 'Settings' }).press()
    await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
    expect(menu().query()).toBeNull()
  })

  test('[SHELL-33] follow requests show for locked accounts, announcements with how many are unread', async () => {
    server.on('GET /api/v1/announcements', () => [{ id: '1', content: 'News', read: false }])
    await signInAs({ follow_requests_count: 3 })
    const unlocked = await showShell(widths.mobile)
    await openMenu()
    expect(menu().getByText('Follow requests').query()).toBeNull()
    await expect.element(menu().getByRole('img', { name: '1 unread' })).toBeVisible()
    await unlocked.unmount()
    await signInAs({ locked: true, follow_requests_count: 3 })
    await showShell(widths.mobile)
    await openMenu()
    await expect.element(menu().getByRole('img', { name: '3 pending' })).toBeVisible()
  })

  test.each([
    ['nobody', null, []],
    ['a member', {}, []],
    ['a moderator', { pleroma: { is_moderator: true } }, ['Moderation']],
    ['an admin', { pleroma: { is_admin: true } }, ['Moderation', 'Administration']],
  ] as const)('[SHELL-34] what %s can look after', async (_who, change, expected) => {
    if (change !== null) await signInAs(change)
    await showShell(widths.mobile)
    await openMenu()
    expect(names().filter((name) => name === 'Moderation' || name === 'Administration')).toEqual(expected)
  })

  test('[SHELL-35] a swipe to the left closes it, a short one or one to the right does not', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    await stillness(menu().element())
    await swipe({ x: 200, y: 780 }, { x: 160, y: 780 })
    await swipe({ x: 100, y: 780 }, { x: 200, y: 780 })
    await expect.element(menu()).toBeVisible()
    await swipe({ x: 200, y: 780 }, { x: 140, y: 780 })
    await expect.poll(() => menu().query()).toBeNull()
  })

  test('[SHELL-35] from right to left it is a swipe to the right', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    await stillness(menu().element())
    onTestFinished(() => {
      document.documentElement.dir = 'ltr'
    })
    document.documentElement.dir = 'rtl'
    await swipe({ x: 240, y: 780 }, { x: 140, y: 780 })
    await expect.element(menu()).toBeVisible()
    await swipe({ x: 240, y: 780 }, { x: 300, y: 780 })
    await expect.poll(() => menu().query()).toBeNull()
  })

  test('focus stays inside, and returns to the menu button after Escape', async () => {
    await signInAs()
    await showShell(widths.mobile)
    await openMenu()
    const count = menu().element().querySelectorAll('a, button').length
    for (let index = 0; index < count + 2; index += 1) await userEvent.tab()
    expect(
      menu().element().contains(document.activeElement) || document.activeElement === document.body,
    ).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(menuButton()).toHaveFocus()
  })

  test('[SHELL-42] on a private instance visitors find neither timelines nor search in it', async () => {
    describeInstance({ facts: { private: true } })
    await showShell(widths.mobile)
    await openMenu()
    expect(names()).not.toContain('Timelines')
    expect(names()).not.toContain('Search')
  })
})
