import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { notify } from '../../model/notices.ts'
import { useIsEditingProfile } from '../../model/windows.ts'
import { endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { accountKey } from '../../model/storage.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount } from '../../testing/wire.ts'
import { freshWorld, signIn } from '../../testing/world.tsx'
import { card, elsewhere, know, link, openPage, orla, relation } from './testing/cards.tsx'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})
afterEach(() => {
  setSetting('personCards', undefined)
  setSetting('hideUserStats', undefined)
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

const IsEditing = () => (useIsEditingProfile() ? <p>Editing the profile</p> : null)

describe('what the card says', () => {
  test('[USER-01] who somebody is, what they say of themselves, what they are to the viewer, and how many there are of all', async () => {
    await know(server, orla({ locked: true }), relation({ followed_by: true }))
    await openPage()
    await link().hover()
    await expect.element(card()).toMatchAriaInlineSnapshot(`
      - dialog "About Orla Quinn :yarn:":
        - button "More options for Orla Quinn :yarn:"
        - button "Follow Orla Quinn :yarn:": Follow
        - link "Orla Quinn :yarn:":
          - /url: /users/AbCdEfGhIjKlMnOpQr
          - text: Orla Quinn
          - img ":yarn:"
        - text: Approves followers manually @orla@far.example Follows you
        - paragraph: Keeps bees. And a boat.
        - link "2,113 posts":
          - /url: /users/AbCdEfGhIjKlMnOpQr#statuses
        - link "188 following":
          - /url: /users/AbCdEfGhIjKlMnOpQr#follows
        - link "940 followers":
          - /url: /users/AbCdEfGhIjKlMnOpQr#followers
    `)
  })

  test('[USER-02] staff who show it, bots and the deactivated are named so, and nobody else', async () => {
    await know(server, orla({ pleroma: { is_admin: true } }), relation())
    await know(server, wireAccount({ acct: 'mo', pleroma: { is_moderator: true, deactivated: true } }))
    await know(
      server,
      wireAccount({ acct: 'quiet', pleroma: { is_admin: true }, source: { pleroma: { show_role: false } } }),
    )
    await know(server, wireAccount({ acct: 'robo', bot: true }))
    await openPage(
      ['mo', 'quiet', 'robo'].map((name) => (
        <p key={name}>
          <a href={`/users/${name}`}>{name}</a>
        </p>
      )),
    )
    const words = ['Admin', 'Moderator', 'Deactivated', 'Bot']
    const shown = () => words.filter((word) => card().getByText(word, { exact: true }).query() !== null)
    async function point(name: string) {
      await link(name).hover()
      await expect.element(card()).toBeVisible()
      const words = shown()
      await elsewhere()
      await expect.element(card()).not.toBeInTheDocument()
      return words
    }
    expect(await point('Orla')).toEqual(['Admin'])
    expect(await point('mo')).toEqual(['Moderator', 'Deactivated'])
    expect(await point('quiet')).toEqual([])
    expect(await point('robo')).toEqual(['Bot'])
  })

  test('[USER-03] posts, whom they follow and who follows them are one press away', async () => {
    await know(server, orla(), relation())
    await openPage()
    await link().hover()
    const to = (name: string) => card().getByRole('link', { name })
    await expect.element(to('2,113 posts')).toHaveAttribute('href', '/users/AbCdEfGhIjKlMnOpQr#statuses')
    await expect.element(to('188 following')).toHaveAttribute('href', '/users/AbCdEfGhIjKlMnOpQr#follows')
    await to('940 followers').press()
    expect(location.pathname + location.hash).toBe('/users/AbCdEfGhIjKlMnOpQr#followers')
    await expect.element(card()).not.toBeInTheDocument()
  })

  test('[USER-04] counts that somebody hides are hidden, and lists that they hide are not offered', async () => {
    const pleroma = { hide_followers_count: true, hide_follows: true }
    await know(server, orla({ pleroma }), relation())
    await openPage()
    await link().hover()
    await expect.element(card().getByRole('link', { name: 'hidden followers' })).toBeVisible()
    await expect.element(card().getByText('188 following')).toBeVisible()
    expect(card().getByRole('link', { name: '188 following' }).query()).toBeNull()
  })

  test('[USER-04] one’s own hidden counts are told', async () => {
    await know(
      server,
      wireAccount({ acct: 'wren', followers_count: 12, pleroma: { hide_followers_count: true } }),
    )
    await openPage(<a href="/users/wren">Me</a>)
    await link('Me').hover()
    await expect.element(card().getByRole('link', { name: '12 followers' })).toBeVisible()
  })

  test('no counts where the settings hide them', async ({ task }) => {
    task.meta.settings = ['hideUserStats']
    setSetting('hideUserStats', true)
    await know(server, orla(), relation())
    await openPage()
    await link().hover()
    await expect.element(card().getByText('@orla@far.example')).toBeVisible()
    expect(
      card()
        .getByText(/followers/)
        .query(),
    ).toBeNull()
  })

  test('[USER-06] one’s own card has the way to change the profile, and nothing to follow', async () => {
    await know(server, wireAccount({ acct: 'wren' }))
    await openPage(
      <>
        <a href="/users/wren">Me</a>
        <IsEditing />
      </>,
    )
    await link('Me').hover()
    await card().getByRole('button', { name: 'Edit profile' }).press()
    await expect.element(page.getByText('Editing the profile')).toBeVisible()
    await expect.element(card()).not.toBeInTheDocument()
    expect(server.calls).toEqual([])
  })
})

/** Somebody is pointed at whom the server does not tell of. */
async function refuse(status: number, error: string) {
  server.reply = () => undefined
  await openPage()
  await link().hover()
  await expect.poll(() => server.calls.length).toBe(1)
  server.last().answer({ error }, status)
}

describe('the card', () => {
  test('[USER-01] stays while the pointer is in it, and goes with the pointer or with Escape', async () => {
    await know(server, orla(), relation())
    await openPage()
    const set = vi.spyOn(globalThis, 'setTimeout')
    await link().hover()
    expect(set.mock.calls.map(([, ms]) => ms)).toContain(400)
    await card().getByText('@orla@far.example').hover()
    const clear = vi.spyOn(globalThis, 'clearTimeout')
    await card()
      .getByText(/^Keeps bees/)
      .hover()
    await expect.element(card()).toBeVisible()
    clear.mockRestore()
    set.mockRestore()
    await elsewhere()
    await expect.element(card()).not.toBeInTheDocument()
    await link().hover()
    await expect.element(card()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(card()).not.toBeInTheDocument()
  })

  test('[USER-01] opens for whoever points at a part of a link and then at another', async () => {
    await know(server, orla(), relation())
    await openPage(
      <a href="/users/AbCdEfGhIjKlMnOpQr">
        <b>Or</b>
        <i>la</i>, twice
      </a>,
    )
    await page.getByText('Or', { exact: true }).hover()
    await page.getByText('la', { exact: true }).hover()
    await expect.element(card()).toBeVisible()
  })

  test('does not come to a pointer that rests while the page is scrolled below it, but as soon as it moves', async () => {
    await know(server, orla(), relation())
    const tall = (px: number) => (box: HTMLElement | null) => {
      box?.style.setProperty('display', 'block')
      box?.style.setProperty('block-size', `${px}px`)
    }
    await openPage(
      <>
        <p ref={tall(100)}>At rest</p>
        <a href="/users/AbCdEfGhIjKlMnOpQr" ref={tall(400)}>
          Orla in large
        </a>
        <p ref={tall(2_000)}>After</p>
      </>,
    )
    await page.getByText('At rest').hover()
    const large = link('Orla in large')
    const came = vi.fn<() => void>()
    large.element().addEventListener('pointerover', came)
    scrollBy({ top: 150 })
    await expect.poll(() => came.mock.calls.length).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(card().query()).toBeNull()
    await large.hover({ position: { x: 2, y: 160 } })
    await expect.element(card()).toBeVisible()
    scrollTo({ top: 0 })
  })

  test('[USER-01] the focus of the keyboard opens nothing, and the next stop is what stands next', async () => {
    await know(server, orla(), relation())
    await openPage()
    await button('Before').press()
    await userEvent.keyboard('{Tab}')
    await expect.element(link()).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(card().query()).toBeNull()
  })

  test('[USER-01] a key opens it for the link in focus; it takes the focus, and Escape gives it back', async () => {
    await know(server, orla(), relation())
    await openPage()
    await button('Before').press()
    await userEvent.keyboard('{Tab}i')
    await expect.element(card()).toBeVisible()
    await expect.poll(() => card().element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => card().element().contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.element(card()).not.toBeInTheDocument()
    await expect.element(link()).toHaveFocus()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(card().query()).toBeNull()
  })

  test('[USER-01] where pointing opens no card, the key does', async ({ task }) => {
    task.meta.settings = ['personCards']
    await know(server, orla(), relation())
    setSetting('personCards', 'key')
    await openPage()
    await link().hover()
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(card().query()).toBeNull()
    await button('Before').press()
    await userEvent.keyboard('{Tab}i')
    await expect.element(card()).toBeVisible()
  })

  test('[USER-01] where nothing is to open a card, neither pointing nor the key does', async () => {
    await know(server, orla(), relation())
    setSetting('personCards', 'never')
    await openPage()
    await link().hover()
    await button('Before').press()
    await userEvent.keyboard('{Tab}i')
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(card().query()).toBeNull()
  })

  test.each([
    [false, 'never'],
    [true, 'pointer'],
  ])('a stored choice of hover cards, %s, means %s until another is made', async (before, meant) => {
    const stored = accountKey('settings', 'id-wren')
    localStorage.setItem(stored, JSON.stringify({ hoverCards: before, greentext: true }))
    await openPage()
    expect(getSetting('personCards')).toBe(meant)
    setSetting('personCards', undefined)
    expect(getSetting('personCards')).toBe('pointer')
    expect(JSON.parse(localStorage.getItem(stored) ?? '')).toEqual({ greentext: true })
    setSetting('greentext', undefined)
  })

  test('a stored choice of hover cards does not outlive one that was made later', async () => {
    localStorage.setItem(accountKey('settings', 'id-wren'), JSON.stringify({ hoverCards: false }))
    localStorage.setItem(accountKey('own-settings', 'id-wren'), JSON.stringify({ personCards: 'key' }))
    await openPage()
    setSetting('greentext', undefined)
    expect(getSetting('personCards')).toBe('key')
  })

  test('[USER-01] what was done from it is undone with the key for it, and the focus stays', async () => {
    const undo = vi.fn<() => void>()
    await know(server, orla(), relation())
    await openPage()
    await button('Before').press()
    await userEvent.keyboard('{Tab}i')
    const follow = card().getByRole('button', { name: /^Follow Orla/ })
    await expect.element(follow).toBeVisible()
    ;(follow.element() as HTMLElement).focus()
    notify({ messageKey: 'common.undo', timeout: 60_000, undo })
    await expect.element(button('Undo')).toBeVisible()
    await userEvent.keyboard('z')
    expect(undo).toHaveBeenCalledOnce()
    await expect.element(card().getByRole('button', { name: /^Follow Orla/ })).toHaveFocus()
  })

  test('asks for nobody whom the client knows', async () => {
    await know(server, orla(), relation())
    await openPage()
    await link().hover()
    await expect.element(card().getByRole('button', { name: /^Follow Orla/ })).toBeVisible()
    expect(server.calls).toEqual([])
  })

  test('asks only what the two are to each other where no more is missing', async () => {
    await know(server, orla())
    await openPage()
    await link().hover()
    await expect.element(card().getByText('@orla@far.example')).toBeVisible()
    await expect
      .poll(() => server.calls.map(({ path }) => path))
      .toEqual(['/api/v1/accounts/relationships?id=AbCdEfGhIjKlMnOpQr'])
    server.last().answer([relation({ following: true })])
    await expect.element(card().getByRole('button', { name: /^Following Orla/ })).toBeVisible()
  })

  test('asks once for somebody unknown, and says when they do not come', async () => {
    await openPage()
    await link().hover()
    await expect.element(card().getByText('Loading profile')).toBeInTheDocument()
    server.last().answer({}, 500)
    await expect.element(card().getByLive('polite')).toHaveTextContent('Internal Server Error.')
    await card().getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => server.calls.length).toBe(2)
    server.last().answer({ ...orla(), pleroma: { relationship: relation() } })
    await expect.element(card().getByText('@orla@far.example')).toBeVisible()
    await elsewhere()
    await expect.element(card()).not.toBeInTheDocument()
    await link().hover()
    await expect.element(card().getByText('@orla@far.example')).toBeVisible()
    expect(server.calls).toHaveLength(2)
  })

  test('a server that shows people to members only says so to a visitor, with nothing to try again', async () => {
    endSession('left')
    await refuse(401, 'This API requires an authenticated user')
    await expect.element(card().getByText('Only members can read this')).toBeVisible()
    expect(card().getByRole('button', { name: 'Retry' }).query()).toBeNull()
  })

  test('that there is nobody of a name is said', async () => {
    await refuse(404, 'Record not found')
    await expect.element(card().getByText('Sorry, this profile does not exist.')).toBeVisible()
  })

  test('is away where the settings turn it off, and where something else floats', async () => {
    await know(server, orla(), relation())
    const set = vi.spyOn(globalThis, 'setTimeout')
    setSetting('personCards', 'key')
    const off = await openPage()
    await link().hover()
    await elsewhere()
    await off.unmount()
    setSetting('personCards', 'pointer')
    await openPage(
      <div data-no-card="">
        <a href="/users/AbCdEfGhIjKlMnOpQr">In a list</a>
        <a href="/about">About</a>
      </div>,
    )
    await link('In a list').hover()
    await link('About').hover()
    expect(set.mock.calls.filter(([, ms]) => ms === 400)).toEqual([])
    set.mockRestore()
  })

  test('holds open what it asked, and what was chosen in its menu', async () => {
    await know(server, orla(), relation())
    await openPage()
    await link().hover()
    await card()
      .getByRole('button', { name: /^More options for Orla/ })
      .press()
    await page.getByRole('menuitem', { name: 'Block', exact: true }).press()
    const question = page.getByRole('dialog', { name: /^Block Orla/ })
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(card()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(card()).not.toBeInTheDocument()
  })

  test('[USER-01] what it asked stays there when pointer and focus go on into the window of the browser', async () => {
    await know(server, orla(), relation())
    await openPage()
    await link().hover()
    const more = card().getByRole('button', { name: /^More options for Orla/ })
    await expect.element(more).toBeVisible()
    ;(more.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const block = page.getByRole('menuitem', { name: 'Block', exact: true })
    await expect.element(block).toBeVisible()
    ;(block.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const question = page.getByRole('dialog', { name: /^Block Orla/ })
    await expect.poll(() => question.element().contains(document.activeElement)).toBe(true)
    const waits = vi.spyOn(window, 'setTimeout')
    ;(document.activeElement as HTMLElement).blur()
    question.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
    const closing = () => waits.mock.calls.filter(([, ms]) => ms === 150)
    expect(closing()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(more).toHaveFocus()
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
    expect(closing()).toEqual([])
    waits.mockRestore()
  })
})
