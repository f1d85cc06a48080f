import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { entityStore } from '../../model/entities.ts'
import { getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { StatusCard } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireStatus } from '../../testing/wire.ts'

let server: FakeServer
beforeEach(async () => {
  server = freshWorld()
  await signIn(server)
})

const wren = wireAccount({ acct: 'wren' })

describe('switches', () => {
  test.each([
    ['Favourite', 'favourite', '5', { favourited: true, favourites_count: 8 }, 'Favourite, 8'],
    ['Repeat', 'reblog', '5', { reblogged: true, reblogs_count: 8 }, 'Repeat, 8'],
    ['Bookmark', 'bookmark', '', { bookmarked: true }, 'Bookmark'],
  ])(
    '[POST-17] %s changes at once, then follows the answer, and its un- call reverses it',
    async (name, call, during, after, finally_) => {
      const id = await seed(server, { favourites_count: 4, reblogs_count: 4 })
      const screen = await show(<StatusCard statusId={id} />)
      const button = screen.getByRole('button', { name: new RegExp(`^${name}`) })
      await button.click()
      await expect.element(button).toHaveAttribute('aria-pressed', 'true')
      await expect.element(button).toHaveTextContent(during)
      await expect.poll(() => server.changes).toEqual([`POST /api/v1/statuses/s1/${call}`])

      const original = wireStatus({ favourites_count: 4, reblogs_count: 4, ...after })
      server
        .last()
        .answer(call === 'reblog' ? wireStatus({ id: 'r1', account: wren, reblog: original }) : original)
      await expect
        .element(screen.getByRole('button', { name: finally_, exact: true }))
        .toHaveAttribute('aria-pressed', 'true')

      await button.click()
      await expect.element(button).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => server.changes.at(-1)).toBe(`POST /api/v1/statuses/s1/un${call}`)
    },
  )

  test('a refusal takes the change back and says why under the bar, until it is dismissed', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { favourites_count: 4 })} />)
    await screen.getByRole('button', { name: 'Favourite, 4' }).click()
    await expect.element(screen.getByRole('button', { name: 'Favourite, 5' })).toBeVisible()
    await expect.poll(() => server.calls.length).toBe(1)
    server.last().answer({ error: 'Throttled' }, 429)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Favourite did not work: Throttled')
    await expect
      .element(screen.getByRole('button', { name: 'Favourite, 4' }))
      .toHaveAttribute('aria-pressed', 'false')
    await screen.getByRole('button', { name: 'Dismiss the message' }).click()
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  })

  test('a broken way to the server says so in our words', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await screen.getByRole('button', { name: 'Bookmark' }).click()
    await expect.poll(() => server.calls.length).toBe(1)
    server.last().fail()
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Bookmark did not work: The server could not be reached.')
  })

  test('two quick presses never have two calls on their way, and the last one wins', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    const button = screen.getByRole('button', { name: /^Favourite/ })
    await button.click()
    await button.click()
    await button.click()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/favourite'])
    server.last().answer(wireStatus({ favourited: true, favourites_count: 1 }))
    await expect
      .poll(() => server.changes)
      .toEqual(['POST /api/v1/statuses/s1/favourite', 'POST /api/v1/statuses/s1/unfavourite'])
    server.last().answer(wireStatus())
    await expect
      .element(screen.getByRole('button', { name: 'Favourite', exact: true }))
      .toHaveAttribute('aria-pressed', 'false')
    expect(server.calls).toHaveLength(2)
  })

  test('[POST-21] favourite and repeat move for 500 ms when they go on', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    for (const name of ['Favourite', 'Repeat']) {
      const button = screen.getByRole('button', { name: new RegExp(`^${name}`) })
      const isMoving = () => /moving/.test(button.element().className)
      const start = performance.now()
      await button.click()
      await expect.poll(isMoving, { interval: 5 }).toBe(true)
      await expect.poll(isMoving, { interval: 5, timeout: 3_000 }).toBe(false)
      expect(performance.now() - start).toBeGreaterThanOrEqual(500)
    }
  })
})

describe('repeating', () => {
  test.each([
    ['direct', 'Direct posts cannot be repeated'],
    ['private', 'Posts for followers only cannot be repeated'],
  ])(
    '[POST-19] a %s post of somebody else has a lock that says why in the place of the button',
    async (visibility, reason) => {
      const screen = await show(<StatusCard statusId={await seed(server, { visibility })} />)
      await expect.element(screen.getByText(reason)).toBeInTheDocument()
      await expect.element(screen.getByRole('button', { name: 'Repeat' })).not.toBeInTheDocument()
      await expect.element(screen.getByRole('button', { name: 'Quote' })).not.toBeInTheDocument()
    },
  )

  test('a missing button leaves its slot empty', async () => {
    const left = async (visibility: string) => {
      const screen = await show(<StatusCard statusId={await seed(server, { id: visibility, visibility })} />)
      const x = screen.getByRole('button', { name: 'Favourite' }).element().getBoundingClientRect().left
      await screen.unmount()
      return x
    }
    expect(await left('direct')).toBe(await left('public'))
  })

  test("[POST-20] the viewer's own private post can be repeated, and the scope goes in the body", async () => {
    const screen = await show(
      <StatusCard statusId={await seed(server, { visibility: 'private', account: wren })} />,
    )
    await screen.getByRole('button', { name: 'Repeat' }).click()
    await expect.poll(() => server.last().path).toBe('/api/v1/statuses/s1/reblog')
    expect(server.last().body).toContain('private')
  })

  test('[POST-18] with the setting on repeating asks first, taking it back does not', async () => {
    setSetting('modalOnRepeat', true)
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await screen.getByRole('button', { name: 'Repeat' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Repeat this post?' })).toBeVisible()
    expect(server.calls).toHaveLength(0)
    await screen.getByRole('dialog').getByRole('button', { name: 'Repeat' }).click()
    await expect.poll(() => server.changes).toHaveLength(1)
    server
      .last()
      .answer(
        wireStatus({ id: 'r1', account: wren, reblog: wireStatus({ reblogged: true, reblogs_count: 1 }) }),
      )
    await screen.getByRole('button', { name: 'Repeat, 1' }).click()
    await expect.poll(() => server.changes).toHaveLength(2)
    setSetting('modalOnRepeat', undefined)
  })
})

describe('quoting and replying', () => {
  test.each([
    ['public', 1],
    ['unlisted', 1],
    ['local', 0],
    ['private', 0],
    ['direct', 0],
  ])('[POST-28] a %s post has %i quote buttons', async (visibility, count) => {
    const screen = await show(<StatusCard statusId={await seed(server, { visibility })} />)
    expect(screen.getByRole('button', { name: 'Quote' }).elements()).toHaveLength(count)
  })

  test('[POST-03] reply and quote open a form directly below the post, a second press closes it', async () => {
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await screen.getByRole('button', { name: 'Reply' }).click()
    const form = screen
      .getByRole('form')
      .or(screen.getByRole('group', { name: /reply|answer/i }))
      .or(screen.getByRole('textbox'))
      .first()
    await expect.element(form).toBeVisible()
    const article = screen.getByRole('article').first().element()
    expect(form.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
      article.getBoundingClientRect().bottom - 1,
    )
    await screen.getByRole('button', { name: 'Reply', exact: true }).first().click()
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Quote' }).click()
    await expect.element(screen.getByRole('textbox').first()).toBeVisible()
  })
})

describe('the menu', () => {
  const open = async (change: Record<string, unknown> = {}) => {
    const screen = await show(<StatusCard statusId={await seed(server, change)} />)
    await screen.getByRole('button', { name: 'More' }).click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    return screen
  }

  test('[POST-24] delete stands in the menu of own posts only', async () => {
    const own = await open({ account: wren })
    await expect.element(own.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
    await own.unmount()
    const other = await open({ id: 's2' })
    await expect.element(other.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await expect.element(other.getByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  })

  test('[POST-25] delete asks first; on yes the post is deleted before the server has answered', async () => {
    const screen = await open({ account: wren })
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Delete this post?' })
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.element(screen.getByText('This post was deleted.')).toBeVisible()
    await expect.poll(() => server.changes).toEqual(['DELETE /api/v1/statuses/s1'])
    server.last().answer(wireStatus({ account: wren }))
    await expect.poll(() => entityStore.statuses.getBase('s1' as never)?.isDeleted).toBe(true)
    await expect.element(screen.getByText('This post was deleted.')).toBeVisible()
  })

  test('[POST-25] no changes nothing, and a refused deletion brings the post back with the reason', async () => {
    const screen = await open({ account: wren })
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    expect(server.calls).toHaveLength(0)

    setSetting('modalOnDelete', false)
    await screen.getByRole('button', { name: 'More' }).click()
    await screen.getByRole('menuitem', { name: 'Delete' }).click()
    await expect.poll(() => server.calls.length).toBe(1)
    server.last().answer({ error: 'Cannot delete' }, 500)
    await expect.element(screen.getByText(/rang the bell/)).toBeVisible()
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Delete did not work: Cannot delete')
    setSetting('modalOnDelete', undefined)
  })

  test('[POST-30] copy link puts the address on the clipboard and says so', async () => {
    const written: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void written.push(text)) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    const local = await open({ id: 's5' })
    await local.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect.poll(() => written).toEqual([`${location.origin}/notice/s5`])
    expect(getNotices().at(-1)?.messageKey).toBe('status.linkCopied')
    await local.unmount()
    const remote = await open({ id: 's6', url: 'https://bog.example/@ada/6', pleroma: { local: false } })
    await remote.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect.poll(() => written.at(-1)).toBe('https://bog.example/@ada/6')
  })

  test('[POST-30] without a clipboard the link is shown to be copied by hand', async () => {
    const clipboard = { writeText: () => Promise.reject(new Error('no')) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    const screen = await open()
    await screen.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect.poll(() => getNotices().at(-1)?.messageKey).toBe('status.linkNotCopied')
    expect(getNotices().at(-1)?.messageArgs).toEqual({ link: `${location.origin}/notice/s1` })
  })

  test('a remote post has a link to the original, a local one has none', async () => {
    const remote = await open({ url: 'https://bog.example/@ada/6', pleroma: { local: false } })
    const item = remote.getByRole('menuitem', { name: 'Open the original' })
    await expect.element(item).toHaveAttribute('href', 'https://bog.example/@ada/6')
    await remote.unmount()
    const local = await open({ id: 's2' })
    await expect.element(local.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await expect.element(local.getByRole('menuitem', { name: 'Open the original' })).not.toBeInTheDocument()
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
  ])('%s sends %s', async (key, call) => {
    await focused()
    await userEvent.keyboard(key)
    await expect.poll(() => server.changes).toEqual([`POST /api/v1/statuses/s1/${call}`])
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
    await screen.getByRole('button', { name: 'More' }).click()
    await expect.element(screen.getByRole('menu')).toBeVisible()
    await userEvent.keyboard('f')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await userEvent.keyboard('f')
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/favourite'])
  })
})
