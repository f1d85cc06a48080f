import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import type { RoutedServer } from '../../model/testing/routed-server.ts'
import { showShell, widths } from './testing/show-shell.tsx'

let server: RoutedServer

beforeEach(() => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
})

function box(locator: ReturnType<typeof page.getByRole>): DOMRect {
  return locator.element().getBoundingClientRect()
}

const sidebar = () => page.getByRole('complementary', { name: 'Sidebar' })
const third = () => page.getByRole('complementary', { name: 'Third column' })
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

  test('mirrored sides change the order on screen, not in the document', async () => {
    setSetting('sidebarRight', true)
    await signInAs()
    await showShell(widths.wide)
    expect(box(third()).right).toBeLessThan(box(page.getByRole('main')).left)
    expect(box(sidebar()).left).toBeGreaterThan(box(page.getByRole('main')).right)
    const order = sidebar().element().compareDocumentPosition(page.getByRole('main').element())
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
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

describe('sidebar', () => {
  test('[SHELL-04] visitors get the form to sign in', async () => {
    await showShell(widths.wide)
    await expect.element(sidebar().getByLabelText('Username')).toBeVisible()
    await expect.element(sidebar().getByLabelText('Password', { exact: true })).toBeVisible()
  })

  test('[SHELL-05] members get their card and the form for a new post', async () => {
    await signInAs()
    await showShell(widths.wide)
    const panel = page.getByRole('region', { name: 'Your account' })
    await expect.element(panel.getByText('@wren')).toBeVisible()
    await expect.element(panel.getByRole('link', { name: '4,812 posts' })).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await expect.element(panel.getByRole('textbox')).toBeVisible()
  })

  test('[SHELL-06] the instance panel shows the server HTML when it is turned on, and not otherwise', async () => {
    server.on(
      'GET /instance/panel.html',
      () => new Response('<p>Be <b>kind</b>.</p><script>window.bad = 1</script>'),
    )
    const screen = await showShell(widths.wide)
    expect(page.getByText('About this server').query()).toBeNull()
    await screen.unmount()
    describeInstance({ showInstanceSpecificPanel: true })
    await showShell(widths.wide)
    await expect.element(page.getByText('Be kind.')).toBeVisible()
    expect('bad' in window).toBe(false)
  })

  test('[SHELL-07] visitors see what the instance offers, members do not', async () => {
    describeInstance({ textLimit: 5000, uploadLimit: 33_554_432, mediaProxyAvailable: true })
    const screen = await showShell(widths.wide)
    const terms = sidebar()
      .getByRole('term')
      .elements()
      .map((term) => term.textContent)
    const values = sidebar()
      .getByRole('definition')
      .elements()
      .map((value) => value.textContent)
    expect(Object.fromEntries(terms.map((term, index) => [term, values[index]]))).toEqual({
      'Text limit': '5,000',
      'Upload limit': '32 MiB',
      'Media proxy': 'On',
      'Scope options': 'On',
      'Who to follow': 'Off',
    })
    await screen.unmount()
    await signInAs()
    await showShell(widths.wide)
    expect(sidebar().getByRole('term').elements()).toHaveLength(0)
  })

  test('[SHELL-08] suggestions show to members of an instance that has them', async () => {
    server.on('GET /api/v2/suggestions', () => [{ source: 'staff', account: wirePerson('mira') }])
    const heading = () => page.getByRole('heading', { name: 'Who to follow' })
    describeInstance({ suggestionsEnabled: true })
    const visitor = await showShell(widths.wide)
    expect(heading().query()).toBeNull()
    await visitor.unmount()
    await signInAs()
    const member = await showShell(widths.wide)
    await expect.element(heading()).toBeVisible()
    await member.unmount()
    describeInstance({ suggestionsEnabled: false })
    await showShell(widths.wide)
    expect(heading().query()).toBeNull()
  })

  test('[SHELL-09] three suggestions and the way to the others', async () => {
    const names = ['mira', 'tomas', 'ada', 'jun', 'sol']
    server.on('GET /api/v2/suggestions', () =>
      names.map((name) => ({ source: 'staff', account: wirePerson(name) })),
    )
    describeInstance({ suggestionsEnabled: true })
    await signInAs()
    await showShell(widths.wide)
    await expect.element(page.getByText('@ada')).toBeVisible()
    expect(page.getByText('@jun').query()).toBeNull()
    await expect
      .element(page.getByRole('link', { name: 'More people to follow' }))
      .toHaveAttribute('href', '/who-to-follow')
  })
})

describe('navigation', () => {
  test('[SHELL-10] the timelines fold and unfold', async () => {
    await signInAs()
    await showShell(widths.wide)
    const label = navigation().getByRole('button', { name: 'Timelines' })
    const home = navigation().getByText('Home')
    await expect.element(home).toBeVisible()
    await label.click()
    await expect.element(label).toHaveAttribute('aria-expanded', 'false')
    await expect.element(home).not.toBeVisible()
    await label.click()
    await expect.element(home).toBeVisible()
  })

  test('the place where the viewer is stands out', async () => {
    await signInAs()
    await showShell(widths.wide)
    const current = navigation().element().querySelectorAll('[aria-current="page"]')
    expect([...current].map((link) => link.textContent)).toEqual(['Home'])
  })

  test('[SHELL-11] members get lists and interactions, visitors only about and announcements', async () => {
    const names = () =>
      navigation()
        .getByRole('link')
        .elements()
        .map((link) => link.textContent)
    const visitor = await showShell(widths.wide)
    expect(names()).toEqual(['Local', 'Known network', 'About', 'Announcements'])
    await visitor.unmount()
    await signInAs()
    await showShell(widths.wide)
    expect(names().slice(6)).toEqual(['Lists', 'Interactions', 'About', 'Announcements'])
  })

  test('[SHELL-12] follow requests show for locked accounts, with how many wait', async () => {
    const requests = () => navigation().getByRole('link', { name: /^Follow requests/ })
    await signInAs({ follow_requests_count: 3 })
    const unlocked = await showShell(widths.wide)
    expect(requests().query()).toBeNull()
    await unlocked.unmount()
    await signInAs({ locked: true, follow_requests_count: 3 })
    await showShell(widths.wide)
    await expect.element(requests().getByRole('img', { name: '3 waiting' })).toHaveTextContent('3')
  })

  test('[SHELL-13] unread announcements are counted', async () => {
    server.on('GET /api/v1/announcements', () => [
      { id: '1', content: 'Old', read: true },
      { id: '2', content: 'New', read: false },
    ])
    await signInAs()
    await showShell(widths.wide)
    await expect.element(navigation().getByRole('img', { name: '1 unread' })).toHaveTextContent('1')
  })
})

describe('top bar', () => {
  test('[SHELL-14] the brand shows the icon and the name of the instance', async () => {
    await showShell(widths.wide)
    const brand = topBar().getByRole('link', { name: 'Fenland, start page' })
    await expect.element(brand).toHaveTextContent('Fenland')
    expect(brand.element().querySelector('img')).not.toBeNull()
    await expect.element(brand).toHaveAttribute('href', '/')
  })

  test('[SHELL-15] the seven shortcuts, and none when they are turned off', async () => {
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
    describeInstance({ private: true })
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
    await page.getByLabelText('Draft').click()
    await userEvent.keyboard('/')
    await expect.element(page.getByLabelText('Draft')).toHaveValue('/')
    page.getByRole('link', { name: 'About' }).element().focus()
    await userEvent.keyboard('/')
    await expect.element(topBar().getByRole('searchbox')).toHaveFocus()
  })

  test('[SHELL-18] the settings button opens a window inside #modal, which can be put aside', async () => {
    await showShell(widths.wide)
    const button = topBar().getByRole('button', { name: 'Settings' })
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Settings' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().closest('#modal')).not.toBeNull()
    await dialog.getByRole('button', { name: 'Minimise' }).click()
    expect(dialog.query()).toBeNull()
    await page.getByRole('button', { name: 'Open Settings again' }).click()
    await expect.element(dialog).toBeVisible()
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
    expect(page.getByText('This is not built yet.').query()).toBeNull()
    await topBar().getByRole('button', { name: 'Moderation' }).click()
    await expect
      .element(page.getByRole('dialog', { name: 'Moderation' }).getByText('This is not built yet.'))
      .toBeVisible()
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
    describeInstance({ private: true })
    await showShell(widths.wide)
    const names = navigation()
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)
    expect(names).toEqual(['About', 'Announcements'])
    expect(page.getByRole('searchbox').query()).toBeNull()
  })
})
