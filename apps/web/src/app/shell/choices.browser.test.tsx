import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { ColumnHeading } from '../../ui/ColumnHeading.tsx'
import { showShell, widths } from './testing/show-shell.tsx'

beforeEach(async () => {
  const server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
  await signInAs()
})

const sidebar = () => page.getByRole('complementary', { name: 'Sidebar' })
const third = () => page.getByRole('complementary', { name: 'Third column' })
const writing = (where: ReturnType<typeof sidebar>) =>
  where.getByRole('textbox', { name: 'Text of the post' })
const news = (where: ReturnType<typeof sidebar>) => where.getByRole('region', { name: 'Notifications' })

describe('the third column', () => {
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
  test('[SHELL-01] a wide timeline takes more of a large window', async () => {
    await showShell(1900)
    const widthOf = () => page.getByRole('main').element().getBoundingClientRect().width
    expect(Math.round(widthOf())).toBe(640)
    setSetting('widenTimeline', true)
    await expect.poll(() => Math.round(widthOf())).toBe(880)
  })

  test('[SHELL-01] headings stay at the top while a column scrolls, unless that is turned off', async () => {
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

  test('[SHELL-27] the floating button shows in wide windows too where that is chosen', async () => {
    await showShell(widths.wide)
    const floating = () => page.getByRole('button', { name: 'New post', exact: true })
    expect(floating().query()).toBeNull()
    setSetting('alwaysShowNewPostButton', true)
    await expect.element(floating()).toBeVisible()
    // Nothing at the end of a list lies under it.
    const room = Number.parseFloat(getComputedStyle(page.getByRole('main').element()).paddingBlockEnd)
    expect(room).toBeGreaterThan(innerHeight - floating().element().getBoundingClientRect().top)
  })
})
