import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { getOutbox } from '../../model/outbox.ts'
import { setSetting } from '../../model/settings.ts'
import { StatusCard } from './index.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { recordMoves } from '../../testing/moved.ts'
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
      await button.press()
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

      await button.press()
      await expect.element(button).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => server.changes.at(-1)).toBe(`POST /api/v1/statuses/s1/un${call}`)
    },
  )

  test('[POST-17] a press shows before it is kept or sent', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { favourites_count: 4 })} />)
    const button = screen.getByRole('button', { name: 'Favourite, 4' })
    const kept: number[] = []
    const observer = new MutationObserver(() => kept.push(getOutbox().length))
    observer.observe(button.element(), { attributeFilter: ['aria-pressed'] })
    await button.press()
    await expect.element(screen.getByRole('button', { name: 'Favourite, 5' })).toBeVisible()
    observer.disconnect()
    expect(kept).toEqual([0])
    await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/favourite'])
  })

  test('[POST-18] a press that asks first shows nothing before the answer', async () => {
    setSetting('modalOnRepeat', true)
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    const button = screen.getByRole('button', { name: 'Repeat', exact: true })
    const seen: (string | null)[] = []
    const observer = new MutationObserver(() => seen.push(button.element().ariaPressed))
    observer.observe(button.element(), { attributeFilter: ['aria-pressed'] })
    await button.press()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    observer.disconnect()
    setSetting('modalOnRepeat', undefined)
    expect(seen).toEqual([])
  })

  test('a refusal takes the change back and says why under the bar, until it is dismissed', async () => {
    const screen = await show(<StatusCard statusId={await seed(server, { favourites_count: 4 })} />)
    await screen.getByRole('button', { name: 'Favourite, 4' }).press()
    await expect.element(screen.getByRole('button', { name: 'Favourite, 5' })).toBeVisible()
    await expect.poll(() => server.calls.length).toBe(1)
    server.last().answer({ error: 'Not yours' }, 403)
    await expect.element(screen.getByLive('urgent')).toHaveTextContent('“Favourite” didn’t work. Not yours.')
    await expect
      .element(screen.getByRole('button', { name: 'Favourite, 4' }))
      .toHaveAttribute('aria-pressed', 'false')
    await screen.getByRole('button', { name: 'Dismiss error' }).press()
    await expect.element(screen.getByLive('urgent')).not.toBeInTheDocument()
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
    const hasMoved = recordMoves()
    for (const name of ['Favourite', 'Repeat']) {
      const button = screen.getByRole('button', { name: new RegExp(`^${name}`) })
      const isMoving = () => /moving/.test(button.element().className)
      const start = performance.now()
      await button.press()
      await expect.poll(() => hasMoved(new RegExp(`^${name}`))).toBe(true)
      await expect.poll(isMoving, { interval: 5 }).toBe(false)
      expect(performance.now() - start).toBeGreaterThanOrEqual(500)
    }
  })
})

describe('repeating', () => {
  test.each([
    ['direct', 'Direct posts can’t be repeated'],
    ['private', 'Followers-only posts can’t be repeated'],
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
    await screen.getByRole('button', { name: 'Repeat' }).press()
    await expect.poll(() => server.last().path).toBe('/api/v1/statuses/s1/reblog')
    expect(server.last().body).toContain('private')
  })

  test('[POST-18] with the setting on repeating asks first, taking it back does not', async ({ task }) => {
    task.meta.settings = ['modalOnRepeat']
    setSetting('modalOnRepeat', true)
    const screen = await show(<StatusCard statusId={await seed(server)} />)
    await screen.getByRole('button', { name: 'Repeat' }).press()
    await expect.element(screen.getByRole('dialog', { name: 'Repeat this post?' })).toBeVisible()
    expect(server.calls).toHaveLength(0)
    await screen.getByRole('dialog').getByRole('button', { name: 'Repeat' }).press()
    await expect.poll(() => server.changes).toHaveLength(1)
    server
      .last()
      .answer(
        wireStatus({ id: 'r1', account: wren, reblog: wireStatus({ reblogged: true, reblogs_count: 1 }) }),
      )
    await screen.getByRole('button', { name: 'Repeat, 1' }).press()
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
    await screen.getByRole('button', { name: 'Reply' }).press()
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
    await screen.getByRole('button', { name: 'Reply', exact: true }).first().press()
    await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
    await screen.getByRole('button', { name: 'Quote' }).press()
    await expect.element(screen.getByRole('textbox').first()).toBeVisible()
  })
})
