import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { entityStore } from '../../model/entities.ts'
import { registeredKeys } from '../../model/keys.ts'
import { setSetting } from '../../model/settings.ts'
import { FocusedCard, StatusCard } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { recordMoves } from '../../testing/moved.ts'
import { wireAccount } from '../../testing/wire.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

describe('keys of the focused post', () => {
  const focused = async (change: Record<string, unknown> = {}) => {
    const screen = await show(<StatusCard statusId={await seed(server, change)} />)
    ;(screen.getByRole('article').element() as HTMLElement).focus()
    return screen
  }

  test.each([
    ['f', 'favourite'],
    ['l', 'favourite'],
    ['b', 'reblog'],
    ['d', 'bookmark'],
    ['{Shift>}M{/Shift}', 'mute'],
  ])('%s sends %s', async (key, call) => {
    await focused()
    await userEvent.keyboard(key)
    await expect.poll(() => server.changes).toEqual([`POST /api/v1/statuses/s1/${call}`])
  })

  test('[POST-21] [POST-18] a key does all that the button does: it asks first, and the button moves', async () => {
    setSetting('modalOnRepeat', true)
    const screen = await focused()
    const hasMoved = recordMoves()
    await userEvent.keyboard('f')
    await expect.poll(() => hasMoved(/^Favourite/)).toBe(true)
    await userEvent.keyboard('b')
    await expect.element(screen.getByRole('dialog', { name: 'Repeat this post?' })).toBeVisible()
    expect(hasMoved(/^Repeat/)).toBe(false)
    await screen.getByRole('dialog').getByRole('button', { name: 'Repeat' }).press()
    await expect.poll(() => hasMoved(/^Repeat/)).toBe(true)
    setSetting('modalOnRepeat', undefined)
  })

  test('v opens the picture of a quoted post when the post has none itself', async () => {
    const file = { id: 'a1', type: 'image', url: 'https://fen.invalid/a.png', description: 'A heron' }
    const quote = {
      id: 'q1',
      account: wireAccount({ acct: 'ada' }),
      sensitive: true,
      media_attachments: [file],
    }
    const screen = await focused({ quote_id: 'q1', quote })
    const cover = screen.getByRole('button', { name: /sensitive/i })
    await expect.element(cover).toBeVisible()
    await userEvent.keyboard('v')
    await expect.element(cover).not.toBeInTheDocument()
  })

  test.each([
    ['r', 'Reply to mira'],
    ['q', 'Quote mira'],
  ])('[POST-03] %s opens the form %s', async (key, name) => {
    const screen = await focused()
    await userEvent.keyboard(key)
    await expect.element(screen.getByRole('form', { name })).toBeVisible()
  })

  test('e opens the emoji, y copies the link, Shift and o opens the original', async () => {
    const written: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    const url = 'https://bog.example/@ada/6'
    const screen = await focused({ url, pleroma: { local: false } })
    await userEvent.keyboard('y')
    await expect.poll(() => written).toEqual([url])
    await userEvent.keyboard('{Shift>}O{/Shift}')
    await expect.poll(() => opened.mock.calls[0]?.[0]).toBe(url)
    await userEvent.keyboard('e')
    await expect.element(screen.getByRole('dialog', { name: 'React' })).toBeVisible()
    opened.mockRestore()
  })

  test('[POST-23] [POST-33] a key of something that is not offered does nothing', async () => {
    await focused()
    await userEvent.keyboard('t')
    server = freshWorld()
    await focused({ id: 's2' })
    await userEvent.keyboard('{Shift>}M{/Shift}mdfrq')
    expect(server.calls).toEqual([])
  })

  test('x opens and shuts the post, Enter goes to the conversation', async () => {
    const screen = await focused({ spoiler_text: 'Ovens' })
    await userEvent.keyboard('x')
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    await userEvent.keyboard('x')
    await expect.element(screen.getByText(/rang the bell/)).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/notice/s1')
    history.replaceState(null, '', '/')
  })

  test('[POST-04] Enter opens the post itself, not the one that it quotes', async () => {
    const quote = { id: 'q1', account: wireAccount({ acct: 'ada' }), content: '<p>Quoted.</p>' }
    const id = await seed(server, { quote_id: 'q1', quote })
    const screen = await show(<FocusedCard statusId={id} />)
    await expect.element(screen.getByText('Quoted.')).toBeVisible()
    ;(screen.getByRole('article').element() as HTMLElement).focus()
    await userEvent.keyboard('o')
    await expect.poll(() => location.pathname).toBe('/notice/s1')
    history.replaceState(null, '', '/')
  })

  test('p goes to the author, also of a repeat', async () => {
    const id = await seed(server, { account: wireAccount({ acct: 'ada@bog.example' }) })
    const by = await seed(server, { id: 's9', account: wireAccount({ acct: 'jun' }) })
    const repeaterId = entityStore.statuses.get(by)?.accountId ?? null
    const screen = await show(<StatusCard statusId={id} entry={{ id: by, repeaterId }} />)
    await expect.element(screen.getByText(/repeated/)).toBeVisible()
    ;(screen.getByRole('article').element() as HTMLElement).focus()
    await userEvent.keyboard('p')
    await expect.poll(() => decodeURIComponent(location.pathname)).toBe('/users/id-ada@bog.example')
    history.replaceState(null, '', '/')
  })

  test('v presses the first file, Shift and x shows or covers what is sensitive', async () => {
    const file = { id: 'a1', type: 'image', url: 'https://fen.invalid/a.png', description: 'A heron' }
    const screen = await focused({ sensitive: true, media_attachments: [file] })
    const hide = screen.getByRole('button', { name: 'Hide' })
    await expect.element(screen.getByRole('button', { name: /sensitive/i })).toBeVisible()
    await userEvent.keyboard('{Shift>}X{/Shift}')
    await expect.element(hide).toBeVisible()
    await userEvent.keyboard('{Shift>}X{/Shift}')
    await expect.element(hide).not.toBeInTheDocument()
    await userEvent.keyboard('v')
    await expect.element(hide).toBeVisible()
  })

  test('the list of keys has those that mean something for a post that is drawn', async () => {
    const names = () => registeredKeys().flatMap(({ group, keys }) => (group === 'post' ? keys : []))
    await focused()
    await expect
      .poll(names)
      .toEqual(expect.arrayContaining(['Enter', 'o', 'e', 'p', 'f', 'l', 'b', 'd', 'm', 'M', 'y']))
    for (const key of ['x', 'X', 'v', 't', 'O']) expect(names()).not.toContain(key)
    expect(new Set(names()).size).toBe(names().length)
    const shut = await seed(server, { id: 's2', spoiler_text: 'Ovens' })
    await show(<StatusCard statusId={shut} />)
    expect(names()).toContain('x')
  })

  test('own keys do it, one or two of them, and are in the menu; the usual ones are free', async () => {
    setSetting('ownKeys', { 'status.actions.reply': ['a'], 'status.menu.copyLink': ['w c'] })
    const screen = await focused()
    await userEvent.keyboard('r')
    await userEvent.keyboard('a')
    const form = screen.getByRole('form', { name: 'Reply to mira' })
    await expect.element(form).toBeVisible()
    ;(screen.getByRole('article').first().element() as HTMLElement).focus()
    await userEvent.keyboard('a')
    await expect.element(form).not.toBeInTheDocument()
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    // A slow machine can exceed the timeout between two keys.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await userEvent.keyboard('yw')
    expect(copy).not.toHaveBeenCalled()
    await userEvent.keyboard('c')
    vi.useRealTimers()
    await expect.poll(() => copy.mock.calls.length).toBe(1)
    copy.mockRestore()
    await screen.getByRole('button', { name: 'More' }).press()
    await expect
      .element(screen.getByRole('menuitem', { name: /^Copy link/ }))
      .toHaveTextContent('Copy linkw c')
    setSetting('ownKeys', undefined)
  })

  test('switched off they mean nothing', async () => {
    await focused()
    setSetting('keyboardShortcuts', 'off')
    await userEvent.keyboard('fbdo')
    setSetting('keyboardShortcuts', undefined)
    expect(server.changes).toEqual([])
    expect(location.pathname).toBe('/')
  })

  test('with a modifier, and in an open menu, they mean nothing', async () => {
    const screen = await focused()
    await userEvent.keyboard('{Control>}f{/Control}{Alt>}d{/Alt}{Meta>}b{/Meta}')
    await expect
      .element(screen.getByRole('button', { name: 'Favourite' }))
      .toHaveAttribute('aria-pressed', 'false')
    await expect
      .element(screen.getByRole('button', { name: 'Bookmark' }))
      .toHaveAttribute('aria-pressed', 'false')
    await expect
      .element(screen.getByRole('button', { name: 'Repeat' }))
      .toHaveAttribute('aria-pressed', 'false')
    await screen.getByRole('button', { name: 'More' }).press()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('f')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await userEvent.keyboard('f')
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/favourite'])
  })
})

describe('the second thing behind the repeat button', () => {
  const wren = wireAccount({ acct: 'wren' })
  const repeatButton = async (change: Record<string, unknown> = {}) => {
    const screen = await show(<StatusCard statusId={await seed(server, change)} />)
    return { screen, button: screen.getByRole('button', { name: /^Repeat/ }) }
  }
  const touch = (element: Element, type: string) => {
    const { left, top } = element.getBoundingClientRect()
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', clientX: left + 5, clientY: top + 5 }),
    )
  }
  const names = (screen: Awaited<ReturnType<typeof show>>) =>
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)

  test('[POST-20] a finger that rests on it opens quoting and for whom to repeat; what is chosen goes in the body, and no plain repeat', async () => {
    const { screen, button } = await repeatButton()
    touch(button.element(), 'pointerdown')
    await expect.element(screen.getByRole('menu', { name: 'Repeat' })).toBeVisible()
    touch(button.element(), 'pointerup')
    ;(button.element() as HTMLElement).click()
    expect(names(screen)).toEqual([
      'Quote',
      'Repeat publicly',
      'Repeat as unlisted',
      'Repeat to followers only',
    ])
    await screen.getByRole('menuitem', { name: 'Repeat to followers only' }).press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/reblog'])
    expect(server.last().body).toContain('private')
  })

  test('a short touch repeats, and one that moves on scrolls', async () => {
    const { screen, button } = await repeatButton()
    touch(button.element(), 'pointerdown')
    touch(button.element(), 'pointerup')
    ;(button.element() as HTMLElement).click()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/reblog'])
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  })

  test("[POST-20] the viewer's own private post can be repeated for followers only", async () => {
    const { screen, button } = await repeatButton({ visibility: 'private', account: wren })
    await button.click({ button: 'right' })
    await expect.element(screen.getByRole('menu', { name: 'Repeat' })).toBeVisible()
    expect(names(screen)).toEqual(['Repeat to followers only'])
  })

  test('the arrow down opens it by key, and a repeat can be taken back there', async () => {
    const { screen, button } = await repeatButton({ reblogged: true, reblogs_count: 1 })
    ;(button.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(screen.getByRole('menuitem', { name: 'Quote' })).toHaveFocus()
    await screen.getByRole('menuitem', { name: 'Undo repeat' }).press()
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/unreblog'])
  })
})

describe('visitors', () => {
  test('[POST-36] reply, repeat and favourite are links for remote interaction, and there is nothing to react with', async () => {
    server = freshWorld()
    const id = await seed(server, {
      favourites_count: 3,
      emoji_reactions: [{ name: '🪿', count: 2, me: false, url: null }],
    })
    const screen = await show(<StatusCard statusId={id} />)
    for (const name of [
      'Reply from your own server',
      'Repeat from your own server',
      'Favourite from your own server, 3',
    ]) {
      const link = screen.getByRole('link', { name })
      await expect.element(link).toHaveAttribute('href', '/main/ostatus?status_id=s1')
      await expect.element(link).toHaveAttribute('target', '_blank')
    }
    const buttons = screen
      .getByRole('button')
      .elements()
      .map((button) => button.getAttribute('aria-label'))
    expect(buttons).toEqual(['More'])
  })
})
