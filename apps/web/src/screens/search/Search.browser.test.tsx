import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance, setInstance } from '../../model/instance.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import {
  becomeVisitor,
  signIn,
  statusId,
  wirePerson,
  wirePost,
} from '../../model/timelines/testing/instance.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { begin, end, open, scrollToEnd } from '../../testing/page.tsx'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'

const path = '/api/v2/search'
const nothing = { accounts: [], hashtags: [], statuses: [] }
const people = (count: number) => Array.from({ length: count }, (_, index) => wirePerson(`goose${index}`))

let instance: FakeServer
const instanceBefore = getInstance()

beforeEach(async () => {
  instance = begin()
  await signIn(instance)
})
afterEach(() => {
  setInstance(instanceBefore)
  setSetting('infiniteScroll', undefined)
  return end()
})

const finds = (found: object) => instance.on(`GET ${path}`, { ...nothing, ...found })
const field = () => page.getByRole('searchbox', { name: 'Search for' })
const tab = (name: string) => page.getByRole('link', { name, exact: true })
/** Without what is asked for when nothing was found. */
const asked = () =>
  instance
    .asked(path)
    .filter(({ url }) => url.searchParams.get('resolve') === 'true')
    .map(({ url }) => url.searchParams.get('q'))

describe('the words', () => {
  test.each([390, 1024])('have a field as high as its button in a window of %i px', async (width) => {
    await page.viewport(width, 800)
    await open('/search')
    await expect.element(field()).toBeVisible()
    const form = field().element().closest('form')
    const [label, button] = ['label', 'button'].map((name) =>
      form?.querySelector(name)?.getBoundingClientRect(),
    )
    expect(label?.height).toBe(button?.height)
    expect(label?.top).toBe(button?.top)
    expect(button?.right).toBeLessThanOrEqual(width)
    await page.viewport(1024, 800)
  })

  test('[SEARCH-01] are sent by Enter and by the button', async () => {
    finds({})
    await open('/search')
    await field().fill('geese')
    await userEvent.keyboard('{Enter}')
    await expect.poll(asked).toEqual(['geese'])
    expect(location.search).toBe('?query=geese')
    await field().fill(' barn owls ')
    await page.getByRole('button', { name: 'Search', exact: true }).press()
    await expect.poll(asked).toEqual(['geese', 'barn owls'])
  })

  test('[ROUTE-18] are taken from the address', async () => {
    finds({})
    await open('/search?query=wild+geese')
    await expect.poll(asked).toEqual(['wild geese'])
    await expect.element(field()).toHaveValue('wild geese')
  })

  test('[POST-44] find a post of a muted conversation too, marked as muted', async () => {
    const muted = { muted: true, pleroma: { local: true, thread_muted: true } }
    finds({ statuses: [wirePost(1, muted)] })
    await open('/search?query=geese')
    await expect.poll(mountedIds).toEqual([statusId(1)])
    await expect.element(page.getByText(/ muted: muted conversation$/)).toBeVisible()
  })

  test('[SEARCH-02] that are none do nothing', async () => {
    await open('/search')
    await field().fill('   ')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'Search', exact: true }).press()
    expect(asked()).toEqual([])
    expect(location.search).toBe('')
  })

  test('are remembered on this device for their account, and can be forgotten', async () => {
    finds({})
    await open('/search?query=geese')
    await expect.element(page.getByText('No results')).toBeVisible()
    navigate('/search')
    await expect.element(tab('geese')).toHaveAttribute('href', '/search?query=geese')
    await page.getByRole('button', { name: 'Clear recent searches' }).press()
    await expect.element(tab('geese')).not.toBeInTheDocument()
    await expect.element(field()).toHaveFocus()
    navigate('/search?query=owls')
    await expect.element(page.getByText('No results')).toBeVisible()
    endSession('left')
    expect(Object.keys(localStorage).filter((key) => key.endsWith('.searches'))).toEqual([])
  })
})

describe('what is found', () => {
  test('[SEARCH-03] [SEARCH-04] stands in tabs with their numbers, and the first with something in it is shown', async () => {
    finds({ accounts: people(2) })
    await open('/search?query=goose')
    await expect.element(tab('People (2)')).toHaveAttribute('aria-current', 'page')
    await expect.element(tab('Posts')).toBeVisible()
    await expect.element(tab('Hashtags')).toBeVisible()
    await expect.element(page.getByRole('link', { name: /goose1/ })).toBeVisible()
    await tab('Posts').press()
    await expect.element(page.getByText('No results')).toBeVisible()
    expect(location.hash).toBe('#statuses')
  })

  test('[SEARCH-05] has no post that was deleted here', async () => {
    finds({ statuses: [wirePost(2), wirePost(1)] })
    await open('/search?query=bell')
    const posts = page.getByRole('feed', { name: 'Posts' }).getByRole('article')
    await expect.poll(() => posts.elements()).toHaveLength(2)
    entityStore.statuses.patch(statusId(2) as never, { isDeleted: true })
    await expect.poll(() => posts.elements()).toHaveLength(1)
    await expect.element(posts.first()).toMatchTextContent(/Post 1, line 0/)
  })

  test('[SEARCH-06] nothing says so under a heading', async () => {
    finds({})
    await open('/search?query=dodo')
    await expect.element(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await expect.element(page.getByText(/^No posts say “dodo”\./)).toBeVisible()
    await tab('People').press()
    await expect.element(page.getByText(/^No people found for “dodo”\./)).toBeVisible()
  })

  test('[SEARCH-07] [SEARCH-08] hashtags lead to their timelines and say how much they are talked about', async () => {
    const history = (accounts: string, uses: string) => [
      { day: '1', accounts, uses },
      { day: '0', accounts: '70', uses: '90' },
    ]
    const hashtags = [
      { name: 'geese', url: '', history: history('1', '4') },
      { name: 'owls', url: '', history: history('2', '1') },
      { name: 'rooks', url: '' },
    ]
    finds({ hashtags })
    await open('/search?query=birds')
    const geese = page.getByRole('link', { name: /#geese/ })
    await expect.element(geese).toHaveAttribute('href', '/tag/geese')
    await expect.element(geese).toMatchTextContent(/1 person talking · 4 uses/)
    await expect
      .element(page.getByRole('link', { name: /#owls/ }))
      .toMatchTextContent(/2 people talking · 1 use$/)
    await expect.element(page.getByRole('link', { name: /#rooks/ })).toMatchTextContent(/^#rooks$/)
  })

  test('more comes on demand, of its kind alone, until there is no more', async () => {
    setSetting('infiniteScroll', false)
    instance.on(`GET ${path}`, ({ url: { searchParams } }: SeenCall) => {
      const from = Number(searchParams.get('offset') ?? 0)
      return { ...nothing, accounts: people(25).slice(from, from + 20) }
    })
    await open('/search?query=goose')
    const more = page.getByRole('button', { name: 'Load more' })
    await more.press()
    await expect.element(more).not.toBeInTheDocument()
    expect(instance.asked(path).at(-1)?.url.search).toContain('type=accounts&resolve=true&limit=20&offset=20')
    await scrollToEnd()
    await expect.poll(mountedIds).toContain('id-goose24')
  })

  test('more comes by itself to who scrolls, and only what is near the screen is in the document', async () => {
    const all = people(400)
    instance.on(`GET ${path}`, ({ url: { searchParams } }: SeenCall) => {
      const from = Number(searchParams.get('offset') ?? 0)
      return { ...nothing, accounts: all.slice(from, from + 20) }
    })
    await open('/search?query=goose')
    for (let turn = 0; turn < 20 && instance.asked(path).length <= 10; turn++) await scrollToEnd()
    expect(instance.asked(path).length).toBeGreaterThan(10)
    expect(mountedIds().length).toBeLessThan(60)
  })

  test('a server that knows no offset is not asked for ever', async () => {
    finds({ accounts: people(20) })
    await open('/search?query=goose')
    await scrollToEnd()
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
    await scrollToEnd()
    expect(instance.asked(path)).toHaveLength(2)
  })

  test('that fails says why, and is asked for again', async () => {
    instance.faults.set(path, { status: 500 })
    await open('/search?query=goose')
    await expect.element(page.getByText('Search failed. Internal Server Error.')).toBeVisible()
    instance.faults.clear()
    finds({ accounts: people(1) })
    await page.getByRole('button', { name: 'Retry' }).press()
    await expect.element(tab('People (1)')).toBeVisible()
  })

  test('is still there after Back, without asking again', async () => {
    finds({ accounts: people(3) })
    await open('/search?query=goose')
    await tab('Hashtags').press()
    await tab('People (3)').press()
    history.back()
    await expect.element(tab('Hashtags')).toHaveAttribute('aria-current', 'page')
    expect(asked()).toEqual(['goose'])
  })
})

describe('what narrows a search', () => {
  const offered = () => page.getByRole('group', { name: 'Narrow your search' })

  test('is offered where the server understands it, and goes after the words', async () => {
    finds({})
    changeInstance({ capabilities: { searchOperators: true } }, instanceBefore)
    await open('/search?query=geese')
    await offered().getByRole('button', { name: 'With media has:media' }).press()
    await expect.element(field()).toHaveFocus()
    await offered().getByRole('button', { name: 'From someone from:' }).press()
    await userEvent.keyboard('mira{Enter}')
    await expect.poll(asked).toEqual(['geese', 'geese has:media from:mira'])
  })

  test('is not offered by a server that would take it for words', async () => {
    changeInstance({ capabilities: { searchOperators: false } }, instanceBefore)
    await open('/search')
    await expect.element(field()).toBeVisible()
    expect(offered().query()).toBeNull()
  })
})

test('what was found keeps its place on the way back from what was opened', async () => {
  finds({ accounts: people(20) })
  await open('/search?query=goose')
  const last = page.getByRole('link', { name: /goose19/ }).first()
  await expect.element(last).toBeInTheDocument()
  await scrollToEnd()
  const place = scrollY
  const before = asked()
  expect(place).toBeGreaterThan(200)
  navigate('/search')
  await expect.poll(() => scrollY).toBeLessThan(place)
  history.back()
  await expect.poll(() => scrollY).toBe(place)
  expect(asked()).toEqual(before)
})

test('[SHELL-42] visitors of a private instance search nothing', async () => {
  finds({ accounts: people(1) })
  await becomeVisitor(instance)
  changeInstance({ facts: { private: true } }, instanceBefore)
  await open('/search?query=goose')
  await expect.element(page.getByText('Only members can read this')).toBeVisible()
  expect(asked()).toEqual([])
})
