import { fetchAccount } from '@skein/api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getClient } from '../../model/client.ts'
import { beginSession } from '../../model/session.ts'
import { wirePerson, wirePost } from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'

const path = '/api/v1/notifications'
const kinds = ['mention', 'favourite', 'reblog', 'follow', 'move', 'pleroma:emoji_reaction', 'poll'] as const
const told = (type: string, id: number, name: string = type.replace(/\W/g, '')) => ({
  id: String(id),
  type,
  created_at: '2026-06-01T12:00:00.000Z',
  account: wirePerson(name),
  ...(type === 'follow' || type === 'move'
    ? {}
    : { status: wirePost(id, { mentions: [wirePerson('wren')] }) }),
  ...(type === 'move' ? { target: wirePerson('newhome') } : {}),
  pleroma: { is_seen: true, is_muted: false },
})
const mixed = kinds.map((type, index) => told(type, 100 - index))

let instance: FakeServer

async function signIn(change: object = {}): Promise<void> {
  instance.on('GET /api/v1/accounts/id-wren', {
    ...wirePerson('wren'),
    source: { privacy: 'public' },
    ...change,
  })
  beginSession('token', await fetchAccount(getClient(), 'id-wren'))
}

beforeEach(() => {
  instance = begin()
  // It knows nothing of kinds and sends all of them.
  instance.on(`GET ${path}`, ({ url: { searchParams } }: SeenCall) =>
    searchParams.has('max_id') ? [] : mixed,
  )
})
afterEach(end)

const tabs = () => page.getByRole('navigation', { name: 'Interaction types' })
const names = () =>
  tabs()
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)
const rows = () =>
  page
    .getByRole('main')
    .getByRole('article')
    .elements()
    .map((row) => row.textContent)

test('[PAGES-01] [PAGES-03] the tabs are mentions, favourites and repeats, follows, and moves for who does not move along', async () => {
  await signIn({ pleroma: { allow_following_move: false } })
  await open('/users/wren/interactions')
  await expect.poll(names).toEqual(['Mentions', 'Favourites and repeats', 'Follows', 'Moves'])
})

test('[PAGES-03] who lets their follows move along has no tab of moves, whatever the address says', async () => {
  await signIn({ pleroma: { allow_following_move: true } })
  await open('/users/wren/interactions#moves')
  await expect.poll(names).toEqual(['Mentions', 'Favourites and repeats', 'Follows'])
  await expect.element(tabs().getByRole('link', { name: 'Mentions' })).toHaveAttribute('aria-current', 'page')
})

describe('[PAGES-02] each tab', () => {
  test('[PAGES-02] shows what is of its kind, and nothing else', async () => {
    await signIn({ pleroma: { allow_following_move: false } })
    await open('/users/wren/interactions')
    const go = (name: string) => tabs().getByRole('link', { name }).press()
    await expect.poll(rows).toEqual([expect.stringContaining('mention mentioned you')])
    await go('Favourites and repeats')
    await expect
      .poll(rows)
      .toEqual([
        expect.stringContaining('favourite favourited your post'),
        expect.stringContaining('reblog repeated your post'),
      ])
    await go('Follows')
    await expect.poll(rows).toEqual([expect.stringContaining('follow followed you')])
    await go('Moves')
    await expect.poll(rows).toEqual([expect.stringContaining('@newhome')])
  })

  test('[NOTIF-02] what is told stands there without heading, filter and buttons of the panel', async () => {
    await signIn({ pleroma: { allow_following_move: false } })
    await open('/users/wren/interactions')
    await expect.poll(rows).toHaveLength(1)
    expect(page.getByRole('heading', { name: 'Notifications' }).elements()).toEqual([])
    for (const name of ['Filter', 'Mark all as read', 'Clear all'])
      expect(page.getByRole('button', { name }).elements(), name).toEqual([])
  })

  test('[PAGES-02] asks the server for its kind, and goes on where a page has nothing of it', async () => {
    const first = Array.from({ length: 20 }, (_, index) => told('poll', 99 - index))
    const link = { link: `<https://fen.example${path}?max_id=80>; rel="next"` }
    instance.faults.set(`${path}?limit=20&with_muted=true&types[]=mention&include_types[]=mention`, {
      status: 200,
      body: first,
      headers: link,
    })
    instance.on(`GET ${path}`, [told('mention', 5)])
    await signIn()
    await open('/users/wren/interactions')
    await expect.poll(rows).toEqual([expect.stringContaining('mention mentioned you')])
    const asked = instance
      .asked(path)
      .map(({ url: { searchParams } }) => [searchParams.getAll('types[]').join(), searchParams.get('max_id')])
    expect(asked).toEqual([
      ['mention', null],
      ['mention', '80'],
    ])
  })
})

test('what does not load says why, and is asked for again', async () => {
  instance.faults.set(path, { status: 500 })
  await signIn()
  await open('/users/wren/interactions')
  await expect.element(page.getByText(/Internal Server Error/)).toBeVisible()
  instance.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).press()
  await expect.poll(rows).toHaveLength(1)
})

test('[POST-55] interactions are a feed, and the keys of timelines move through it', async () => {
  await signIn()
  await open('/users/wren/interactions#favourites-and-repeats')
  const feed = () => page.getByRole('feed', { name: 'Favourites and repeats' })
  await expect.poll(() => feed().query()?.querySelectorAll('article')).toHaveLength(2)
  const focused = () => document.activeElement?.ariaLabel ?? null
  await userEvent.keyboard('j')
  await expect.poll(focused).toMatch(/^favourite favourited your post\. Post 99, line 0\. /)
  await userEvent.keyboard('{PageDown}')
  expect(focused()).toMatch(/^reblog repeated your post/)
  expect(document.activeElement?.ariaPosInSet).toBe('2')
  await userEvent.keyboard('k')
  expect(focused()).toMatch(/^favourite favourited/)
})
