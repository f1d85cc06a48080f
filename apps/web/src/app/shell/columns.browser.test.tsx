import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { navigate } from '../../lib/navigate.ts'
import { setSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer

beforeEach(() => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
})

function box(locator: ReturnType<typeof page.getByRole>): DOMRect {
  return locator.element().getBoundingClientRect()
}

const sidebar = () => page.getByRole('complementary', { name: /navigation$/ })
const third = () => page.getByRole('complementary', { name: /^(Notifications|New post and navigation)$/ })
const navigation = () => page.getByRole('navigation', { name: 'Navigation' })
const topBar = () => page.getByRole('banner')

describe('columns', () => {
  test('[SHELL-01] a wide window has a top bar and three columns side by side', async () => {
    await signInAs()
    await showShell(widths.wide)
    const boxes = [box(sidebar()), box(page.getByRole('main')), box(third())]
    expect(boxes.map(({ width }) => Math.round(width))).toEqual([272 + 8, 640, 356 + 8])
    expect(boxes[0]?.right).toBeLessThan(boxes[1]?.left ?? 0)
    expect(boxes[1]?.right).toBeLessThan(boxes[2]?.left ?? 0)
    expect(Math.round(box(topBar()).height)).toBe(52)
  })

  test('[SHELL-01] the columns hold the navigation, the current screen and the notifications', async () => {
    await signInAs()
    await showShell(widths.wide)
    await expect.element(sidebar().getByRole('navigation', { name: 'Navigation' })).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('heading', { name: 'Screen' })).toBeVisible()
    await expect.element(third().getByRole('heading', { name: 'Notifications' })).toBeVisible()
    expect(page.getByRole('heading', { name: 'Notifications' }).elements()).toHaveLength(1)
  })

  test('[NOTIF-01] the notifications are the third column, stand below the navigation, or wait behind the bell', async () => {
    await signInAs()
    const wide = await showShell(widths.wide)
    await expect.element(third().getByRole('heading', { name: 'Notifications' })).toBeVisible()
    await wide.unmount()
    const medium = await showShell(widths.medium)
    await expect.element(sidebar().getByRole('region', { name: 'Notifications' })).toBeVisible()
    await medium.unmount()
    await showShell(widths.mobile)
    expect(page.getByRole('heading', { name: 'Notifications' }).elements()).toEqual([])
    await topBar()
      .getByRole('button', { name: /^Notifications/ })
      .press()
    await expect.element(page.getByRole('dialog', { name: /^Notifications/ })).toBeVisible()
  })

  test('on their own page the notifications do not stand beside themselves, and one skips to them there', async () => {
    await signInAs()
    navigate('/wren/notifications')
    await showShell(widths.medium)
    await expect.element(sidebar().getByRole('navigation', { name: 'Navigation' })).toBeVisible()
    await expect.element(sidebar().getByRole('heading', { name: 'Notifications' })).not.toBeInTheDocument()
    page.getByRole('link', { name: 'Skip to notifications' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('main')).toHaveFocus()
  })

  test('[SHELL-01] between the widths the notifications stand below the navigation', async () => {
    await signInAs()
    await showShell(widths.medium)
    expect(third().query()).toBeNull()
    await expect.element(sidebar().getByRole('region', { name: 'Notifications' })).toBeVisible()
    expect(box(page.getByRole('region', { name: 'Notifications' })).top).toBeGreaterThan(
      box(navigation()).bottom,
    )
  })

  test.each([
    [1279, 2],
    [1280, 3],
  ])('[SHELL-02] a window of %i px has %i columns', async (width, columns) => {
    await signInAs()
    await showShell(width)
    expect(page.getByRole('complementary').elements()).toHaveLength(columns - 1)
  })

  test('[SHELL-02] visitors have no third column, and neither has somebody who turned it off', async () => {
    const screen = await showShell(widths.wide)
    expect(third().query()).toBeNull()
    await screen.unmount()
    await signInAs()
    setSetting('thirdColumnMode', 'none')
    await showShell(widths.wide)
    expect(third().query()).toBeNull()
  })

  test('[SHELL-03] 800 px has the bar of small windows, 801 px a sidebar', async () => {
    await signInAs()
    await showShell(800)
    await expect.element(page.getByRole('button', { name: 'Menu' })).toBeVisible()
    await page.viewport(801, 900)
    await expect.element(sidebar()).toBeVisible()
    expect(page.getByRole('button', { name: 'Menu' }).query()).toBeNull()
  })

  test('the main column stays the same element when the window changes', async () => {
    await signInAs()
    await showShell(widths.mobile)
    const main = page.getByRole('main').element()
    await page.viewport(widths.wide, 900)
    await expect.element(third()).toBeVisible()
    expect(page.getByRole('main').element()).toBe(main)
  })

  test('[SET-08] mirrored sides change the order on screen, not in the document', async ({ task }) => {
    task.meta.settings = ['sidebarRight']
    setSetting('sidebarRight', true)
    await signInAs()
    await showShell(widths.wide)
    expect(box(third()).right).toBeLessThan(box(page.getByRole('main')).left)
    expect(box(sidebar()).left).toBeGreaterThan(box(page.getByRole('main')).right)
    const order = sidebar().element().compareDocumentPosition(page.getByRole('main').element())
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('the columns beside the posts say what they are', async () => {
    const nameOf = (column: Element) => column.ariaLabel
    const names = () => page.getByRole('complementary').elements().map(nameOf)
    const visitor = await showShell(widths.wide)
    expect(names()).toEqual(['Sign-in and navigation'])
    await visitor.unmount()
    await signInAs()
    const member = await showShell(widths.wide)
    expect(names()).toEqual(['Account and navigation', 'Notifications'])
    // The column is the landmark: it is not said twice.
    expect(page.getByRole('region', { name: 'Notifications' }).query()).toBeNull()
    await member.unmount()
    setSetting('thirdColumnMode', 'postform')
    await showShell(widths.wide)
    expect(names()).toEqual(['Account and notifications', 'New post and navigation'])
    setSetting('thirdColumnMode', undefined)
  })

  test('the keyboard skips to the form for a new post, which opens where there is none', async () => {
    await signInAs()
    const wide = await showShell(widths.wide)
    const link = () => page.getByRole('link', { name: 'Skip to new post' })
    link().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(sidebar().getByRole('textbox', { name: 'Post text' })).toHaveFocus()
    await wide.unmount()
    await showShell(widths.mobile)
    link().element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'New post' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  test('the keyboard skips to the posts, the navigation or the notifications', async () => {
    await signInAs()
    await showShell(widths.wide)
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Skip to posts' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(navigation()).toHaveFocus()
  })
})

describe('visitors', () => {
  test('[SHELL-36] a hint above the main content leads to the sign-in', async () => {
    const visitor = await showShell(widths.wide)
    const hint = () => page.getByRole('link', { name: /Sign in to join the discussion/ })
    await expect.element(hint()).toHaveAttribute('href', '/login')
    expect(box(hint()).bottom).toBeLessThan(box(page.getByRole('heading', { name: 'Screen' })).top)
    await visitor.unmount()
    await signInAs()
    await showShell(widths.wide)
    expect(hint().query()).toBeNull()
  })

  test('[SHELL-42] on a private instance there are no timelines to choose and no search', async () => {
    describeInstance({ facts: { private: true } })
    await showShell(widths.wide)
    const names = navigation()
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(names).toEqual(['About', 'Announcements'])
    expect(page.getByRole('searchbox').query()).toBeNull()
  })
})

describe('writing', () => {
  const composer = () => page.getByRole('dialog', { name: 'New post' })

  test('the key n opens the composer for members, but not while somebody types', async () => {
    await signInAs()
    await showShell(widths.wide, <textarea aria-label="Somewhere" />)
    await page.getByRole('textbox', { name: 'Somewhere' }).click()
    await userEvent.keyboard('n')
    await expect.element(page.getByRole('textbox', { name: 'Somewhere' })).toHaveValue('n')
    expect(composer().query()).toBeNull()
    ;(document.activeElement as HTMLElement).blur()
    await userEvent.keyboard('n')
    await expect.element(composer()).toBeVisible()
    await expect.element(composer().getByRole('textbox', { name: 'Post text' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(composer()).not.toBeInTheDocument()
  })

  test('the form of the sidebar becomes the composer when it gets the focus', async () => {
    await signInAs()
    await showShell(widths.wide)
    await sidebar().getByRole('textbox', { name: 'Post text' }).click()
    await expect.element(sidebar().getByRole('button', { name: /^Who can see this/ })).toBeVisible()
  })

  test('the key n is nothing to visitors', async () => {
    await showShell(widths.wide)
    await userEvent.keyboard('n')
    expect(composer().query()).toBeNull()
  })
})

test('over a wallpaper navigation and notifications have padding and round corners', async () => {
  await signInAs()
  const onWallpaper = (isThere: boolean) =>
    document.documentElement.toggleAttribute('data-wallpaper', isThere)
  onTestFinished(() => void onWallpaper(false))
  await showShell(widths.wide)
  onWallpaper(true)
  await expect.element(navigation()).toBeVisible()
  const looks = ['aside nav', 'aside section#notifications'].map((selector) => {
    const element = document.querySelector(selector)
    if (element === null) return selector
    const { paddingInlineStart, borderStartStartRadius, overflow } = getComputedStyle(element)
    return [paddingInlineStart, borderStartStartRadius !== '0px', overflow]
  })
  expect(looks).toEqual([
    ['8px', true, 'clip'],
    ['8px', true, 'clip'],
  ])
  const card = document.querySelector('aside section[aria-label="Your account"]')
  expect(card === null ? null : getComputedStyle(card).paddingInlineStart).toBe('0px')
})
