import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getSession } from '../../model/session.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import { showShell, widths } from './testing/show-shell.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

let server: FakeServer

beforeEach(() => {
  server = startAfresh('/main/friends')
  server.on('GET /api/v1/notifications', () => [])
  server.on('GET /api/v1/announcements', () => [])
})

const sidebar = () => page.getByRole('complementary', { name: /navigation$/ })
const navigation = () => page.getByRole('navigation', { name: 'Navigation' })

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

  test.each([
    [{ statuses_count: 1, followers_count: 1, following_count: 1 }, ['1post', '1following', '1follower']],
    [{ statuses_count: 0, followers_count: 2, following_count: 2 }, ['0posts', '2following', '2followers']],
  ])('[SHELL-05] the counts of %o have words that fit', async (change, words) => {
    await signInAs(change)
    await showShell(widths.wide)
    const panel = page.getByRole('region', { name: 'Your account' })
    const counts = () => [...panel.element().querySelectorAll('ul a')].map(({ textContent }) => textContent)
    await expect.poll(counts).toEqual(words)
  })

  test('[SET-20] the button to sign out asks first', async () => {
    await signInAs()
    await showShell(widths.wide)
    await page.getByRole('region', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).press()
    await expect.element(page.getByRole('dialog', { name: 'Sign out?' })).toBeVisible()
    expect(getSession().status).toBe('signedIn')
    await page.getByRole('button', { name: 'Cancel' }).press()
  })

  test('[SHELL-05] a name or a handle that is too long is cut within the card, in one line', async () => {
    const long = 'Wilhelmina'.repeat(12)
    await signInAs({ display_name: long, acct: long.toLowerCase(), username: long.toLowerCase() })
    await showShell(widths.wide)
    const panel = page.getByRole('region', { name: 'Your account' })
    const edge = panel.element().getBoundingClientRect().right
    for (const part of [panel.getByText(long, { exact: true }), panel.getByText(`@${long.toLowerCase()}`)]) {
      const words = part.element()
      const line = words.closest('a') ?? (words.matches('bdi') ? words.parentElement : null) ?? words
      const { right, height } = line.getBoundingClientRect()
      expect(right).toBeLessThanOrEqual(edge)
      expect(height).toBeLessThan(30)
      expect(getComputedStyle(line).textOverflow).toBe('ellipsis')
    }
  })

  test('[SHELL-06] the instance panel shows the server HTML when it is turned on, and not otherwise', async () => {
    server.on(
      'GET /instance/panel.html',
      () => new Response('<p>Be <b>kind</b>.</p><script>window.bad = 1</script>'),
    )
    const screen = await showShell(widths.wide)
    expect(page.getByText('About this server').query()).toBeNull()
    await screen.unmount()
    describeInstance({ branding: { showInstanceSpecificPanel: true } })
    await showShell(widths.wide)
    await expect.element(page.getByText('Be kind.')).toBeVisible()
    expect('bad' in window).toBe(false)
  })

  test('[SHELL-07] visitors see what the instance offers, members do not', async () => {
    describeInstance({
      limits: { textLimit: 5000, uploadLimit: 33_554_432 },
      capabilities: { mediaProxy: true },
    })
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
    describeInstance({ capabilities: { suggestions: true } })
    const visitor = await showShell(widths.wide)
    expect(heading().query()).toBeNull()
    await visitor.unmount()
    await signInAs()
    const member = await showShell(widths.wide)
    await expect.element(heading()).toBeVisible()
    await member.unmount()
    describeInstance({ capabilities: { suggestions: false } })
    await showShell(widths.wide)
    expect(heading().query()).toBeNull()
  })

  test('[SHELL-09] three suggestions and the way to the others', async () => {
    const names = ['mira', 'tomas', 'ada', 'jun', 'sol']
    server.on('GET /api/v2/suggestions', () =>
      names.map((name) => ({ source: 'staff', account: wirePerson(name) })),
    )
    describeInstance({ capabilities: { suggestions: true } })
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
    await label.press()
    await expect.element(label).toHaveAttribute('aria-expanded', 'false')
    await expect.element(home).not.toBeVisible()
    await label.press()
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
    await expect.element(requests().getByRole('img', { name: '3 pending' })).toHaveTextContent('3')
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
