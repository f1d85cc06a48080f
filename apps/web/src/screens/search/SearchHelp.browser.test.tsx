import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { getInstance, setInstance } from '../../model/instance.ts'
import { getSession } from '../../model/session.ts'
import { accountKey, writeStored } from '../../model/storage.ts'
import { becomeVisitor, signIn, wirePerson, wirePost } from '../../model/timelines/testing/instance.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { forgetSearches, recentSearches, rememberSearch } from '../../features/search/index.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import type { FakeServer, SeenCall } from '../../testing/fake-server.ts'

const path = '/api/v2/search'
const nothing = { accounts: [], hashtags: [], statuses: [] }
const mastodon = { searchOperators: true, trendingTags: true }

let instance: FakeServer
const instanceBefore = getInstance()

beforeEach(async () => {
  instance = begin()
  instance.on(`GET ${path}`, nothing)
  await signIn(instance)
})
afterEach(() => {
  setInstance(instanceBefore)
  return end()
})

const field = () => page.getByRole('searchbox', { name: 'Search for' })
const section = (name: string) => page.getByRole('region', { name })
const viewerId = () => getSession().viewerId
const choices = (name: string) =>
  section(name)
    .getByRole('link')
    .elements()
    .map((link) => link.textContent)

describe('the search without words', () => {
  test('shows what was searched for, and each can be forgotten', async () => {
    for (const words of ['owls', '#geese', 'barn owls']) rememberSearch(viewerId(), words)
    await open('/search')
    await expect.poll(() => choices('Recent searches')).toEqual(['barn owls', '#geese', 'owls'])
    await page.getByRole('button', { name: 'Remove “#geese”' }).press()
    await expect.poll(() => choices('Recent searches')).toEqual(['barn owls', 'owls'])
    await expect.element(page.getByRole('button', { name: 'Remove “owls”' })).toHaveFocus()
    expect(recentSearches(viewerId())).toEqual(['barn owls', 'owls'])
    await page.getByRole('button', { name: 'Remove “owls”' }).press()
    await page.getByRole('button', { name: 'Remove “barn owls”' }).press()
    await expect.element(field()).toHaveFocus()
    await expect.element(section('Recent searches')).not.toBeInTheDocument()
  })

  test('has nothing of anybody for visitors, and remembers nothing of theirs', async () => {
    rememberSearch(viewerId(), 'owls')
    await becomeVisitor(instance)
    await open('/search?query=geese')
    await expect.element(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    expect(recentSearches(null)).toEqual([])
    writeStored(accountKey('searches', ''), ['geese'])
    await page.getByRole('searchbox').fill('')
    history.replaceState(null, '', '/search')
    await expect.element(section('Search more precisely')).toBeVisible()
    for (const name of ['Recent searches', 'Try', 'People near you']) expect(section(name).query()).toBeNull()
    forgetSearches(null)
  })

  test('suggests hashtags of one’s own posts, and where the server narrows a search, more', async () => {
    const own = { account: { ...wirePerson('me'), id: viewerId() } }
    const tags = [{ name: 'Geese', url: '' }]
    const media_attachments = [{ id: '1', type: 'image', url: '/a.png', preview_url: '/a.png' }]
    await open('/search')
    expect(section('Try').query()).toBeNull()
    instance.on(`GET ${path}`, {
      ...nothing,
      statuses: [
        { ...wirePost(2), ...own, tags, language: 'de', media_attachments },
        { ...wirePost(1), tags: [{ name: 'others', url: '' }] },
      ],
    })
    await field().fill('own')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('article').first()).toBeVisible()
    history.back()
    await expect.element(section('Try')).toBeVisible()
    expect(choices('Try')).toEqual(['#geese'])
    changeInstance({ capabilities: mastodon }, instanceBefore)
    await expect.poll(() => choices('Try')).toEqual(['Your posts with media', 'Posts in German', '#geese'])
    await section('Try').getByRole('link', { name: 'Posts in German' }).press()
    await expect.poll(() => instance.asked(path).at(-1)?.url.searchParams.get('q')).toBe('language:de')
  })

  test('offers the operators that the server understands, and a press puts one in', async () => {
    await open('/search')
    const exact = section('Search more precisely')
    const offered = () => exact.getByRole('button').elements().length
    expect(offered()).toBe(2)
    await exact.getByRole('button', { name: /^#/ }).press()
    await expect.element(field()).toHaveFocus()
    await userEvent.keyboard('geese')
    await expect.element(field()).toHaveValue('#geese')
    changeInstance({ capabilities: mastodon }, instanceBefore)
    await expect.poll(offered).toBe(10)
    await exact.getByRole('button', { name: /^has:media/ }).press()
    await expect.element(field()).toHaveValue('#geese has:media ')
  })

  test('shows what is talked about and people near, where the server tells some', async () => {
    const history = [{ day: '1', accounts: '41', uses: '60' }]
    instance.on('GET /api/v1/trends/tags', [{ name: 'naturaldye', url: '', history }])
    instance.on('GET /api/v2/suggestions', [{ source: 'staff', account: wirePerson('mira') }])
    await open('/search')
    expect(section('Talked about here').query()).toBeNull()
    changeInstance({ capabilities: { ...mastodon, suggestions: true } }, instanceBefore)
    await expect
      .element(section('Talked about here').getByRole('link', { name: /#naturaldye/ }))
      .toHaveAttribute('href', '/tag/naturaldye')
    await expect.element(section('People near you').getByRole('link', { name: /mira/ })).toBeVisible()
  })
})

test('Down enters the list below the field; Escape clears the field, and then leaves it', async () => {
  for (const words of ['owls', 'geese']) rememberSearch(viewerId(), words)
  await open('/search')
  await field().fill('bell')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'geese' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'owls' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(field()).toHaveFocus()
  await expect.element(field()).toHaveValue('bell')
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).toHaveValue('')
  await expect.element(field()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field()).not.toHaveFocus()
})

describe('a search that finds nothing', () => {
  const near = () => page.getByRole('group', { name: 'Similar searches' })
  const asked = () => instance.asked(path).map(({ url: { searchParams } }) => searchParams.get('q'))

  test('offers the nearest that find something, with their numbers, and asks for three at most', async () => {
    instance.on(`GET ${path}`, ({ url: { searchParams } }: SeenCall) => {
      const found = { 'from:ada alumm': 0, 'language:pt alumm': 3, alumm: 20 }[searchParams.get('q') ?? '']
      return { ...nothing, statuses: Array.from({ length: found ?? 0 }, (_, index) => wirePost(index + 1)) }
    })
    changeInstance({ capabilities: mastodon }, instanceBefore)
    await open('/search?query=from:ada language:pt alumm')
    await expect.element(page.getByText(/^No posts by ada in Portuguese say “alumm”\./)).toBeVisible()
    await expect.poll(() => near().getByRole('link').elements().length).toBe(2)
    expect(
      near()
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    ).toEqual(['language:ptalumm 3', 'alumm 20+'])
    expect(asked()).toHaveLength(4)
    expect(instance.asked(path).at(-1)?.url.search).toContain('type=statuses&resolve=false')
    await near().getByRole('link').last().press()
    await expect.element(page.getByRole('article').first()).toBeVisible()
  })

  test('offers none when none finds anything, or the server does not answer', async () => {
    await open('/search?query=dodos')
    await expect.poll(() => asked().length).toBe(3)
    await expect.element(page.getByText(/Try other words/)).toBeVisible()
    expect(near().query()).toBeNull()
  })
})
