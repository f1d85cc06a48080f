import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { showShell, widths } from './testing/show-shell.tsx'

let server: ReturnType<typeof startAfresh>

beforeEach(async () => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
  await signInAs()
})

afterEach(() => setSetting('alwaysShowNewPostButton', undefined))

/** Somebody follows; each of them is somebody else. */
const followed = (index: number) => ({
  id: String(100 - index),
  type: 'follow',
  created_at: '2026-06-01T12:00:00.000Z',
  account: wireAccount({ acct: `ada${index}`, id: `id-ada${index}`, display_name: `ada ${index}` }),
})

const sidebar = () => page.getByRole('complementary', { name: /^Account and/ })
const third = () => page.getByRole('complementary', { name: /^(Notifications|New post and navigation)$/ })
const writing = (where: ReturnType<typeof sidebar>) => where.getByRole('textbox', { name: 'Post text' })
const news = (where: ReturnType<typeof sidebar>) => where.getByRole('heading', { name: 'Notifications' })

describe('the third column', () => {
  test('[SET-07] has the form and the navigation where that is chosen', async ({ task }) => {
    task.meta.settings = ['thirdColumnMode']
    const navigation = (where: ReturnType<typeof sidebar>) =>
      where.getByRole('navigation', { name: 'Navigation' })
    await showShell(widths.wide)
    await expect.element(navigation(sidebar())).toBeVisible()
    await expect.element(writing(sidebar())).toBeVisible()
    setSetting('thirdColumnMode', 'postform')
    await expect.element(navigation(third())).toBeVisible()
    await expect.element(writing(third())).toBeVisible()
    expect(page.getByRole('navigation', { name: 'Navigation' }).elements()).toHaveLength(1)
    expect(sidebar().element().ariaLabel).toBe('Account and notifications')
    await page.viewport(widths.medium, 900)
    await expect.element(navigation(sidebar())).toBeVisible()
    await expect.element(writing(sidebar())).toBeVisible()
  })

  test('[SHELL-01] [SHELL-02] can hold the form for a new post; the notifications are in the sidebar then', async () => {
    setSetting('thirdColumnMode', 'postform')
    await showShell(widths.wide)
    await expect.element(writing(third())).toBeVisible()
    await expect.element(news(sidebar())).toBeVisible()
    expect(writing(sidebar()).query()).toBeNull()
    expect(news(third()).query()).toBeNull()
  })

  test('[SHELL-02] can be left out; nothing that it held is lost', async () => {
    setSetting('thirdColumnMode', 'none')
    await showShell(widths.wide)
    expect(third().query()).toBeNull()
    await expect.element(news(sidebar())).toBeVisible()
    await expect.element(writing(sidebar())).toBeVisible()
  })

  test('[SHELL-02] changes while it is looked at', async () => {
    await showShell(widths.wide)
    await expect.element(news(third())).toBeVisible()
    setSetting('thirdColumnMode', 'postform')
    await expect.element(writing(third())).toBeVisible()
    setSetting('thirdColumnMode', 'none')
    await expect.element(third()).not.toBeInTheDocument()
  })
})

describe('the columns', () => {
  test('[SET-12] [SHELL-01] a wide timeline takes more of a large window', async ({ task }) => {
    task.meta.settings = ['widenTimeline']
    await showShell(1900)
    const widthOf = () => page.getByRole('main').element().getBoundingClientRect().width
    expect(Math.round(widthOf())).toBe(640)
    setSetting('widenTimeline', true)
    await expect.poll(() => Math.round(widthOf())).toBe(880)
  })

  test('[SET-09] [SHELL-01] headings stay at the top while a column scrolls, unless that is turned off', async ({
    task,
  }) => {
    task.meta.settings = ['disableStickyHeaders']
    await showShell(
      widths.wide,
      <>
        <ColumnHeading title="Home" />
        <div style={{ blockSize: '4000px' }} />
      </>,
    )
    const topOf = () => page.getByRole('heading', { name: 'Home' }).element().getBoundingClientRect().top
    window.scrollTo(0, 2_000)
    await expect.poll(() => scrollY).toBe(2_000)
    expect(topOf()).toBeGreaterThan(0)
    setSetting('disableStickyHeaders', true)
    await expect.poll(topOf).toBeLessThan(0)
    window.scrollTo(0, 0)
  })

  test('[SET-13] those at the sides have scrollbars where that is chosen', async ({ task }) => {
    task.meta.settings = ['showScrollbars']
    await showShell(widths.wide)
    const bars = () => [sidebar(), third()].map((column) => getComputedStyle(column.element()).scrollbarWidth)
    expect(bars()).toEqual(['none', 'none'])
    setSetting('showScrollbars', true)
    await expect.poll(bars).toEqual(['thin', 'thin'])
    setSetting('showScrollbars', undefined)
  })

  test('[SET-10] [SHELL-27] the floating button shows in wide windows too where that is chosen', async ({
    task,
  }) => {
    task.meta.settings = ['alwaysShowNewPostButton']
    await showShell(widths.wide)
    const floating = () => page.getByRole('button', { name: 'New post', exact: true })
    expect(floating().query()).toBeNull()
    setSetting('alwaysShowNewPostButton', true)
    await expect.element(floating()).toBeVisible()
  })

  test.each([390, 1024, 1300, 1440])(
    '[SHELL-27] no control at the end of a list or a column lies under the floating button in a window of %i px',
    async (width) => {
      setSetting('alwaysShowNewPostButton', true)
      server.on('GET /api/v1/notifications', () => Array.from({ length: 20 }, (_, index) => followed(index)))
      const rows = Array.from({ length: 60 }, (_, index) => (
        <p key={index} style={{ display: 'flex', justifyContent: 'space-between' }}>
          <button type="button">Row {index}</button>
          <button type="button">More of {index}</button>
        </p>
      ))
      await showShell(width, <>{rows}</>)
      const floating = page.getByRole('button', { name: 'New post', exact: true })
      await expect.element(floating).toBeVisible()
      if (width > 390) await expect.poll(() => page.getByText('ada 19').elements().length).toBeGreaterThan(0)
      window.scrollTo(0, document.documentElement.scrollHeight)
      for (const column of document.querySelectorAll('aside')) column.scrollTop = column.scrollHeight
      // The button is back when scrolling has ended.
      await expect.element(floating).toBeVisible()
      await expect.poll(() => floating.element().getAnimations().length).toBe(0)
      const button = floating.element().getBoundingClientRect()
      const under = [...document.querySelectorAll('main, aside')].flatMap((column) =>
        [...column.querySelectorAll('a, button, input, textarea')].filter((control) => {
          const box = control.getBoundingClientRect()
          return (
            box.width > 0 && box.bottom > button.top && box.right > button.left && box.left < button.right
          )
        }),
      )
      expect(under.map((control) => control.outerHTML)).toEqual([])
      // Nor would a control that stood at the end of a column's last row.
      for (const column of document.querySelectorAll('main, aside')) {
        const { left, right } = column.getBoundingClientRect()
        if (right <= button.left || left >= button.right) continue
        const ends = [...column.querySelectorAll('li, p, article, form')].map(
          (row) => row.getBoundingClientRect().bottom,
        )
        expect(Math.max(...ends)).toBeLessThanOrEqual(button.top)
      }
      window.scrollTo(0, 0)
    },
  )
})
