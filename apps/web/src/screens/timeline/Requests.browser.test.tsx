import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { navigate } from '../../lib/navigate.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { getFeed } from '../../model/timelines.ts'
import {
  becomeVisitor,
  signIn,
  statusId,
  wirePost,
  wirePosts,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { FilterWindow } from '../../testing/FilterWindow.tsx'
import { show } from '../../testing/world.tsx'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, open, openHome, poll, publicPath } from '../../testing/page.tsx'

describe('requests', () => {
  test('[TL-21] a poll sends since_id, an older fetch max_id, both with limit 20', async () => {
    await openHome(instance)
    await poll()
    await getFeed(home).loadOlder()
    const queries = instance
      .asked(homePath)
      .map(({ url: { searchParams } }) => Object.fromEntries(searchParams))
    expect(queries[0]).toEqual({ limit: '20', with_muted: 'true' })
    expect(queries).toContainEqual({ limit: '20', with_muted: 'true', since_id: statusId(60) })
    expect(queries).toContainEqual({ limit: '20', with_muted: 'true', max_id: statusId(41) })
  })

  test('[TL-24] the local timeline asks for local posts, with muted ones, media or not', async () => {
    await becomeVisitor(instance)
    instance.timelines.set(publicPath, wirePosts(1, 5))
    await open('/main/public')
    const [asked] = instance.asked(publicPath)
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      local: 'true',
      only_media: 'false',
      with_muted: 'true',
      limit: '20',
    })
  })

  test('[TL-24] where posts of muted people are hidden, the server is not asked for them', async ({
    task,
  }) => {
    task.meta.settings = ['hideMutedPosts']
    setSetting('hideMutedPosts', true)
    await openHome(instance)
    expect(instance.asked(homePath)[0]?.url.searchParams.has('with_muted')).toBe(false)
  })

  test('[TL-22] with all replies wanted, reply_visibility is left out', async () => {
    await openHome(instance)
    expect(
      instance.asked(homePath).some(({ url: { searchParams } }) => searchParams.has('reply_visibility')),
    ).toBe(false)
  })

  test('[TL-23] another choice is sent, and filters home here as well', async () => {
    setSetting('replyVisibility', 'self')
    instance.post(homePath, wirePost(1))
    instance.post(homePath, wirePost(2, { in_reply_to_id: statusId(1), in_reply_to_account_id: 'id-ada' }))
    instance.post(homePath, wirePost(3, { in_reply_to_id: statusId(1), in_reply_to_account_id: 'id-wren' }))
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toEqual([statusId(3), statusId(1)])
    expect(instance.asked(homePath)[0]?.url.searchParams.get('reply_visibility')).toBe('self')
  })

  test('[SET-04] a new choice of replies marks every timeline, and what is shown stays until it is asked for', async ({
    task,
  }) => {
    task.meta.settings = ['replyVisibility']
    const feeds = () => [home, { kind: 'publicAndExternal' } as const].map(getFeed)
    instance.timelines.set(publicPath, wirePosts(1, 5))
    await openHome(instance, 5)
    navigate('/main/all')
    await expect.poll(() => feeds().map((feed) => feed.getState().isLoaded)).toEqual([true, true])
    expect(feeds().map((feed) => feed.getState().needsReload)).toEqual([false, false])
    setSetting('replyVisibility', 'following')
    expect(feeds().map((feed) => feed.getState().needsReload)).toEqual([true, true])
    expect(feeds().map((feed) => feed.getState().flushMarker)).toEqual([statusId(5), statusId(5)])
    await expect.element(page.getByRole('button', { name: 'Show newer posts' })).toBeVisible()
    expect(mountedIds()).toHaveLength(5)
  })

  test('[ROUTE-04] each timeline has its own path', async () => {
    await signIn(instance)
    const paths = {
      '/main/all': publicPath,
      '/main/bubble': '/api/v1/timelines/bubble',
      '/tag/wool': '/api/v1/timelines/tag/wool',
      '/lists/7': '/api/v1/timelines/list/7',
      '/bookmarks': '/api/v1/bookmarks',
      '/users/wren/dms': '/api/v1/timelines/direct',
    }
    await open('/main/all')
    for (const [path, asked] of Object.entries(paths)) {
      instance.timelines.set(asked, wirePosts(1, 3))
      navigate(path)
      await expect.poll(() => instance.asked(asked).length, { message: path }).toBeGreaterThan(0)
    }
  })
})

describe('the heading', () => {
  test('[TL-01] is the name of the timeline, #tag, or the title of the list', async () => {
    instance.on('GET /api/v1/lists/7', { id: '7', title: 'Dyers' })
    await openHome(instance, 3)
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    navigate('/tag/wool')
    await expect.element(page.getByRole('heading', { name: '#wool' })).toBeVisible()
    navigate('/lists/7')
    await expect.element(page.getByRole('heading', { name: 'Dyers' })).toBeVisible()
    await expect.poll(() => document.title).toMatch(/^Dyers/)
    navigate('/tag/wool')
    await expect.poll(() => document.title).toMatch(/^#wool/)
  })

  test('the title of a list is not shown to the next who signs in', async () => {
    instance.on('GET /api/v1/lists/7', { id: '7', title: 'Dyers' })
    await openHome(instance, 3)
    navigate('/lists/7')
    await expect.element(page.getByRole('heading', { name: 'Dyers' })).toBeVisible()
    await cleanup()
    endSession('left')
    await signIn(instance, 'ada')
    instance.off('GET /api/v1/lists/7')
    await open('/lists/7')
    await expect.element(page.getByRole('heading', { name: 'List', exact: true })).toBeVisible()
    expect(document.title).not.toMatch(/Dyers/)
  })

  test('[TL-02] holds quick settings that work at once', async () => {
    await openHome(instance, 3)
    await page.getByRole('button', { name: 'Quick settings' }).press()
    await page.getByRole('menuitemradio', { name: 'Replies to me only' }).press()
    await expect.element(page.getByRole('button', { name: 'Show newer posts' })).toBeVisible()
    await poll()
    expect(instance.asked(homePath).at(-1)?.url.searchParams.get('reply_visibility')).toBe('self')
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('[TL-02] offers settings for what the server can do: %s', async (isThere, count) => {
    changeInstance({ capabilities: { replyFilters: isThere, streaming: isThere } })
    await openHome(instance, 3)
    await page.getByRole('button', { name: 'Quick settings' }).press()
    await expect.element(page.getByRole('menuitemcheckbox', { name: /^Hide media/ })).toBeVisible()
    expect(page.getByRole('menuitemradio', { name: 'Replies to me only' }).elements()).toHaveLength(count)
    expect(page.getByRole('menuitemcheckbox', { name: 'Live updates' }).elements()).toHaveLength(count)
  })

  test('[TAG-01] [TAG-02] a member follows a hashtag and unfollows it', async () => {
    const tag = (following: boolean) => ({ name: 'wool', url: '', history: [], following })
    instance.timelines.set('/api/v1/timelines/tag/wool', wirePosts(1, 3))
    instance.on('GET /api/v1/tags/wool', tag(false))
    instance.on('POST /api/v1/tags/wool/follow', tag(true))
    instance.on('POST /api/v1/tags/wool/unfollow', tag(false))
    await signIn(instance)
    await open('/tag/wool')
    await page.getByRole('button', { name: 'Follow #wool' }).press()
    await page.getByRole('button', { name: 'Unfollow #wool' }).press()
    await expect.element(page.getByRole('button', { name: 'Follow #wool', exact: true })).toBeVisible()
  })

  test('a member begins a filter for the hashtag in its heading', async () => {
    await signIn(instance)
    instance.timelines.set('/api/v1/timelines/tag/wool', wirePosts(1, 3))
    await open('/tag/wool')
    await show(<FilterWindow />)
    await page.getByRole('button', { name: 'Filter #wool…' }).press()
    const items = page.getByRole('dialog', { name: 'New filter' }).getByRole('list', { name: 'Filter items' })
    await expect.element(items).toHaveTextContent('hashtag #wool')
  })

  test('[TAG-02] a hashtag that was followed before is unfollowed, and followed again', async () => {
    const tag = (following: boolean) => ({ name: 'wool', url: '', history: [], following })
    instance.timelines.set('/api/v1/timelines/tag/wool', wirePosts(1, 3))
    instance.on('GET /api/v1/tags/wool', tag(true))
    instance.on('POST /api/v1/tags/wool/follow', tag(true))
    instance.on('POST /api/v1/tags/wool/unfollow', tag(false))
    await signIn(instance)
    await open('/tag/wool')
    await page.getByRole('button', { name: 'Unfollow #wool' }).press()
    await page.getByRole('button', { name: 'Follow #wool', exact: true }).press()
    await expect.element(page.getByRole('button', { name: 'Unfollow #wool' })).toBeVisible()
  })

  test('[TAG-01] visitors have no button to follow a hashtag, and nobody has while it is unknown', async () => {
    await becomeVisitor(instance)
    instance.timelines.set('/api/v1/timelines/tag/wool', wirePosts(1, 3))
    await open('/tag/wool')
    await expect.poll(mountedIds).not.toEqual([])
    await expect.element(page.getByRole('button', { name: /ollow/ })).not.toBeInTheDocument()
    expect(page.getByRole('button', { name: 'Filter #wool…' }).query()).toBeNull()
    await signIn(instance)
    await expect.poll(() => instance.asked('/api/v1/tags/wool').length).toBe(1)
    await expect.element(page.getByRole('button', { name: /ollow/ })).not.toBeInTheDocument()
  })
})
