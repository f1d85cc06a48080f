import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { fetchRelationships } from '@skein/api'
import { getClient } from '../../model/client.ts'
import { navigate } from '../../lib/navigate.ts'
import { entityStore } from '../../model/entities.ts'
import { capabilitiesOf, changeInstance } from '../../model/testing/change-instance.ts'
import { getNotices } from '../../model/notices.ts'
import { endSession, getSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { askForUpdates, getStreamStatus } from '../../model/streaming.ts'
import { getFeed } from '../../model/timelines.ts'
import { signIn, statusId, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { lastSocket } from '../../testing/fake-sockets.ts'
import { instance } from '../../testing/fresh-page.ts'
import { home, homePath, open, openHome, publicPath } from '../../testing/page.tsx'
import { asked, noticeKeys, sockets } from './testing/live.ts'

beforeEach(() => {
  changeInstance({ capabilities: capabilitiesOf('akkoma_api') })
})

/** Home is open, its socket too, and what came meanwhile has been asked for. */
async function openLive(count = 40) {
  await openHome(instance, count)
  const before = asked()
  lastSocket().open()
  await expect.poll(() => asked()).toBe(before + 1)
  await expect.poll(() => getFeed(home).getState().isLoadingNewer).toBe(false)
}

describe('the connection', () => {
  test('[RT-01] a socket opens for who is signed in and wants live updates, and for nobody else', async () => {
    await open('/main/all')
    expect(sockets).toHaveLength(0)
    setSetting('useStreamingApi', false)
    await openHome(instance)
    expect([sockets.length, getStreamStatus()]).toEqual([0, 'disabled'])
    setSetting('useStreamingApi', true)
    expect(lastSocket().url.pathname).toBe('/api/v1/streaming')
    expect(lastSocket().url.searchParams.get('access_token')).toBe('token')
    setSetting('useStreamingApi', false)
    expect([lastSocket().closedWith, getStreamStatus()]).toEqual([1000, 'disabled'])
  })

  test('[TL-02] [RT-01] live updates are off at first, and the quick settings of a timeline switch them on', async () => {
    setSetting('useStreamingApi', undefined)
    await openHome(instance)
    expect([sockets.length, getStreamStatus()]).toEqual([0, 'disabled'])
    await page.getByRole('button', { name: 'Quick settings' }).press()
    const offer = page.getByRole('menuitemcheckbox', { name: 'Live updates' })
    await expect.element(offer).toHaveAttribute('aria-checked', 'false')
    await offer.press()
    await expect.poll(() => sockets.length).toBe(1)
    lastSocket().open()
    expect(getSetting('useStreamingApi')).toBe(true)
    expect(noticeKeys()).toEqual([])
  })

  test('[SET-05] live updates are chosen once their socket is open', async ({ task }) => {
    task.meta.settings = ['useStreamingApi']
    setSetting('useStreamingApi', undefined)
    await openHome(instance)
    askForUpdates(true)
    expect([sockets.length, getSetting('useStreamingApi')]).toEqual([1, false])
    lastSocket().open()
    expect([sockets.length, getSetting('useStreamingApi')]).toEqual([1, true])
    askForUpdates(false)
    expect([lastSocket().closedWith, getSetting('useStreamingApi')]).toEqual([1000, false])
  })

  test.each([1006, 1000])(
    '[SET-05] live updates are off again, and a notice says so, when their socket closes with %i before it opened',
    async (code) => {
      setSetting('useStreamingApi', undefined)
      await openHome(instance)
      askForUpdates(true)
      lastSocket().drop(code)
      await expect.poll(noticeKeys).toEqual(['timeline.updatesFailed'])
      expect([getSetting('useStreamingApi'), getStreamStatus()]).toEqual([false, 'disabled'])
      vi.useFakeTimers()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(sockets).toHaveLength(1)
    },
  )

  test('[SET-05] who signs out while a socket is on its way has asked for nothing', async () => {
    setSetting('useStreamingApi', undefined)
    await openHome(instance)
    askForUpdates(true)
    endSession('left')
    expect([lastSocket().closedWith, getStreamStatus()]).toEqual([1000, 'disabled'])
    await signIn(instance)
    expect([sockets.length, getSetting('useStreamingApi')]).toEqual([1, false])
  })

  test('[RT-03] while the socket is open home is not polled', async () => {
    await openLive()
    vi.useFakeTimers()
    const before = asked()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked()).toBe(before)
  })

  test('[RT-04] the first opening says nothing', async () => {
    await openLive()
    expect(noticeKeys()).toEqual([])
  })

  test('[RT-08] [ERR-24] after a break home is polled again, and a notice names the code for 5 s', async () => {
    await openLive()
    vi.useFakeTimers()
    const before = asked()
    lastSocket().drop(1006)
    await vi.advanceTimersByTimeAsync(100)
    expect(asked()).toBe(before + 1)
    expect(getNotices()).toMatchObject([
      { level: 'error', messageKey: 'timeline.socket_broke', messageArgs: { code: '1006' }, timeout: 5_000 },
    ])
    // The next sockets do not open: nothing more is said, and polling goes on.
    lastSocket().drop(1006)
    await vi.advanceTimersByTimeAsync(20_100)
    expect(asked()).toBe(before + 2)
    expect(noticeKeys()).toEqual([])
  })

  test('[RT-03] [ERR-25] a socket that opens again says so for 5 s, and polling ends after one look', async () => {
    await openLive()
    vi.useFakeTimers()
    lastSocket().drop(1011)
    await vi.advanceTimersByTimeAsync(1_000)
    instance.post(homePath, wirePost(41))
    lastSocket().open()
    await vi.advanceTimersByTimeAsync(100)
    expect(getNotices().at(-1)).toMatchObject({
      level: 'success',
      messageKey: 'timeline.socket_reconnected',
      timeout: 5_000,
    })
    expect(
      getFeed(home)
        .getState()
        .queued.map(({ id }) => id),
    ).toEqual([statusId(41)])
    const before = asked()
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked()).toBe(before)
  })

  test.each([1000, 1001])(
    '[RT-05] after a close with %i no socket follows, but home is polled',
    async (code) => {
      await openLive()
      vi.useFakeTimers()
      const [before, opened] = [asked(), sockets.length]
      lastSocket().drop(code)
      await vi.advanceTimersByTimeAsync(20_100)
      expect(sockets).toHaveLength(opened)
      expect(asked()).toBeGreaterThan(before)
      expect(noticeKeys()).toEqual([])
    },
  )

  test('[RT-09] signing out closes the socket with 1000', async () => {
    await openLive()
    const [socket, opened] = [lastSocket(), sockets.length]
    endSession('left')
    expect([socket.closedWith, getStreamStatus()]).toEqual([1000, 'disabled'])
    expect(sockets).toHaveLength(opened)
  })
})

describe('what the socket brings', () => {
  test('[RT-11] a new post waits behind the button of its timeline', async () => {
    await openLive()
    lastSocket().tell('update', wirePost(41))
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    expect(mountedIds()[0]).toBe(statusId(40))
  })

  test('[RT-12] a notification goes to who shows notifications', async () => {
    const { onStreamedNotification } = await import('../../model/streaming/stream-status.ts')
    await openLive()
    const told: string[] = []
    const stopListening = onStreamedNotification((id) => told.push(id))
    const notification = {
      id: '17',
      type: 'favourite',
      created_at: new Date().toISOString(),
      account: wirePost(1)['account'],
      status: wirePost(40),
      pleroma: { is_seen: false },
    }
    lastSocket().tell('notification', notification)
    await expect.poll(() => told).toEqual(['17'])
    expect(entityStore.notifications.get('17' as never)?.isSeen).toBe(false)
    stopListening()
  })

  test('[RT-13] a deleted post says so where it stands, and one that waits does not come', async () => {
    await openLive()
    lastSocket().tell('update', wirePost(41))
    lastSocket().tell('update', wirePost(42))
    lastSocket().tell('delete', statusId(39))
    lastSocket().tell('delete', statusId(42))
    await expect.element(page.getByText('This post was deleted.')).toBeVisible()
    expect(
      getFeed(home)
        .getState()
        .queued.map(({ id }) => id),
    ).toEqual([statusId(41)])
    expect(mountedIds()).toContain(statusId(39))
  })

  test('[RT-14] an edited post shows its new text', async () => {
    await openLive()
    lastSocket().tell('status.update', wirePost(40, { content: '<p>It was two bells.</p>' }))
    await expect.element(page.getByText('It was two bells.')).toBeVisible()
    lastSocket().tell('status.update', wirePost(99, { content: '<p>Never seen.</p>' }))
    lastSocket().tell('update', wirePost(41))
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    expect(entityStore.statuses.get(statusId(99) as never)).toBeUndefined()
  })

  test('who follows whom is told by the server: button and numbers follow, without a warning', async () => {
    await openLive()
    const warn = vi.spyOn(console, 'warn')
    const other = { id: 'id-tomas', follower_count: 8, following_count: 1 }
    const viewer = { id: getSession().viewerId, follower_count: 2, following_count: 4 }
    instance.on('GET /api/v1/accounts/relationships', [{ id: 'id-tomas', requested: true }])
    for (const known of await fetchRelationships(getClient(), ['id-tomas']))
      entityStore.ingestRelationship(known)
    const tell = (follower: object, following: object, state: string) =>
      lastSocket().tell('pleroma:follow_relationships_update', { follower, following, state })
    const relationship = () => entityStore.relationships.get('id-tomas' as never)
    tell(viewer, other, 'follow_accept')
    await expect.poll(relationship).toMatchObject({ following: true, requested: false })
    expect(entityStore.accounts.get('id-tomas' as never)).toMatchObject({
      followersCount: 8,
      followingCount: 1,
    })
    tell(other, viewer, 'follow_accept')
    await expect.poll(relationship).toMatchObject({ following: true, followedBy: true })
    tell(viewer, other, 'unfollow')
    await expect.poll(relationship).toMatchObject({ following: false, followedBy: true })
    tell({ id: 'x' }, {}, 'unfollow')
    await expect.poll(() => warn.mock.calls.length).toBe(1)
    warn.mockRestore()
  })

  test('[RT-15] filters_changed is taken without a word', async () => {
    await openLive()
    const warn = vi.spyOn(console, 'warn')
    lastSocket().tell('filters_changed', '')
    lastSocket().tell('update', wirePost(41))
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})

test.each([
  ['/main/public', 'public:local', {}],
  ['/main/all', 'public', {}],
  ['/tag/cats', 'hashtag', { tag: 'cats' }],
  ['/lists/7', 'list', { list: '7' }],
  ['/users/wren/dms', 'direct', {}],
])('[RT-11] %s has a stream of its own for as long as it is on screen', async (path, stream, args) => {
  for (const where of [
    publicPath,
    '/api/v1/timelines/tag/cats',
    '/api/v1/timelines/list/7',
    '/api/v1/timelines/direct',
  ])
    instance.timelines.set(where, wirePosts(1, 5))
  await openHome(instance, 5)
  navigate(path)
  await expect.poll(() => sockets.some((socket) => socket.stream === stream)).toBe(true)
  const socket = lastSocket(stream)
  expect(Object.fromEntries(socket.url.searchParams)).toMatchObject(args)
  await expect.poll(mountedIds).toHaveLength(5)
  socket.open()
  socket.tell('update', wirePost(6))
  await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  navigate('/main/friends')
  await expect.poll(() => socket.closedWith).toBe(1000)
})

test('a machine that slept asks for what it missed, and what lies further back becomes a gap', async () => {
  await openLive()
  for (let number = 41; number <= 90; number++) instance.post(homePath, wirePost(number))
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => getFeed(home).getState().queued).toHaveLength(20)
  expect(getFeed(home).getState().gaps).toMatchObject([{ afterId: statusId(71), beforeId: statusId(40) }])
})
