import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

import { navigate } from '../../lib/navigate.ts'
import { setSetting } from '../../model/settings.ts'
import { getFeed } from '../../model/timelines.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import {
  becomeVisitor,
  signIn,
  statusId,
  wirePerson,
  wirePost,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { misbehaving, someFaults } from '../../testing/faults.ts'
import { begin, end, homePath, open, scrollTo, scrollToEnd } from '../../testing/page.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'

const lookup = '/api/v1/accounts/lookup'
const pathOf = (name: string, what: string) => `/api/v1/accounts/id-${name}/${what}`
const person = (name: string, change = {}) => ({
  ...wirePerson(name),
  note: '<p>Bell ringer of the third ferry.</p>',
  statuses_count: 1234,
  followers_count: 5,
  following_count: 7,
  created_at: '2022-03-04T12:00:00.000Z',
  ...change,
})

let instance: FakeServer

beforeEach(() => {
  instance = begin()
  instance.on(`GET ${lookup}`, person('mira'))
  const posts = Array.from({ length: 40 }, (_, index) => wirePost(40 - index, { account: person('mira') }))
  instance.timelines.set(pathOf('mira', 'statuses'), posts)
})
afterEach(end)

const views = () => page.getByRole('navigation', { name: 'Profile sections' })
const offered = () =>
  views()
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)
const view = (name: RegExp) => views().getByRole('link', { name })

test('[SET-04] a profile opens at the section that is chosen for all', async ({ task }) => {
  task.meta.settings = ['userProfileDefaultTab']
  const current = () => views().element().querySelector('[aria-current]')?.textContent
  await open('/users/mira')
  await expect.poll(current).toMatch(/^Posts/)
  await cleanup()
  setSetting('userProfileDefaultTab', 'replies')
  await open('/users/mira')
  await expect.poll(current).toMatch(/^Replies/)
  await expect.element(view(/^Posts/)).toBeVisible()
  setSetting('userProfileDefaultTab', undefined)
})

describe('who somebody is', () => {
  test.each([320, 390])(
    'is not wider than a window of %i px, with all that is done with them',
    async (width) => {
      await page.viewport(width, 800)
      await signIn(instance)
      instance.on('GET /api/v1/accounts/relationships', [{ id: 'id-mira', following: true }])
      await open('/users/mira')
      const follow = page.getByRole('main').getByRole('button', { name: /^Following/ })
      await expect.element(follow).toBeVisible()
      expect(follow.element().getBoundingClientRect().right).toBeLessThanOrEqual(width)
      await page.viewport(1024, 800)
    },
  )

  test('names the page: with their name and handle, and no more as soon as another screen is shown', async () => {
    await open('/users/mira')
    await expect.poll(() => document.title).toMatch(/^mira \(@mira\)/)
    navigate('/lists')
    await expect.poll(() => document.title).toMatch(/^Lists/)
  })

  test('[PROF-01] stands above their posts: name, words, fields with what was verified, counts', async () => {
    const fields = [
      {
        name: 'Ferry',
        value: '<a href="https://ferry.example">ferry.example</a>',
        verified_at: '2025-01-02T00:00:00Z',
      },
      { name: 'Rope', value: 'hemp', verified_at: null },
    ]
    const mira = person('mira', { fields, locked: true, bot: true })
    instance.on(`GET ${lookup}`, mira)
    instance.timelines.set(pathOf('mira', 'statuses'), [wirePost(3, { account: mira })])
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.element(page.getByRole('heading', { level: 1, name: /^mira/ })).toBeVisible()
    await expect.element(page.getByText('Bell ringer of the third ferry.')).toBeVisible()
    await expect.element(page.getByText('Verified on January 2, 2025')).toBeInTheDocument()
    expect(page.getByText(/^Verified on/).elements()).toHaveLength(1)
    await expect.element(page.getByRole('link', { name: '7 following' })).toBeVisible()
    await expect
      .element(page.getByText(/^Joined March 4, 2022, (less than one post|about \d+ posts?) a day$/))
      .toBeVisible()
    await expect.element(page.getByText('Approves followers manually')).toBeInTheDocument()
  })

  test('[BUG: threw without it] has what can be done with them as soon as their relationship is known', async () => {
    await signIn(instance)
    const release = instance.hold('/api/v1/accounts/relationships')
    instance.on('GET /api/v1/accounts/relationships', [{ id: 'id-mira', following: true, followed_by: true }])
    await open('/users/mira')
    await expect.element(page.getByRole('heading', { level: 1, name: 'mira' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Following mira' }).query()).toBeNull()
    release()
    await expect.element(page.getByRole('button', { name: 'Following mira' })).toBeVisible()
    await expect.element(page.getByText('Follows you')).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Private note about mira' })).toBeVisible()
  })

  test('[USER-17] whoever is unfollowed leaves home', async () => {
    instance.timelines.set(homePath, [
      wirePost(4, { account: person('mira') }),
      wirePost(3, { account: person('tomas') }),
    ])
    instance.on('GET /api/v1/accounts/relationships', [{ id: 'id-mira', following: true }])
    instance.on('POST /api/v1/accounts/id-mira/unfollow', { id: 'id-mira', following: false })
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toEqual([statusId(4), statusId(3)])
    navigate('/users/mira')
    await page.getByRole('button', { name: 'Following mira' }).press()
    const entries = () =>
      getFeed({ kind: 'friends' })
        .getState()
        .entries.map((entry) => entry.statusId)
    await expect.poll(entries).toEqual([statusId(3)])
  })

  test('[API-155] [USER-26] [USER-27] visitors follow somebody of this server from their own, and nobody of another one', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    const form = page.getByRole('form', { name: 'Follow mira from your own server' })
    await expect.element(form.getByRole('button', { name: 'Remote follow' })).toBeVisible()
    const { action, method } = form.element() as HTMLFormElement
    expect([action, method]).toEqual(['https://fen.example/main/ostatus', 'post'])
    const sent = [...new FormData(form.element() as HTMLFormElement)]
    expect(sent).toEqual([
      ['nickname', 'mira'],
      ['profile', ''],
    ])
    await cleanup()
    instance.on(`GET ${lookup}`, person('ada', { acct: 'ada@bog.example' }))
    await open('/users/ada@bog.example')
    await expect.element(page.getByRole('heading', { level: 1, name: 'ada' })).toBeVisible()
    expect(page.getByRole('form').query()).toBeNull()
  })

  test('[USER-07] visitors have the feed of somebody, and nothing that only members can do', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    const feed = page.getByRole('link', { name: 'RSS feed of mira' })
    await expect.element(feed).toHaveAttribute('href', 'https://fen.example/users/mira.rss')
    expect(page.getByRole('button', { name: /mira$/ }).query()).toBeNull()
  })

  test('is drawn from what is known before the server answers, with picture, words and counts', async () => {
    instance.timelines.set(homePath, [wirePost(4, { account: person('mira') })])
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(1)
    const release = instance.hold(lookup)
    navigate('/users/mira')
    await expect.element(page.getByRole('heading', { level: 1, name: 'mira' })).toBeVisible()
    await expect.element(page.getByText('Bell ringer of the third ferry.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '7 following' })).toBeVisible()
    expect(page.getByText('Loading profile').query()).toBeNull()
    await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
    release()
  })

  test('is looked up by name, and asked for by name where the server cannot look up', async () => {
    instance.off(`GET ${lookup}`)
    instance.on('GET /api/v1/accounts/mira', person('mira'))
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.element(page.getByRole('heading', { level: 1, name: 'mira' })).toBeVisible()
    expect(instance.asked(lookup).map(({ url: { search } }) => search)).toEqual(['?acct=mira'])
  })

  test('that there is nobody of a name is said, with a way on', async () => {
    instance.off(`GET ${lookup}`)
    await becomeVisitor(instance)
    await open('/users/nobody')
    await expect.element(page.getByText('Sorry, this profile does not exist.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  })

  // What is closed to visitors has a state of its own, and nobody is there with 404.
  const toldElsewhere = new Set(['401', '403', '404', 'silence'])
  test.each(someFaults(({ name }) => !toldElsewhere.has(name)))(
    'that a profile did not load is said with the reason, and a retry brings it: $name',
    async (it) => {
      await becomeVisitor(instance)
      await misbehaving(instance, it, [lookup], () => open('/users/mira'))
      const alert = page
        .getByLive('urgent')
        .filter({ hasText: 'Sorry, there was an error loading this profile.' })
      await expect.element(alert).toBeVisible()
      expect(alert.element().textContent).toContain(it.actionSays)
      instance.faults.clear()
      await page.getByRole('button', { name: 'Retry' }).press()
      await expect.element(page.getByRole('heading', { level: 1, name: 'mira' })).toBeVisible()
    },
  )
})

describe('without a network', () => {
  afterEach(() => window.dispatchEvent(new Event('online')))

  test('who is known is shown, and that it is of before is said', async () => {
    instance.timelines.set(homePath, [wirePost(4, { account: person('mira') })])
    await signIn(instance)
    await open('/main/friends')
    await expect.poll(mountedIds).toHaveLength(1)
    window.dispatchEvent(new Event('offline'))
    instance.faults.set(lookup, 'unreachable')
    navigate('/users/mira')
    await expect.element(page.getByRole('heading', { level: 1, name: 'mira' })).toBeVisible()
    await expect.element(page.getByText(/^This profile may be out of date\. /)).toBeVisible()
  })

  test('who is not known is said not to have loaded', async () => {
    await becomeVisitor(instance)
    window.dispatchEvent(new Event('offline'))
    instance.faults.set(lookup, 'unreachable')
    await open('/users/mira')
    await expect.element(page.getByText(/^Sorry, there was an error loading this profile\./)).toBeVisible()
  })
})

describe('the views', () => {
  test('[PROF-06] [PROF-09] of somebody else are posts with their number, replies, follows, followers and media', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(offered).toEqual(['Posts 1,234', 'Replies', 'Following', 'Followers', 'Media'])
  })

  test('[PROF-11] of the viewer have their favourites too', async () => {
    instance.on(`GET ${lookup}`, person('wren'))
    instance.timelines.set(pathOf('wren', 'statuses'), [])
    instance.timelines.set('/api/v1/favourites', [wirePost(3)])
    await signIn(instance)
    await open('/users/wren')
    await view(/^Favourites$/).press()
    await expect.poll(mountedIds).toEqual([statusId(3)])
  })

  test('[PROF-12] that somebody hides are not offered, and a hidden count is not told', async () => {
    const hidden = { hide_follows: true, hide_followers: true, hide_followers_count: true }
    instance.on(`GET ${lookup}`, person('mira', { pleroma: hidden }))
    await becomeVisitor(instance)
    await open('/users/mira#followers')
    await expect.poll(offered).toEqual(['Posts 1,234', 'Replies', 'Media'])
    await expect.element(view(/^Posts/)).toHaveAttribute('aria-current', 'page')
    await expect.element(page.getByText('hidden followers')).toBeVisible()
  })

  test('[PROF-07] have addresses of their own, and Back goes to the view that was left', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
    await view(/^Media$/).press()
    expect(location.hash).toBe('#media')
    await expect.element(view(/^Media$/)).toHaveAttribute('aria-current', 'page')
    await expect
      .poll(() => instance.asked(pathOf('mira', 'statuses')).at(-1)?.url.search)
      .toContain('only_media=1')
    history.back()
    await expect.element(view(/^Posts/)).toHaveAttribute('aria-current', 'page')
  })

  test('[ROUTE-22] keep the focus on their link, and begin below their bar', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
    await scrollTo(2000)
    const link = view(/^Replies$/).element() as HTMLElement
    link.focus()
    await stillness()
    expect(scrollY).toBe(2000)
    link.click()
    await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
    await stillness()
    expect(document.activeElement).toBe(view(/^Replies$/).element())
    const gap = () => {
      const first = document.querySelector('article')?.getBoundingClientRect().top ?? Number.NaN
      return first - views().element().getBoundingClientRect().bottom
    }
    expect(scrollY).toBeGreaterThan(0)
    expect(gap()).toBeLessThan(4)
    expect(mountedIds()[0]).toBe(statusId(40))
    // A view that was seen before is long from the start.
    await scrollTo(2000)
    ;(view(/^Posts/).element() as HTMLElement).click()
    await stillness()
    expect(Math.abs(gap())).toBeLessThan(4)
    expect(mountedIds()[0]).toBe(statusId(40))
  })

  test('[ROUTE-22] of another profile begin at its head', async () => {
    await becomeVisitor(instance)
    await open('/users/mira')
    await expect.poll(() => mountedIds().length).toBeGreaterThan(2)
    await scrollTo(2000)
    instance.on(`GET ${lookup}`, person('tomas'))
    instance.timelines.set(pathOf('tomas', 'statuses'), [])
    navigate('/users/tomas')
    await expect.element(page.getByRole('heading', { level: 1, name: 'tomas' })).toBeVisible()
    expect(scrollY).toBe(0)
  })
})

describe('lists of people and hashtags', () => {
  const cursors = (path: string) => instance.asked(path).map(({ url }) => url.searchParams.get('max_id'))
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...wirePerson(`p${count - index}`),
      id: statusId(count - index),
    }))

  test('[PROF-15] people come page by page', async () => {
    instance.timelines.set(pathOf('mira', 'followers'), people(45))
    await becomeVisitor(instance)
    await open('/users/mira#followers')
    await expect.poll(mountedIds).not.toEqual([])
    const isLastThere = async () => {
      await scrollToEnd()
      return page.getByRole('link', { name: /@p1$/ }).query() !== null
    }
    await expect.poll(isLastThere).toBe(true)
    expect(cursors(pathOf('mira', 'followers')).slice(0, 3)).toEqual([null, statusId(26), statusId(6)])
  })

  test('[PROF-15] of 10,000 followers only those near the screen are in the document', async () => {
    instance.timelines.set(pathOf('mira', 'followers'), people(10_000))
    instance.pageSize = 2_500
    await becomeVisitor(instance)
    await open('/users/mira#followers')
    await expect.poll(mountedIds).not.toEqual([])
    const isLastThere = async () => {
      await scrollToEnd()
      return page.getByRole('link', { name: /@p1$/ }).query() !== null
    }
    await expect.poll(isLastThere).toBe(true)
    expect(mountedIds().length).toBeLessThan(60)
    expect(document.querySelectorAll('*').length).toBeLessThan(2_000)
    expect(page.getByRole('list', { name: 'Followers' }).getByRole('listitem').elements().length).toBe(
      mountedIds().length,
    )
  })

  const tags = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: statusId(count - index),
      name: `tag${count - index}`,
      url: '',
    }))

  test('[TAG-03] [PROF-10] followed hashtags are listed page by page, and lead to their timelines', async () => {
    instance.on(`GET ${lookup}`, person('wren'))
    instance.timelines.set(pathOf('wren', 'following'), [])
    instance.timelines.set('/api/v1/followed_tags', tags(25))
    await signIn(instance)
    await open('/users/wren#follows')
    await page.getByRole('link', { name: 'Hashtags' }).press()
    await expect.element(page.getByRole('link', { name: '#tag25' })).toHaveAttribute('href', '/tag/tag25')
    await scrollToEnd()
    await expect.element(page.getByRole('link', { name: '#tag1', exact: true })).toBeInTheDocument()
    expect(cursors('/api/v1/followed_tags').slice(0, 2)).toEqual([null, statusId(6)])
    await page.getByRole('link', { name: 'People' }).press()
    await expect.element(page.getByText('Nobody here yet')).toBeVisible()
  })

  test('[TAG-03] [PROF-10] the hashtags that others follow are nobody’s business', async () => {
    instance.timelines.set(pathOf('mira', 'following'), people(2))
    await signIn(instance)
    await open('/users/mira#follows/tags')
    await expect.element(page.getByRole('link', { name: /@p2$/ })).toBeVisible()
    expect(page.getByRole('link', { name: 'Hashtags' }).query()).toBeNull()
    expect(instance.asked('/api/v1/followed_tags')).toEqual([])
  })

  test('[TAG-03] a page that does not come says why and comes after a retry, whatever the reason', async () => {
    instance.on(`GET ${lookup}`, person('wren'))
    instance.timelines.set('/api/v1/followed_tags', tags(3))
    instance.faults.set('/api/v1/followed_tags', { status: 500 })
    await signIn(instance)
    await open('/users/wren#follows/tags')
    await expect.element(page.getByText('Couldn’t load this list. Internal Server Error.')).toBeVisible()
    instance.faults.clear()
    await userEvent.click(page.getByRole('button', { name: 'Retry' }))
    await expect.element(page.getByRole('link', { name: '#tag3' })).toBeVisible()
  })
})
