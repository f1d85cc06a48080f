import type { AccountId } from '@skein/api'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { setFollowed } from '../../features/relations/index.ts'
import { navigate } from '../../lib/navigate.ts'
import { askForRelationships, entityStore } from '../../model/entities.ts'
import { noteTagFollowed } from '../../model/followed-tags.ts'
import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { statusId, wirePerson, wirePost } from '../../model/timelines/testing/instance.ts'
import { instance } from '../../testing/fresh-page.ts'
import { homePath, poll, publicPath } from '../../testing/page.tsx'
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

beforeEach(() => {
  follows()
  followsTags('geese')
})

const tagged = (number: number, name = 'mira', ...names: string[]) =>
  wirePost(number, { tags: tags('geese', ...names), account: wirePerson(name) })
const plain = wirePost(3, { account: wirePerson('tomas') })
const keepOut = () => setSetting('tagsOutOfHome', ['geese'])

test('an author whom an earlier visit did not follow is asked about again, and their posts stay', async () => {
  await openWith(tagged(9), plain)
  await askForRelationships(['id-mira' as AccountId], new AbortController().signal)
  instance.calls.length = 0
  follows('mira')
  keepOut()
  await expect.poll(askedIds).toEqual([['id-mira']])
  await stillness()
  expect(seen()).toEqual([9, 3].map(statusId))
})

test('a hidden post shows once a person whom the viewer follows repeats it', async () => {
  follows('ada')
  const post = tagged(9)
  await openWith(post, plain)
  keepOut()
  await expect.poll(seen).toEqual([statusId(3)])
  instance.post(homePath, wirePost(10, { account: wirePerson('jun'), reblog: post }))
  await poll()
  expect(seen()).toEqual([statusId(3)])
  instance.post(homePath, wirePost(11, { account: wirePerson('ada'), reblog: post }))
  await poll()
  await expect.poll(seen).toEqual([9, 3].map(statusId))
  expect(askedIds()).toEqual([['id-mira'], ['id-jun'], ['id-ada']])
  await page.getByRole('button', { name: 'More' }).first().press()
  await page.getByRole('menuitem', { name: 'Why is this here?' }).press()
  await expect.element(page.getByText('ada repeated it, and you follow ada.')).toBeVisible()
})

test('posts of an author whom the viewer unfollows here are hidden without another request', async () => {
  follows('mira')
  await openWith(tagged(9), plain)
  keepOut()
  await expect.poll(askedIds).toEqual([['id-mira']])
  await stillness()
  expect(seen()).toEqual([9, 3].map(statusId))
  const mira = entityStore.accounts.get('id-mira' as AccountId)
  if (mira === undefined) throw new Error('mira is not known')
  instance.on('POST /api/v1/accounts/id-mira/unfollow', { id: 'id-mira', following: false })
  await setFollowed(mira, false)
  await expect.poll(seen).toEqual([statusId(3)])
  instance.post(homePath, tagged(10))
  instance.post(homePath, wirePost(12, { account: wirePerson('tomas') }))
  await poll()
  await expect.element(page.getByRole('button', { name: /^1 new post/ })).toBeVisible()
  expect(askedIds()).toEqual([['id-mira']])
})

test('followed hashtags are read again when Home is refreshed after five minutes', async () => {
  await openWith(tagged(9, 'mira', 'wool'), plain)
  keepOut()
  await expect.poll(seen).toEqual([statusId(3)])
  followsTags('geese', 'wool')
  await poll()
  expect(instance.asked(tagsPath)).toHaveLength(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
  await poll()
  await expect.poll(seen).toEqual([9, 3].map(statusId))
  expect(instance.asked(tagsPath)).toHaveLength(2)
})

test('a hashtag that is followed while the list of them is read counts as followed', async () => {
  const release = instance.hold(tagsPath)
  await openWith(tagged(9, 'mira', 'wool'), tagged(8), plain)
  keepOut()
  await expect.poll(() => instance.asked(tagsPath)).toHaveLength(1)
  noteTagFollowed('Wool', true)
  release()
  await expect.poll(seen).toEqual([9, 3].map(statusId))
})

test('a hashtag that the viewer no longer follows hides nothing', async () => {
  followsTags()
  await openWith(tagged(9), plain)
  keepOut()
  await expect.poll(() => instance.asked(tagsPath)).toHaveLength(1)
  await stillness()
  expect(seen()).toEqual([9, 3].map(statusId))
})

test.each([403, 429, 500])(
  'after a %i for relationships new posts ask nothing, and opening Home asks again',
  async (status) => {
    instance.faults.set(relationsPath, { status })
    await openWith(tagged(9), plain)
    keepOut()
    await expect.poll(() => instance.asked(relationsPath)).toHaveLength(1)
    for (const [number, name] of [
      [10, 'jun'],
      [11, 'ada'],
    ] as const) {
      instance.post(homePath, tagged(number, name))
      await poll()
    }
    expect(instance.asked(relationsPath)).toHaveLength(1)
    instance.faults.clear()
    instance.timelines.set(publicPath, [wirePost(2)])
    navigate('/main/public')
    await expect.poll(seen).toEqual([statusId(2)])
    navigate('/main/friends')
    await expect
      .poll(() => new Set(askedIds().slice(1).flat()))
      .toEqual(new Set(['id-mira', 'id-jun', 'id-ada']))
    await expect.poll(seen).toEqual([statusId(3)])
  },
)

test('people whom an answer leaves out are not asked about again, and all others are asked about', async () => {
  instance.pageSize = 60
  const answered = ({ url }: { url: URL }) =>
    url.searchParams.getAll('id[]').flatMap((id) => (id < 'id-p1' ? [] : { id, following: false }))
  const name = (index: number) => `p${index < 40 ? '0' : '1'}${index}`
  instance.on(`GET ${relationsPath}`, answered)
  const posts = Array.from({ length: 59 }, (_, index) => tagged(100 - index, name(index)))
  await openWith(plain, ...posts)
  keepOut()
  await expect.poll(() => askedIds().map((ids) => ids.length)).toEqual([40, 19])
  await expect.poll(seen).not.toContain(statusId(41))
  expect(seen()).toContain(statusId(100))
  instance.post(homePath, tagged(101, 'jun'))
  await poll()
  await expect.poll(() => askedIds().slice(2)).toEqual([['id-jun']])
})

test('a new post does not end the request under way', async () => {
  const release = instance.hold(relationsPath)
  await openWith(tagged(9), plain)
  keepOut()
  await expect.poll(askedIds).toEqual([['id-mira']])
  instance.post(homePath, tagged(10, 'jun'))
  await poll()
  expect(askedIds()).toEqual([['id-mira']])
  release()
  await expect.poll(askedIds).toEqual([['id-mira'], ['id-jun']])
  await expect.poll(seen).toEqual([statusId(3)])
})

test('an answer counts although something else about the person changed meanwhile', async () => {
  await openWith(tagged(9), plain)
  follows()
  await askForRelationships(['id-mira' as AccountId], new AbortController().signal)
  const release = instance.hold(relationsPath)
  keepOut()
  await expect.poll(() => instance.asked(relationsPath)).toHaveLength(2)
  entityStore.relationships.patch('id-mira' as AccountId, { subscribing: true })
  release()
  await expect.poll(seen).toEqual([statusId(3)])
})
