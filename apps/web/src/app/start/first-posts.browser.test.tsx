import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import type { StatusId } from '@skein/api'
import { navigate } from '../../lib/navigate.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { notePosition } from '../../model/places/positions.ts'
import { forgetAll } from '../../model/testing/fake-server.ts'
import { prefetchTimeline, getFeed, readMarkerOf, visitTimeline } from '../../model/timelines.ts'
import { wirePosts } from '../../model/timelines/testing/instance.ts'
import { stopTimersOf } from '../../testing/stop-timers.ts'
import { FIRST_POSTS_WAIT_MS } from '../limits.ts'
import { queryClient } from '../query-client.ts'
import { start } from './start.tsx'

const untouched = getInstance()
const everything = { kind: 'publicAndExternal' } as const
const geese = { kind: 'tag', tag: 'geese' } as const
const local = { kind: 'public' } as const
const isOfServer = (path: string) => /^\/(api|instance|static|nodeinfo|\.well-known)\//.test(path)
const firstPosts = wirePosts(1, 5).map((post) => ({ ...post, spoiler_text: 'Geese' }))
let releasePosts: () => void

/** A server whose posts wait until `releasePosts`; what does not go to it goes its own way. */
function serve(): void {
  const { fetch } = globalThis
  const held = new Promise<void>((resolve) => {
    releasePosts = resolve
  })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = new URL(address, location.href).pathname
    if (!isOfServer(path)) return fetch(address, init)
    if (!path.startsWith('/api/v1/timelines/')) return Response.json({ title: 'Fenland' })
    await held
    return Response.json(firstPosts)
  })
}

/** What the main column had in it each time something changed, as `posts` or `waiting`. */
function watch(root: Element): readonly string[] {
  const seen: string[] = []
  const look = () => {
    const main = root.querySelector('main')
    const now = main?.querySelector('article') ? 'posts' : main?.textContent ? 'waiting' : null
    if (now !== null && now !== seen.at(-1)) seen.push(now)
  }
  new MutationObserver(look).observe(root, { childList: true, subtree: true })
  return seen
}

function place(): HTMLElement {
  const root = document.createElement('div')
  root.id = 'start-root'
  document.body.append(root)
  return root
}

beforeEach(() => {
  forgetAll()
  queryClient.clear()
  getFeed(everything).clear()
  history.replaceState(null, '', '/main/all')
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  serve()
})
afterEach(() => {
  navigate('/about', { isReplacing: true })
  document.querySelector('#start-root')?.remove()
  setInstance(untouched)
  queryClient.clear()
  getFeed(everything).clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forgetAll()
})

/** Comes first in this file: the code for subjects must not be there already. */
test('at a kept position the first drawing has the posts, with all that is in them', async () => {
  const [id] = firstPosts.map((post) => post.id as StatusId)
  if (id === undefined) throw new Error('no posts')
  notePosition(geese, { id, offset: 0, lineId: id, seenId: id, isAtTop: false, focusedId: null })
  stopTimersOf(FIRST_POSTS_WAIT_MS)
  history.replaceState(null, '', '/tag/geese')
  releasePosts()
  const root = place()
  const seen = watch(root)
  await start(root)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(seen).toEqual(['posts'])
})

test('[BOOT-01] posts that are there already are in the first picture', async () => {
  stopTimersOf(FIRST_POSTS_WAIT_MS)
  releasePosts()
  const root = place()
  const seen = watch(root)
  await start(root)
  await expect.element(page.getByRole('article').first()).toBeVisible()
  expect(seen).toEqual(['posts'])
})

test('[BOOT-01] the interface does not wait for a server that takes its time', async () => {
  const root = place()
  const seen = watch(root)
  void start(root)
  await expect.poll(() => seen).toEqual(['waiting'])
  releasePosts()
  await expect.poll(() => seen).toEqual(['waiting', 'posts'])
})

test('what is begun ahead is no visit, and stops when nobody comes', async () => {
  const stop = vi.spyOn(getFeed(local), 'stop')
  releasePosts()
  const ahead = prefetchTimeline(local, 'here')
  await ahead.ready
  const leave = visitTimeline(local, 'here')
  ahead.release()
  expect(stop).not.toHaveBeenCalled()
  expect(readMarkerOf(local).isFirstVisit).toBe(true)
  leave()
  expect(stop).toHaveBeenCalledOnce()
  prefetchTimeline(local, 'here').release()
  expect(stop).toHaveBeenCalledTimes(2)
})
