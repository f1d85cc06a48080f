import type { TimelineKey } from '@skein/api'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getNotices } from '../../model/notices.ts'
import { getFeed } from '../../model/timelines.ts'
import { signIn, statusId, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { misbehaving, someFaults } from '../../testing/faults.ts'
import { instance } from '../../testing/fresh-page.ts'
import { speedUpClock } from '../../testing/skip-time.ts'
import { homePath, open, publicPath, scrollToEnd } from '../../testing/page.tsx'

const timelines = '/api/v1/timelines'
const kinds: readonly (readonly [name: string, address: string, path: string, key: TimelineKey])[] = [
  ['home', '/main/friends', homePath, { kind: 'friends' }],
  ['local', '/main/public', publicPath, { kind: 'public' }],
  ['the known network', '/main/all', publicPath, { kind: 'publicAndExternal' }],
  ['the bubble', '/main/bubble', `${timelines}/bubble`, { kind: 'bubble' }],
  ['a tag', '/tag/geese', `${timelines}/tag/geese`, { kind: 'tag', tag: 'geese' }],
  ['a list', '/lists/7', `${timelines}/list/7`, { kind: 'list', listId: '7' }],
  ['bookmarks', '/bookmarks', '/api/v1/bookmarks', { kind: 'bookmarks' }],
  ['direct messages', '/users/wren/dms', `${timelines}/direct`, { kind: 'dms' }],
]

beforeEach(() => instance.timelines.set(homePath, []))

const retry = () => page.getByRole('button', { name: 'Retry', exact: true })
const press = () => (retry().element() as HTMLButtonElement).click()

describe.each(kinds)('%s', (_name, address, path, key) => {
  test('[ERR-11] [ERR-12] that does not load says why, whatever the reason, and loads after a retry', async () => {
    instance.timelines.set(path, wirePosts(1, 3))
    let ask: () => unknown = async () => {
      await signIn(instance)
      await open(address)
    }
    for (const it of someFaults()) {
      instance.faults.clear()
      await misbehaving(instance, it, [path], ask)
      ask = press
      await expect.poll(() => getFeed(key).getState().isLoadingNewer, { message: it.name }).toBe(false)
      const message = page.getByText(`Couldn’t load posts. ${it.says}.`)
      await expect.element(message, { message: it.name }).toBeVisible()
      expect(getNotices().at(-1), it.name).toMatchObject({ messageKey: 'timeline.error', timeout: 5_000 })
    }
    instance.faults.clear()
    await retry().press()
    await expect.poll(mountedIds).toHaveLength(3)
    await expect.element(page.getByText(/Couldn’t load/)).not.toBeInTheDocument()
  })

  test('[ERR-12] keeps what is drawn when newer posts do not come, whatever the reason, and gets them by a retry', async () => {
    instance.timelines.set(path, wirePosts(1, 4))
    await signIn(instance)
    await open(address)
    await expect.poll(mountedIds).toHaveLength(4)
    for (const it of someFaults()) {
      await misbehaving(instance, it, [path], () => getFeed(key).refresh())
      const retry = page.getByRole('button', { name: 'Retry loading newer posts' })
      await expect.element(retry, { message: it.name }).toBeVisible()
      await expect
        .element(retry, { message: it.name })
        .toHaveAttribute('aria-description', expect.stringContaining(`Couldn’t load newer posts. ${it.says}`))
      expect(mountedIds(), it.name).toHaveLength(4)
    }
    instance.faults.clear()
    instance.post(path, wirePost(5))
    await page.getByRole('button', { name: 'Retry loading newer posts' }).press()
    const arrived = () => [...getFeed(key).getState().queued, ...getFeed(key).getState().entries]
    await expect.poll(() => arrived()[0]?.id).toBe(statusId(5))
    await expect
      .element(page.getByRole('button', { name: 'Retry loading newer posts' }))
      .not.toBeInTheDocument()
  })
})

/** Those that are polled, that begin anew, and that order themselves. */
const pagedKinds = kinds.filter(([name]) => ['home', 'a tag', 'bookmarks'].includes(name))

describe.each(pagedKinds)('%s', (_name, address, path, key) => {
  test('[ERR-16] [TL-04] keeps what is drawn when older posts do not come, and gets them by a retry', async () => {
    instance.timelines.set(path, wirePosts(1, 30))
    await signIn(instance)
    await open(address)
    await expect.poll(mountedIds).not.toEqual([])
    const drawn = getFeed(key).getState().entries.length
    instance.faults.set(path, { status: 500 })
    await scrollToEnd()
    await expect.element(page.getByText('Couldn’t load older posts. Internal Server Error.')).toBeVisible()
    expect(getFeed(key).getState().entries).toHaveLength(drawn)
    instance.faults.clear()
    speedUpClock()
    await retry().press()
    await expect.poll(() => getFeed(key).getState().entries.length).toBe(30)
    await expect.element(page.getByText(/Couldn’t load/)).not.toBeInTheDocument()
  })
})
