import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { navigate } from '../../lib/navigate.ts'
import { mountedIds } from '../../model/timelines/testing/rows.ts'
import { signIn, statusId, wirePerson } from '../../model/timelines/testing/instance.ts'
import { instance } from '../../testing/fresh-page.ts'
import { heard } from '../../testing/heard.ts'
import { open, scrollToEnd } from '../../testing/page.tsx'
import { daysAgo, followed, followingPath, manyFollowed, relation } from './testing/followed.ts'

const path = '/main/following'
const main = () => page.getByRole('main')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const list = () => main().getByRole('list', { name: 'People you follow' })
const names = () =>
  list()
    .getByRole('checkbox')
    .elements()
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))
const cursors = () => instance.asked(`GET ${followingPath}`).map(({ url }) => url.searchParams.get('max_id'))
const counted = async (words: string) => {
  await expect.element(page.getByText(words)).toBeInTheDocument()
}
const choose = (label: string, option: string) =>
  page.getByRole('combobox', { name: label }).selectOptions(option)

const five = [
  followed(5, { last_status_at: daysAgo(0) }, { followed_by: true }),
  followed(4, { last_status_at: daysAgo(160) }),
  followed(3, { last_status_at: daysAgo(800) }, { followed_by: true }),
  followed(2, { last_status_at: null }),
  followed(1, { last_status_at: null, statuses_count: 0, created_at: '2020-01-01T00:00:00.000Z' }),
]

async function openWith(people: Parameters<typeof instance.timelines.set>[1]) {
  instance.timelines.set(followingPath, people)
  await signIn(instance)
  await open(path)
}

test('people you follow are listed with their last post, whether they follow back, and following', async () => {
  await openWith(five)
  await expect.element(list().getByRole('listitem').nth(0)).toMatchTextContent(/Last post today\s*Mutual/)
  const rows = list().getByRole('listitem')
  await expect.element(rows.nth(1)).toMatchTextContent(/Last post 5 months ago\s*Doesn’t follow you/)
  await expect.element(rows.nth(2)).toMatchTextContent(/Last post 2 years ago/)
  await expect.element(rows.nth(3)).toMatchTextContent(/Last post unknown/)
  await expect.element(rows.nth(4)).toMatchTextContent(/No posts known/)
  await expect.element(button('Following p5')).toBeVisible()
  expect(instance.asked('/api/v1/accounts/relationships')).toEqual([])
})

test('mutual people, people who don’t follow back and inactive people can be shown alone', async () => {
  await openWith(five)
  await expect.poll(names).toEqual(['p5', 'p4', 'p3', 'p2', 'p1'])
  await choose('Show', 'Mutual')
  await expect.poll(names).toEqual(['p5', 'p3'])
  await choose('Show', 'Not following you back')
  await expect.poll(names).toEqual(['p4', 'p2', 'p1'])
  await choose('Show', 'No posts for 3 months')
  await expect.poll(names).toEqual(['p4', 'p3', 'p1'])
  await expect.element(page.getByText(/^1 person is left out because/)).toBeVisible()
  await choose('Show', 'No posts for 12 months')
  await expect.poll(names).toEqual(['p3', 'p1'])
})

test('the longest inactive people can come first', async () => {
  await openWith(five)
  await choose('Order', 'Longest inactive first')
  await expect.poll(names).toEqual(['p1', 'p3', 'p4', 'p5', 'p2'])
})

test('where the server never says when people last posted, nobody can be filtered by it', async () => {
  await openWith([followed(2, { last_status_at: undefined }), followed(1, { last_status_at: null })])
  await expect.element(page.getByText(/^Your server doesn’t say when/)).toBeVisible()
  expect(page.getByRole('option', { name: 'No posts for 3 months' }).query()).toBeNull()
  expect(page.getByRole('combobox', { name: 'Order' }).query()).toBeNull()
})

test('where the list says nothing about relationships, they are read in one request for a page', async () => {
  const people = [3, 2, 1].map((number) => followed(number, { pleroma: {} }))
  instance.on(
    'GET /api/v1/accounts/relationships',
    people.map(({ id }) => relation(id, { followed_by: true })),
  )
  await openWith(people)
  await choose('Show', 'Mutual')
  await expect.poll(names).toEqual(['p3', 'p2', 'p1'])
  expect(instance.asked('/api/v1/accounts/relationships')).toHaveLength(1)
})

test('your own list on your profile leads to the page, and nobody else’s does', async () => {
  instance.timelines.set(followingPath, five)
  instance.timelines.set('/api/v1/accounts/id-mira/following', five)
  instance.on('GET /api/v1/accounts/lookup', ({ url }: { url: URL }) =>
    wirePerson(url.searchParams.get('acct') ?? ''),
  )
  await signIn(instance)
  await open('/users/mira#follows')
  await expect.element(button('Following p5')).toBeVisible()
  const link = page.getByRole('link', { name: 'Manage people you follow' })
  expect(link.query()).toBeNull()
  navigate('/users/wren#follows')
  await link.press()
  await expect.element(page.getByRole('heading', { level: 1, name: 'People you follow' })).toBeVisible()
  await expect.poll(names).toHaveLength(5)
})

test('an empty list says so and leads to people', async () => {
  await openWith([])
  await expect.element(page.getByText('You don’t follow anyone yet')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Find people' })).toHaveAttribute('href', '/search')
})

test('further pages load only when asked for, and each once', async () => {
  instance.pageSize = 5
  await openWith(manyFollowed(12))
  await counted('5 people shown, 5 of 5 loaded.')
  await scrollToEnd()
  expect(cursors()).toEqual([null])
  await button('Load more').press()
  await counted('10 people shown, 10 of 10 loaded.')
  await button('Load more').press()
  await counted('12 people shown, 12 of 12 loaded.')
  await button('Load more').press()
  // Servers name a next page also on the last one; it is empty.
  await expect.element(button('Load more')).not.toBeInTheDocument()
  expect(cursors()).toEqual([null, statusId(8), statusId(3), statusId(1)])
})

test('after a failure on page 7 loading continues there, and the selection is still there', async () => {
  instance.pageSize = 3
  const seventh = `${followingPath}?max_id=${statusId(23)}&limit=80&with_relationships=true`
  instance.faults.set(seventh, { status: 500, body: { error: 'The database is busy' } })
  await openWith(manyFollowed(40))
  await page.getByRole('checkbox', { name: 'Select p40' }).press()
  await button('Load all').press()
  await expect
    .element(page.getByText('Couldn’t load people you follow. The database is busy.'))
    .toBeInTheDocument()
  await counted('18 people shown, 18 of 18 loaded.')
  await expect.element(page.getByText('1 person selected')).toBeInTheDocument()
  instance.faults.delete(seventh)
  instance.calls.length = 0
  await button('Load all').press()
  await counted('40 people shown, 40 of 40 loaded.')
  await expect.element(button('Load all')).not.toBeInTheDocument()
  expect(cursors()[0]).toBe(statusId(23))
  expect(cursors()).toHaveLength(9)
  await expect.element(page.getByText('1 person selected')).toBeInTheDocument()
})

test('a rate limit pauses Load all and says until when', async () => {
  instance.pageSize = 5
  await openWith(manyFollowed(10))
  await counted('5 people shown, 5 of 5 loaded.')
  instance.faults.set(followingPath, { status: 429, headers: { 'retry-after': '3600' } })
  await button('Load all').press()
  await expect.poll(heard).toContainEqual(expect.stringMatching(/^Your server limits requests\. Loading/))
  instance.faults.clear()
  await button('Stop').press()
  await expect.element(button('Load all')).toHaveFocus()
  await button('Load all').press()
  await counted('10 people shown, 10 of 10 loaded.')
})

test('Stop ends Load all after the page under way, and the rest can be loaded later', async () => {
  instance.pageSize = 5
  await openWith(manyFollowed(20))
  await counted('5 people shown, 5 of 5 loaded.')
  const release = instance.hold(followingPath)
  await button('Load all').press()
  await expect.element(page.getByRole('progressbar', { name: 'Loading everyone you follow' })).toBeVisible()
  await button('Stop').press()
  release()
  await expect.element(button('Load all')).toHaveFocus()
  await counted('10 people shown, 10 of 10 loaded.')
  expect(cursors()).toHaveLength(2)
  await button('Load all').press()
  await expect.element(button('Reload list')).toHaveFocus()
  await expect.element(page.getByText('20 people shown, 20 of 20 loaded.')).toBeVisible()
})

test('of 12,000 people only those near the screen are in the document', async () => {
  instance.pageSize = 3_000
  await openWith(manyFollowed(12_000))
  await button('Load all').press()
  await counted('12,000 people shown, 12,000 of 12,000 loaded.')
  expect(mountedIds().length).toBeLessThan(60)
  expect(document.querySelectorAll('*').length).toBeLessThan(3_000)
  await button('Select all 12,000 people shown').press()
  await expect.element(page.getByText('12,000 people selected')).toBeInTheDocument()
  expect(mountedIds().length).toBeLessThan(60)
})

test('a server that answers with the same page again does not make an endless list', async () => {
  const same = () =>
    Response.json(manyFollowed(3), {
      headers: { link: `<https://fen.example${followingPath}?max_id=x>; rel="next"` },
    })
  instance.on(`GET ${followingPath}`, same)
  await signIn(instance)
  await open(path)
  await button('Load all').press()
  await expect.element(button('Reload list')).toHaveFocus()
  await counted('3 people shown, 3 of 3 loaded.')
  expect(cursors()).toHaveLength(2)
})

test('a list that does not load says why, and loads after Retry', async () => {
  instance.faults.set(followingPath, { status: 200, text: '<!doctype html><title>Proxy</title>' })
  await openWith(five)
  await expect.element(page.getByText(/^Couldn’t load people you follow\./)).toBeVisible()
  instance.faults.clear()
  await button('Retry').press()
  await expect.poll(names).toHaveLength(5)
})

test('Reload reads the list again from its start, with the focus on the heading', async () => {
  await openWith(five)
  await expect.poll(names).toHaveLength(5)
  instance.timelines.set(followingPath, [followed(6), ...five])
  await button('Reload list').press()
  await expect.poll(names).toHaveLength(6)
  await expect.element(page.getByRole('heading', { level: 1, name: 'People you follow' })).toHaveFocus()
})

test('filter, selection and loaded pages are there after leaving the page and coming back', async () => {
  instance.pageSize = 3
  await openWith(five)
  await button('Load more').press()
  await expect.poll(names).toHaveLength(5)
  await choose('Show', 'Mutual')
  await page.getByRole('checkbox', { name: 'Select p3' }).press()
  navigate('/lists')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lists' })).toBeVisible()
  navigate(path)
  await expect.poll(names).toEqual(['p5', 'p3'])
  await expect.element(page.getByRole('checkbox', { name: 'Select p3' })).toBeChecked()
  expect(cursors()).toHaveLength(2)
})
