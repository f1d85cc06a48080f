// First: it fixes the order of the style layers, as the application's own start does.
import '../../app/styles/index.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Router, useLocation } from 'wouter'

import { useKeyedLocation } from '../../app/routes/location.ts'
import { RouteScreen } from '../../app/routes/RouteScreen.tsx'
import { WithEnglish } from '../../i18n/testing.tsx'
import { navigate } from '../../lib/navigate.ts'
import { dismiss, getNotices } from '../../model/notices.ts'
import { matchRoute } from '../../model/routes.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { getFeed, takeOwnStatus } from '../../model/timelines.ts'
import { frames, stillness } from '../../model/timelines/testing/frames.ts'
import {
  becomeVisitor,
  FakeInstance,
  signIn,
  statusId,
  wirePost,
  wirePosts,
} from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'

const homePath = '/api/v1/timelines/home'
const publicPath = '/api/v1/timelines/public'
const home = { kind: 'friends' } as const

let instance: FakeInstance

const noteArrival = () => false

function Screens() {
  const [path] = useLocation()
  return <RouteScreen match={matchRoute(path)} noteArrival={noteArrival} />
}

async function open(path: string): Promise<void> {
  navigate(path, { isReplacing: true })
  await render(
    <WithEnglish>
      <Router hook={useKeyedLocation}>
        <main style={{ paddingBlockStart: 'var(--topbar-h)' }}>
          <Screens />
        </main>
      </Router>
    </WithEnglish>,
  )
  await stillness()
}

async function openHome(count = 60): Promise<void> {
  instance.timelines.set(homePath, wirePosts(1, count))
  await signIn(instance)
  await open('/main/friends')
  await expect.poll(mountedIds).not.toEqual([])
}

/** What the next poll brings. */
async function poll(key: Parameters<typeof getFeed>[0] = home): Promise<void> {
  await getFeed(key).refresh()
  await stillness()
}

async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top)
  await stillness()
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  instance = new FakeInstance()
})

afterEach(() => {
  vi.useRealTimers()
  endSession('left')
  for (const { id } of getNotices()) dismiss(id)
  for (const name of ['streaming', 'pauseOnUnfocused', 'replyVisibility'] as const)
    setSetting(name, undefined)
  window.scrollTo(0, 0)
})

describe('requests', () => {
  test('[TL-21] a poll sends since_id, an older fetch max_id, both with limit 20', async () => {
    await openHome()
    await poll()
    await getFeed(home).loadOlder()
    const queries = instance.asked(homePath).map(({ searchParams }) => Object.fromEntries(searchParams))
    expect(queries[0]).toEqual({ limit: '20', with_muted: 'true' })
    expect(queries).toContainEqual({ limit: '20', with_muted: 'true', since_id: statusId(60) })
    expect(queries).toContainEqual({ limit: '20', with_muted: 'true', max_id: statusId(41) })
  })

  test('[TL-24] the local timeline asks for local posts, with muted ones, media or not', async () => {
    await becomeVisitor(instance)
    instance.timelines.set(publicPath, wirePosts(1, 5))
    await open('/main/public')
    const [asked] = instance.asked(publicPath)
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      local: 'true',
      only_media: 'false',
      with_muted: 'true',
      limit: '20',
    })
  })

  test('[TL-22] with all replies wanted, reply_visibility is left out', async () => {
    await openHome()
    expect(instance.asked(homePath).some(({ searchParams }) => searchParams.has('reply_visibility'))).toBe(
      false,
    )
  })

  test('[TL-23] another choice is sent, and filters home here as well', async () => {
    setSetting('replyVisibility', 'self')
    instance.post(homePath, wirePost(1))
    instance.post(homePath, wirePost(2, { in_reply_to_id: statusId(1), in_reply_to_account_id: 'id-ada' }))
    instance.post(homePath, wirePost(3, { in_reply_to_id: statusId(1), in_reply_to_account_id: 'id-wren' }))
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toEqual([statusId(3), statusId(1)])
    expect(instance.asked(homePath)[0]?.searchParams.get('reply_visibility')).toBe('self')
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
    instance.answers.set('GET /api/v1/lists/7', { id: '7', title: 'Dyers' })
    await openHome(3)
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    navigate('/tag/wool')
    await expect.element(page.getByRole('heading', { name: '#wool' })).toBeVisible()
    navigate('/lists/7')
    await expect.element(page.getByRole('heading', { name: 'Dyers' })).toBeVisible()
  })

  test('[TL-02] holds quick settings that work at once', async () => {
    await openHome(3)
    await page.getByRole('button', { name: 'Quick settings' }).click()
    await page.getByRole('menuitemcheckbox', { name: 'Replies to me only' }).click()
    await expect.element(page.getByRole('button', { name: 'Show newer posts' })).toBeVisible()
    await poll()
    expect(instance.asked(homePath).at(-1)?.searchParams.get('reply_visibility')).toBe('self')
  })

  test('[TAG-01] [TAG-02] a member follows a hashtag and unfollows it', async () => {
    const tag = (following: boolean) => ({ name: 'wool', url: '', history: [], following })
    instance.timelines.set('/api/v1/timelines/tag/wool', wirePosts(1, 3))
    instance.answers.set('GET /api/v1/tags/wool', tag(false))
    instance.answers.set('POST /api/v1/tags/wool/follow', tag(true))
    instance.answers.set('POST /api/v1/tags/wool/unfollow', tag(false))
    await signIn(instance)
    await open('/tag/wool')
    await page.getByRole('button', { name: 'Follow #wool' }).click()
    await page.getByRole('button', { name: 'Unfollow #wool' }).click()
    await expect.element(page.getByRole('button', { name: 'Follow #wool', exact: true })).toBeVisible()
  })

  test('[TAG-01] visitors have no button to follow a hashtag, and nobody has while it is unknown', async () => {
    await becomeVisitor(instance)
    instance.timelines.set('/api/v1/timelines/tag/wool', wirePosts(1, 3))
    await open('/tag/wool')
    await expect.poll(mountedIds).not.toEqual([])
    await expect.element(page.getByRole('button', { name: /ollow/ })).not.toBeInTheDocument()
    await signIn(instance)
    await expect.poll(() => instance.asked('/api/v1/tags/wool').length).toBe(1)
    await expect.element(page.getByRole('button', { name: /ollow/ })).not.toBeInTheDocument()
  })
})

describe('new posts', () => {
  test('[TL-05] [TL-09] wait behind a button that counts them; without any it says "Up to date"', async () => {
    await openHome()
    await expect.element(page.getByText('Up to date')).toBeVisible()
    const before = mountedIds()
    instance.post(homePath, wirePost(61))
    instance.post(homePath, wirePost(62))
    await poll()
    await expect.element(page.getByRole('button', { name: '2 new posts' })).toBeVisible()
    expect(mountedIds()).toEqual(before)
    await page.getByRole('button', { name: '2 new posts' }).click()
    await expect.poll(() => mountedIds()[0]).toBe(statusId(62))
    await expect.element(page.getByText('Up to date')).toBeVisible()
  })

  test('[TL-05] the button shows 99+ for more, and also when only a gap is known', async () => {
    await openHome(30)
    for (let number = 31; number <= 140; number++) instance.post(homePath, wirePost(number))
    for (let turn = 0; turn < 6; turn++) await poll()
    await expect.element(page.getByRole('button', { name: /new posts|newer posts/ })).toBeVisible()
  })

  test('[TL-06] the . key shows them, but not while somebody types', async () => {
    await openHome()
    instance.post(homePath, wirePost(61))
    await poll()
    const field = document.createElement('textarea')
    document.body.append(field)
    field.focus()
    await userEvent.keyboard('.')
    expect(field.value).toBe('.')
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    field.remove()
    await userEvent.keyboard('.')
    await expect.poll(() => mountedIds()[0]).toBe(statusId(61))
  })

  test('show at the top of the page at once', async () => {
    await openHome()
    await scrollTo(1500)
    instance.post(homePath, wirePost(61))
    await poll()
    await page.getByRole('button', { name: '1 new post' }).click()
    expect(window.scrollY).toBe(0)
    await expect.poll(firstVisibleId).toBe(statusId(61))
  })

  test('[TL-07] clicks on posts do nothing for 1 second after they were shown', async () => {
    await openHome()
    instance.post(homePath, wirePost(61))
    await poll()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    document.querySelector<HTMLElement>('[aria-keyshortcuts="."]')?.click()
    await frames(2)
    const underPointer = () => document.elementFromPoint(400, 200)?.closest('article') ?? null
    vi.advanceTimersByTime(999)
    await frames(2)
    expect(underPointer()).toBeNull()
    vi.advanceTimersByTime(1)
    await frames(2)
    expect(underPointer()).not.toBeNull()
  })

  test('are announced once, politely, and again after 30 seconds at the earliest', async () => {
    await openHome()
    const said = () =>
      [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('')
    expect(document.querySelector('[role="status"]')).not.toBeNull()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    instance.post(homePath, wirePost(61))
    await getFeed(home).refresh()
    await frames(2)
    vi.advanceTimersByTime(1)
    await frames(2)
    expect(said()).toBe('1 new post')
    instance.post(homePath, wirePost(62))
    await getFeed(home).refresh()
    await frames(2)
    vi.advanceTimersByTime(29_900)
    await frames(2)
    expect(said()).toBe('1 new post')
    vi.advanceTimersByTime(200)
    await frames(2)
    expect(said()).toBe('2 new posts')
  })

  test('[TL-11] show by themselves with streaming on, within 15 px of the top', async () => {
    setSetting('streaming', true)
    await openHome()
    await scrollTo(15)
    instance.post(homePath, wirePost(61))
    await poll()
    await expect.poll(() => mountedIds()[0]).toBe(statusId(61))
    await scrollTo(16)
    instance.post(homePath, wirePost(62))
    await poll()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  })

  test('[TL-12] wait with streaming off, and away from the top until the button is pressed', async () => {
    await openHome()
    instance.post(homePath, wirePost(61))
    await poll()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    setSetting('streaming', true)
    await scrollTo(0)
    instance.post(homePath, wirePost(62))
    await poll()
    await expect.element(page.getByRole('button', { name: '2 new posts' })).toBeVisible()
    await page.getByRole('button', { name: '2 new posts' }).click()
    instance.post(homePath, wirePost(63))
    await poll()
    await expect.poll(() => mountedIds()[0]).toBe(statusId(63))
  })

  test('[TL-13] wait while the tab is out of focus, unless the setting says otherwise', async () => {
    setSetting('streaming', true)
    await openHome()
    window.dispatchEvent(new Event('blur'))
    instance.post(homePath, wirePost(61))
    await poll()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
    await page.getByRole('button', { name: '1 new post' }).click()
    setSetting('pauseOnUnfocused', false)
    window.dispatchEvent(new Event('blur'))
    instance.post(homePath, wirePost(62))
    await poll()
    window.dispatchEvent(new Event('focus'))
    await expect.poll(() => mountedIds()[0]).toBe(statusId(62))
  })

  test('of my own stand in home at once, and do not count', async () => {
    await openHome()
    const { fetchStatus } = await import('@skein/api')
    const { getClient } = await import('../../model/client.ts')
    instance.answers.set(`GET /api/v1/statuses/${statusId(70)}`, wirePost(70))
    takeOwnStatus(await fetchStatus(getClient(), statusId(70)))
    await expect.poll(() => mountedIds()[0]).toBe(statusId(70))
    await expect.element(page.getByText('Up to date')).toBeVisible()
  })
})

describe('the end of the list', () => {
  test('[TL-04] says that there are no posts', async () => {
    instance.timelines.set(homePath, [])
    await signIn(instance)
    await open('/main/friends')
    await expect.element(page.getByText('No posts yet')).toBeVisible()
  })

  test('[TL-04] offers older posts, shows that they are on their way, and says when there are no more', async () => {
    await openHome(45)
    const release = instance.hold(homePath)
    await scrollTo(document.documentElement.scrollHeight)
    await expect.element(page.getByText('Loading older posts')).toBeInTheDocument()
    release()
    await expect
      .poll(
        async () => {
          await scrollTo(document.documentElement.scrollHeight)
          return page.getByText('No more posts').query()
        },
        { timeout: 10_000 },
      )
      .not.toBeNull()
    expect(mountedIds().at(-1)).toBe(statusId(1))
  })

  test('[TL-14] an empty answer ends the list, and nothing older is asked for again', async () => {
    await openHome(20)
    await scrollTo(document.documentElement.scrollHeight)
    await expect.element(page.getByText('No more posts')).toBeVisible()
    const asked = instance.asked(homePath).length
    await scrollTo(0)
    await scrollTo(document.documentElement.scrollHeight)
    await frames(30)
    expect(instance.asked(homePath).length).toBe(asked)
  })

  test('older posts that do not come say why and come after a retry', async () => {
    await openHome(45)
    instance.faults.set(homePath, { status: 500 })
    await scrollTo(document.documentElement.scrollHeight)
    await expect.element(page.getByText('Older posts did not load: Internal Server Error')).toBeVisible()
    instance.faults.clear()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => getFeed(home).getState().entries.length, { timeout: 5_000 }).toBe(40)
  })
})

describe('failures', () => {
  test('[TL-04] a timeline that does not load says why, in place and as a notice of 5 seconds, and loads after a retry', async () => {
    instance.faults.set(publicPath, { status: 503 })
    await becomeVisitor(instance)
    await open('/main/all')
    await expect.element(page.getByText('The posts did not load: The backend is not available')).toBeVisible()
    expect(getNotices()).toMatchObject([{ level: 'error', messageKey: 'timeline.error', timeout: 5_000 }])
    instance.faults.clear()
    instance.timelines.set(publicPath, wirePosts(1, 3))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(mountedIds).toHaveLength(3)
  })

  test('a server that wants a pause is quoted with the time', async () => {
    const reset = new Date(Date.now() + 60_000)
    instance.faults.set(publicPath, { status: 429, headers: { 'x-ratelimit-reset': reset.toISOString() } })
    await becomeVisitor(instance)
    await open('/main/all')
    const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' }).format(reset)
    await expect.element(page.getByText(`You are rate limited. It works again at ${time}.`)).toBeVisible()
  })

  test('a poll that fails leaves the posts alone and offers a retry in the heading, and is said once', async () => {
    await openHome()
    const before = mountedIds()
    instance.faults.set(homePath, 'unreachable')
    await poll()
    await poll()
    expect(mountedIds()).toEqual(before)
    expect(getNotices()).toHaveLength(1)
    instance.faults.clear()
    instance.post(homePath, wirePost(61))
    await page.getByRole('button', { name: /^Retry: Newer posts did not load/ }).click()
    await expect.element(page.getByRole('button', { name: '1 new post' })).toBeVisible()
  })

  test('HTML in the place of JSON, half a JSON and posts without id break nothing', async () => {
    instance.timelines.set(publicPath, [...wirePosts(1, 3), { ...wirePost(9), id: undefined } as never])
    await becomeVisitor(instance)
    await open('/main/all')
    await expect.poll(mountedIds).toHaveLength(3)
  })
})

describe('places', () => {
  test('[ROUTE-23] Back from a thread finds the same post within 1 px, and gives it the focus', async () => {
    await openHome(60)
    for (const top of [900, 1800, 2600]) {
      await scrollTo(top)
      await expect.poll(() => getFeed(home).getState().isLoadingOlder).toBe(false)
    }
    const id = firstVisibleId()
    const top = rowTop(id)
    const opened = mountedIds()[mountedIds().indexOf(id) + 1] ?? 'none'
    instance.answers.set(`GET /api/v1/statuses/${opened}`, wirePost(Number(opened.slice(1))))
    instance.answers.set(`GET /api/v1/statuses/${opened}/context`, { ancestors: [], descendants: [] })
    document.querySelector<HTMLElement>(`[data-row-id="${opened}"] article`)?.focus({ preventScroll: true })
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: 'Conversation' })).toBeVisible()
    instance.post(homePath, wirePost(61))
    await getFeed(home).refresh()
    history.back()
    await expect.poll(() => Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    await stillness()
    console.warn(`MEASURED Back from a thread: ${Math.abs(rowTop(id) - top).toFixed(3)} px`)
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    expect(document.activeElement?.closest('[data-row-id]')?.getAttribute('data-row-id')).toBe(opened)
  })

  test('[ROUTE-23] a timeline that is opened anew starts at the top', async () => {
    instance.timelines.set(publicPath, wirePosts(1, 40))
    await openHome(60)
    await scrollTo(900)
    navigate('/main/all')
    await expect.element(page.getByRole('heading', { name: 'Known network' })).toBeVisible()
    await stillness()
    expect(window.scrollY).toBe(0)
    navigate('/main/friends')
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await stillness()
    expect(window.scrollY).toBe(0)
  })

  test('after a reload the place is found again, although its post is not on the first page', async () => {
    await openHome(60)
    const { keepPlace } = await import('../../model/timeline-places.ts')
    const { historyKey } = await import('../../lib/history-key.ts')
    navigate('/main/all')
    await stillness()
    getFeed(home).clear()
    const reloaded = `reloaded ${historyKey()}`
    keepPlace('timeline friends', reloaded, {
      at: { id: statusId(33), offset: -7 },
      depth: 27,
      focusedId: null,
    })
    history.replaceState({ key: reloaded }, '', '/main/friends')
    await expect
      .poll(() => Math.abs(rowTop(statusId(33)) - (100 - 7)), { timeout: 5_000 })
      .toBeLessThanOrEqual(1)
  })

  test('bookmarks are forgotten on leaving and fetched anew', async () => {
    instance.timelines.set('/api/v1/bookmarks', wirePosts(1, 3))
    instance.timelines.set(homePath, wirePosts(1, 3))
    await signIn(instance)
    await open('/bookmarks')
    await expect.poll(mountedIds).toHaveLength(3)
    navigate('/main/friends')
    await expect.element(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    expect(getFeed({ kind: 'bookmarks' }).getState().isLoaded).toBe(false)
  })
})

describe('the keyboard and assistive technology', () => {
  test('[POST-55] j and k move the focus from post to post with room around them', async () => {
    await openHome()
    await userEvent.keyboard('j')
    const focused = () => document.activeElement?.getAttribute('data-status-id')
    expect(focused()).toBe(statusId(60))
    for (let press = 0; press < 12; press++) await userEvent.keyboard('j')
    expect(focused()).toBe(statusId(48))
    const rect = document.activeElement?.getBoundingClientRect()
    expect(Math.round(rect?.top ?? 0)).toBeGreaterThanOrEqual(100)
    expect(Math.round(rect?.bottom ?? 0)).toBeLessThanOrEqual(window.innerHeight - 50)
    await userEvent.keyboard('k')
    expect(focused()).toBe(statusId(49))
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toBe(statusId(50))
  })

  test('posts are articles of a feed with their position', async () => {
    await openHome(3)
    const feed = page.getByRole('feed', { name: 'Posts: Home' })
    await expect.element(feed).toHaveAttribute('aria-busy', 'false')
    const articles = [...feed.element().querySelectorAll('article')]
    expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(['1', '2', '3'])
  })

  test('posts of one chain are joined, and have no line between them', async () => {
    instance.timelines.set(homePath, [
      wirePost(5),
      wirePost(4, { in_reply_to_id: statusId(3), in_reply_to_account_id: 'id-jun' }),
      wirePost(3),
    ])
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(3)
    const line = (id: string, part: '::before' | '::after') =>
      getComputedStyle(document.querySelector(`[data-status-id="${id}"]`) ?? document.body, part).content
    expect(line(statusId(4), '::after')).not.toBe('none')
    expect(line(statusId(3), '::before')).toBe('none')
    expect(line(statusId(4), '::before')).not.toBe('none')
    expect(line(statusId(3), '::after')).toBe('none')
  })
})
