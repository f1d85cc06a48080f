import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { getSetting, setSetting } from '../../model/settings.ts'
import { showTagInHome } from '../../model/followed-tags.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { signIn, statusId, wirePerson, wirePost, wirePosts } from '../../model/timelines/testing/instance.ts'
import { firstVisibleId, mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, open, poll, scrollTo } from '../../testing/page.tsx'
import {
  askedIds,
  follows,
  followsTags,
  openWith,
  relationsPath,
  seen,
  tags,
  tagsPath,
} from './testing/home-tags.ts'

beforeEach(() => followsTags('geese'))

test('posts that only a hashtag brings to Home are hidden when the viewer keeps it out', async ({ task }) => {
  task.meta.settings = ['tagsOutOfHome']
  follows('ada')
  followsTags('geese', 'wool')
  const of = (name: string, change: Record<string, unknown>) => ({ account: wirePerson(name), ...change })
  await openWith(
    wirePost(9, of('mira', { tags: tags('Geese') })),
    wirePost(8, of('ada', { tags: tags('geese') })),
    wirePost(7, of('mira', { tags: tags('geese', 'wool') })),
    wirePost(6, of('tomas', { tags: tags('geese', 'boats') })),
    wirePost(5, of('mira', {})),
    wirePost(4, of('wren', { tags: tags('geese') })),
  )
  expect(instance.asked(relationsPath)).toEqual([])
  expect(instance.asked(tagsPath)).toEqual([])
  setSetting('tagsOutOfHome', ['geese'])
  await expect.poll(seen).toEqual([8, 7, 5, 4].map(statusId))
  // One request for all authors of posts with the hashtag, and no more.
  expect(askedIds()).toEqual([['id-mira', 'id-ada', 'id-tomas']])
  expect(instance.asked(tagsPath)).toHaveLength(1)
  setSetting('tagsOutOfHome', undefined)
  await expect.poll(seen).toEqual([9, 8, 7, 6, 5, 4].map(statusId))
})

test('a post stays as long as it is unknown whether the viewer follows its author', async () => {
  instance.faults.set(relationsPath, { status: 500 })
  await openWith(wirePost(9, { tags: tags('geese') }), wirePost(8))
  setSetting('tagsOutOfHome', ['geese'])
  await expect.poll(() => instance.asked(relationsPath).length).toBe(1)
  await stillness()
  expect(seen()).toEqual([9, 8].map(statusId))
  // After a failure nothing is asked for five minutes.
  instance.faults.clear()
  follows()
  instance.post(homePath, wirePost(10, { tags: tags('geese'), account: wirePerson('jun') }))
  await poll()
  await page.getByRole('button', { name: /^1 new post/ }).press()
  expect(instance.asked(relationsPath)).toHaveLength(1)
  expect(seen()).toEqual([10, 9, 8].map(statusId))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
  await poll()
  await expect.poll(seen).toEqual([statusId(8)])
})

test('at most 40 people are asked about in one request, and nobody twice', async () => {
  follows()
  instance.pageSize = 60
  await openWith(
    ...Array.from({ length: 59 }, (_, index) =>
      wirePost(100 - index, { tags: tags('geese'), account: wirePerson(`p${index}`) }),
    ),
    wirePost(3),
  )
  setSetting('tagsOutOfHome', ['geese'])
  await expect.poll(() => askedIds().map((ids) => ids.length)).toEqual([40, 19])
  expect(new Set(askedIds().flat()).size).toBe(59)
  await expect.poll(seen).toEqual([statusId(3)])
})

test('new posts that only a hashtag brings to Home are not counted', async () => {
  follows()
  await openWith(...wirePosts(1, 20))
  setSetting('tagsOutOfHome', ['geese'])
  const tagged = (number: number) => wirePost(number, { tags: tags('geese'), account: wirePerson('mira') })
  instance.post(homePath, tagged(70))
  await poll()
  await expect.poll(() => page.getByRole('button', { name: /new post/ }).query()).toBeNull()
  instance.post(homePath, wirePost(75))
  await poll()
  await expect.element(page.getByRole('button', { name: /^1 new post/ })).toBeVisible()
})

test('the first visible post does not move when a hashtag is kept out of Home, and when it is shown again', async () => {
  follows()
  const isHit = (id: string) => Number(id.slice(1)) % 5 === 4
  await openWith(
    ...wirePosts(1, 60).map((post) => (isHit(post.id) ? { ...post, tags: tags('geese') } : post)),
  )
  for (let from = 1_500; from === 1_500 || isHit(firstVisibleId()); from += 100) await scrollTo(from)
  const id = firstVisibleId()
  const hit = mountedIds().find((each) => isHit(each) && rowTop(each) < rowTop(id)) ?? 'none'
  const below = mountedIds()[mountedIds().indexOf(hit) + 1] ?? 'none'
  const height = () => rowTop(below) - rowTop(hit)
  const before = height()
  const top = rowTop(id)
  showTagInHome('geese', false)
  await expect.poll(height).not.toBe(before)
  await stillness()
  expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
  showTagInHome('geese', true)
  await expect.poll(height).toBe(before)
  await stillness()
  expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
})

test('the heading of a followed hashtag has a switch for Home, and unfollowing turns it on again', async () => {
  const tag = (following: boolean) => ({ name: 'geese', url: '', history: [], following })
  instance.timelines.set('/api/v1/timelines/tag/Geese', wirePosts(1, 3))
  instance.on('GET /api/v1/tags/Geese', tag(false))
  instance.on('POST /api/v1/tags/Geese/follow', tag(true))
  instance.on('POST /api/v1/tags/Geese/unfollow', tag(false))
  await signIn(instance)
  await open('/tag/Geese')
  const inHome = page.getByRole('switch', { name: 'Show in Home: #Geese' })
  await expect.element(page.getByRole('button', { name: 'Follow #Geese', exact: true })).toBeVisible()
  expect(inHome.query()).toBeNull()
  await page.getByRole('button', { name: 'Follow #Geese', exact: true }).press()
  await expect.element(inHome).toBeChecked()
  await inHome.press()
  await expect.element(inHome).not.toBeChecked()
  expect(getSetting('tagsOutOfHome')).toEqual(['geese'])
  await page.getByRole('button', { name: 'Unfollow #Geese' }).press()
  await expect.element(inHome).not.toBeInTheDocument()
  expect(getSetting('tagsOutOfHome')).toEqual([])
})

test('the list of followed hashtags has a switch for each of them', async () => {
  instance.on('GET /api/v1/accounts/lookup', wirePerson('wren'))
  instance.timelines.set('/api/v1/accounts/id-wren/following', [])
  followsTags('Geese', 'wool')
  await signIn(instance)
  setSetting('tagsOutOfHome', ['wool'])
  await open('/users/wren#follows/tags')
  await expect.element(page.getByRole('switch', { name: 'Show in Home: #wool' })).not.toBeChecked()
  await page.getByRole('switch', { name: 'Show in Home: #Geese' }).press()
  await page.getByRole('switch', { name: 'Show in Home: #wool' }).press()
  expect(getSetting('tagsOutOfHome')).toEqual(['geese'])
})

const keepOutOfHome = async () => {
  const post = page.getByRole('article', { name: /otto/ })
  await post.getByRole('button', { name: 'More' }).press()
  await page.getByRole('menuitem', { name: 'Why is this here?' }).press()
  await page.getByRole('button', { name: 'Keep #geese out of Home' }).press()
  await expect.poll(seen).not.toContain(statusId(30))
}

test.each([20, 0])(
  'the focus is on the next post, or on the heading, when a post leaves Home from its menu: %i other posts',
  async (count) => {
    follows('ada', 'tomas', 'jun', 'mira')
    const tagged = wirePost(30, { tags: tags('geese'), account: wirePerson('otto') })
    await openWith(tagged, ...wirePosts(1, count))
    await keepOutOfHome()
    const focused = () => document.activeElement?.closest('article, h1')
    await expect.poll(() => focused()?.tagName).toBe(count === 0 ? 'H1' : 'ARTICLE')
    expect(focused()?.getAttribute('data-status-id') ?? null).toBe(count === 0 ? null : statusId(count))
  },
)
