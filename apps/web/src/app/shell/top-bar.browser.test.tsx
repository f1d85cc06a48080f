import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { capabilitiesOf, changeInstance, type InstanceChange } from '../../model/testing/change-instance.ts'
import { setInstanceDefaults, setSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer

beforeEach(() => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
})

const topBar = () => page.getByRole('banner')

const tinyPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

describe('top bar', () => {
  test.each([801, widths.compact, widths.medium, 1279])(
    'at %i px a bell says how many notifications wait, and opens them by key',
    async (width) => {
      const waiting = ['3', '2', '1'].map((id) => ({
        id,
        type: 'follow',
        created_at: '2026-06-01T12:00:00.000Z',
        account: wirePerson('mira'),
        pleroma: { is_seen: id === '1', is_muted: false },
      }))
      server.on('GET /api/v1/notifications', () => waiting)
      server.on('POST /api/v1/pleroma/notifications/read', () => ({}))
      await signInAs()
      await showShell(width)
      const bell = topBar().getByRole('button', { name: 'Notifications, 2', exact: true })
      await expect.element(bell).toBeVisible()
      ;(bell.element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
      const drawer = page.getByRole('dialog', { name: /^Notifications/ })
      await expect.element(drawer).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(drawer).not.toBeInTheDocument()
      await expect.element(topBar().getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
    },
  )

  test('there is no bell beside the column of notifications', async () => {
    await signInAs()
    const wide = await showShell(widths.wide)
    await expect.element(topBar().getByRole('link', { name: 'Fenland home page' })).toBeVisible()
    expect(
      topBar()
        .getByRole('button', { name: /^Notifications/ })
        .query(),
    ).toBeNull()
    await wide.unmount()
  })

  const asked = (path: string) =>
    performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path)

  test('[SHELL-14] the brand shows the icon and the name of the instance', async () => {
    performance.setResourceTimingBufferSize(10_000)
    await showShell(widths.wide)
    const brand = topBar().getByRole('link', { name: 'Fenland home page' })
    await expect.element(brand).toHaveTextContent('Fenland')
    // Neither is served here: the client's own comes after the instance's.
    await expect.poll(() => asked('/favicon.png') && asked('/static/brand/favicon.svg')).toBe(true)
    await expect.element(brand).toHaveAttribute('href', '/')
  })

  test('[BOOT-14] name, logo, its mask, margin and side, and hideSitename change the brand', async () => {
    const show = async (change: InstanceChange) => {
      changeInstance(change)
      const shown = await showShell(widths.wide)
      const element = topBar()
        .getByRole('link', { name: / home page$/ })
        .element()
      return { shown, element }
    }
    const logoOf = (element: Element) => element.querySelector<HTMLElement>('span:has(> img)')

    const plain = await show({})
    expect(logoOf(plain.element)).toBeNull()
    await plain.shown.unmount()

    const masked = await show({
      branding: { name: 'Reed Hall', logo: tinyPicture, logoMask: true, logoMargin: '3px' },
    })
    expect(masked.element.textContent).toContain('Reed Hall')
    const mask = logoOf(masked.element)
    expect(mask).toBe(masked.element.lastElementChild)
    expect(mask?.style.maskImage).toContain(tinyPicture)
    expect(mask?.style.marginBlock).toBe('3px')
    await masked.shown.unmount()

    const left = await show({ branding: { logoMask: false, logoLeft: true } })
    const picture = logoOf(left.element)
    expect(picture).toBe(left.element.firstElementChild)
    expect(picture?.style.maskImage).toBe('')
    await left.shown.unmount()

    setInstanceDefaults({ hideSiteName: true })
    const nameless = await show({ branding: { logoLeft: false } })
    expect(nameless.element.textContent).toBe('')
    await expect.element(topBar().getByRole('link', { name: 'Reed Hall home page' })).toBeInTheDocument()
    setInstanceDefaults({})
  })

  test('[SET-14] icon and name of the brand can be hidden, each on its own', async ({ task }) => {
    task.meta.settings = ['hideSiteFavicon', 'hideSiteName']
    // No icon is served here, and one that fails to load is removed.
    const ignoreError = (event: Event) => event.stopImmediatePropagation()
    addEventListener('error', ignoreError, { capture: true })
    onTestFinished(() => removeEventListener('error', ignoreError, { capture: true }))
    await showShell(widths.wide)
    const brand = topBar().getByRole('link', { name: 'Fenland home page' })
    const shown = () => [brand.element().textContent, brand.element().querySelectorAll('img').length]
    await expect.poll(shown).toEqual(['Fenland', 1])
    setSetting('hideSiteFavicon', true)
    await expect.poll(shown).toEqual(['Fenland', 0])
    setSetting('hideSiteName', true)
    await expect.poll(shown).toEqual(['', 0])
    for (const name of ['hideSiteFavicon', 'hideSiteName'] as const) setSetting(name, undefined)
    await expect.poll(shown).toEqual(['Fenland', 1])
  })

  test('[SET-16] the shortcuts stand closer together where no wider ones are wanted', async ({ task }) => {
    task.meta.settings = ['showWiderShortcuts']
    await signInAs()
    await showShell(widths.wide)
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
    const width = () => shortcuts.element().getBoundingClientRect().width
    const wide = width()
    setSetting('showWiderShortcuts', false)
    await expect.poll(width).toBeLessThan(wide)
    setSetting('showWiderShortcuts', undefined)
    await expect.poll(width).toBe(wide)
  })

  test('[SET-15] [SHELL-15] the seven shortcuts, and none when they are turned off', async ({ task }) => {
    task.meta.settings = ['showNavShortcuts']
    await signInAs()
    const on = await showShell(widths.wide)
    const shortcuts = () => page.getByRole('navigation', { name: 'Shortcuts' })
    const links = shortcuts().getByRole('link').elements()
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Home', '/main/friends'],
      ['Local', '/main/public'],
      ['Bubble', '/main/bubble'],
      ['Known network', '/main/all'],
      ['Interactions', '/users/wren/interactions'],
      ['Lists', '/lists'],
      ['Bookmarks', '/bookmarks'],
    ])
    await on.unmount()
    setSetting('showNavShortcuts', false)
    await showShell(widths.wide)
    expect(shortcuts().query()).toBeNull()
  })

  test('[SHELL-16] visitors of a private instance have no shortcuts, those of an open one do', async () => {
    const shortcuts = () => page.getByRole('navigation', { name: 'Shortcuts' })
    const open = await showShell(widths.wide)
    await expect.element(shortcuts()).toBeVisible()
    await open.unmount()
    describeInstance({ facts: { private: true } })
    await showShell(widths.wide)
    expect(shortcuts().query()).toBeNull()
  })

  test('[SHELL-17] search leads to the typed words, and an empty one nowhere', async () => {
    await showShell(widths.wide)
    const field = topBar().getByRole('searchbox', { name: 'Search' })
    await field.fill('   ')
    await userEvent.keyboard('{Enter}')
    expect(location.pathname).toBe('/main/friends')
    await field.fill('wool & dye')
    await userEvent.keyboard('{Enter}')
    expect(location.pathname).toBe('/search')
    expect(new URLSearchParams(location.search).get('query')).toBe('wool & dye')
  })

  test('the slash key leads into search, but not while somebody types', async () => {
    await showShell(widths.wide, <textarea aria-label="Draft" />)
    await page.getByLabelText('Draft').press()
    await userEvent.keyboard('/')
    await expect.element(page.getByLabelText('Draft')).toHaveValue('/')
    page.getByRole('link', { name: 'About' }).element().focus()
    await userEvent.keyboard('/')
    await expect.element(topBar().getByRole('searchbox')).toHaveFocus()
  })

  test('[SHELL-18] the settings button opens a window inside #modal, which can be put aside', async () => {
    await showShell(widths.wide)
    const button = topBar().getByRole('button', { name: 'Settings' })
    await button.press()
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().closest('#modal')).not.toBeNull()
    const content = dialog.getByRole('navigation', { name: 'Sections' })
    await expect.element(content).toBeVisible()
    await dialog.getByRole('button', { name: 'Minimise' }).press()
    await expect.element(content).not.toBeInTheDocument()
    await topBar().getByRole('searchbox').fill('the page can be used')
    await dialog.getByRole('button', { name: 'Restore Settings' }).press()
    await expect.element(content).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(dialog.query()).toBeNull()
  })

  const roles = [
    ['nobody', null, false, false],
    ['a member', {}, false, false],
    ['a moderator', { pleroma: { is_moderator: true } }, true, false],
    ['an admin', { pleroma: { is_admin: true } }, true, true],
  ] as const

  test.each(roles)('[SHELL-19] moderation for %s', async (_who, change, mayModerate) => {
    if (change !== null) await signInAs(change)
    await showShell(widths.wide)
    expect(topBar().getByRole('button', { name: 'Moderation' }).elements()).toHaveLength(mayModerate ? 1 : 0)
  })

  test.each(roles)(
    '[SHELL-20] the admin console for %s',
    async (_who, change, _mayModerate, mayAdminister) => {
      if (change !== null) await signInAs(change)
      await showShell(widths.wide)
      const links = topBar().getByRole('link', { name: 'Administration' }).elements()
      expect(links.map((link) => [link.getAttribute('target'), link.getAttribute('href')])).toEqual(
        mayAdminister ? [['_blank', '/pleroma/admin/#/login-pleroma']] : [],
      )
    },
  )

  test('[SHELL-45] what the moderation window holds is not there before it is opened', async () => {
    await signInAs({ pleroma: { is_moderator: true } })
    await showShell(widths.wide)
    const way = page.getByRole('link', { name: 'Open administration' })
    expect(way.query()).toBeNull()
    await topBar().getByRole('button', { name: 'Moderation' }).press()
    await expect.element(way).toHaveAttribute('href', '/pleroma/admin/')
    const dialog = page.getByRole('dialog', { name: 'Moderation' })
    await dialog.getByRole('button', { name: 'Minimise' }).press()
    await expect.element(way).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: 'Restore Moderation' }).press()
    await expect.element(way).toBeVisible()
  })

  test('[SHELL-19] [SHELL-20] there is neither moderation nor an admin console where the server has no pages for it', async () => {
    changeInstance({ capabilities: capabilitiesOf() })
    await signInAs({ pleroma: { is_admin: true } })
    await showShell(widths.wide)
    expect(topBar().getByRole('link', { name: 'Administration' }).query()).toBeNull()
    expect(topBar().getByRole('button', { name: 'Moderation' }).query()).toBeNull()
  })
})
