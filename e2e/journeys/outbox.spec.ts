import { mergeTests } from '@playwright/test'
import { chooseOf } from '../fixtures/menu.ts'
import type { Api } from '../fixtures/api.ts'
import { expect, skipDelays, test as withFaults, type Fault } from '../fixtures/faults.ts'
import { watchNotices } from '../fixtures/notices.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { keyOf } from '../fixtures/storage.ts'
import { test as withSite } from '../fixtures/site.ts'
import { countRequests } from '../fixtures/walk.ts'
import { isThorough } from '../limits.ts'
import { saidWithoutNetwork, withWorker } from '../fixtures/worker.ts'

const test = mergeTests(withFaults, withSite)
test.use({ serviceWorkers: 'allow' })

interface Seen {
  id: string
  content: string
  favourited: boolean
  reblogged: boolean
  bookmarked: boolean
  poll: { id: string; own_votes: number[] } | null
}

const read = (api: Api, id: string) => api.call<Seen>('GET', `/api/v1/statuses/${id}`)
const textOf = ({ content }: { content: string }) => content.replaceAll(/<[^>]*>/g, '')

test('what is done without a network shows as wished, is there after a reload, and arrives once, in order, when the network is back', async ({
  openAs,
  server,
  memberApi,
  secondApi,
  complaints,
}) => {
  complaints.allow(saidWithoutNetwork)
  const [theirWords, ownWords] = [newWords('Which bank'), newWords('Low tide')]
  const [edited, reply] = [newWords('High tide'), newWords('The left one')]
  await memberApi.call('POST', `/api/v1/accounts/${secondApi.id}/follow`)
  const theirs = await secondApi.call<Seen>('POST', '/api/v1/statuses', {
    status: theirWords,
    poll: { options: ['Left', 'Right'], expires_in: 3_600 },
  })
  const own = await memberApi.post(ownWords)

  const page = await openAs(server.accounts.member)
  await expect(postWith(page, ownWords)).toBeVisible()
  await withWorker(page)
  const post = postWith(page, theirWords)
  await expect(post).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Post text' })
  // The form is fetched when somebody writes for the first time.
  await post.getByRole('button', { name: 'Reply' }).click()
  await expect(text.last()).toBeVisible()
  await post.getByRole('button', { name: 'Reply' }).click()
  await chooseOf(postWith(page, ownWords), 'Edit')
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Post text' }).fill(edited)

  await page.context().setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toHaveCount(0)
  // What waits comes above the posts, grows by why it waits, and takes them from below a pointer.
  await expect(
    page.getByRole('article', { name: /^Your edit/ }).getByText(/Couldn’t reach the server/),
  ).toBeVisible()
  for (const name of [/^Favourite/, /^Repeat/, /^Bookmark/]) await post.getByRole('button', { name }).click()
  await post.getByRole('radio', { name: 'Left' }).click()
  await post.getByRole('button', { name: 'Vote' }).click()
  await expect(post.getByText('your vote')).toBeAttached()
  await post.getByRole('button', { name: 'Reply' }).click()
  await text.last().fill(`@${server.accounts.secondMember.username} ${reply}`)
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click()

  const opener = page.getByRole('button', { name: 'Outbox, 6' })
  await expect(opener).toBeVisible()
  await page.reload()
  await expect(opener).toBeVisible()
  await expect(post.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(
    post.getByRole('button', { name: 'Not sent yet: Favourite, Repeat, Bookmark, Vote' }),
  ).toBeVisible()
  await opener.click()
  const panel = page.getByRole('dialog', { name: 'Outbox' })
  await expect(panel.getByRole('article')).toHaveCount(6)
  await page.keyboard.press('Escape')
  expect(await read(memberApi, theirs.id)).toMatchObject({ favourited: false, bookmarked: false })

  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: /^Outbox/ })).toHaveCount(0)
  expect(await read(memberApi, theirs.id)).toMatchObject({
    favourited: true,
    reblogged: true,
    bookmarked: true,
    poll: { own_votes: [0] },
  })
  expect(textOf(await read(memberApi, own.id))).toBe(edited)
  const told = await secondApi.call<{ type: string; status: Seen | null }[]>('GET', '/api/v1/notifications')
  const ours = told.filter(({ status }) => status?.id === theirs.id || status?.content.includes(reply))
  const types = ours.map(({ type }) => type).toReversed()
  expect(types.filter((type) => type !== 'mention')).toEqual(['favourite', 'reblog'])
  expect(types.filter((type) => type === 'mention')).toHaveLength(1)
  const { descendants } = await memberApi.call<{ descendants: Seen[] }>(
    'GET',
    `/api/v1/statuses/${theirs.id}/context`,
  )
  expect(descendants.filter(({ content }) => content.includes(reply))).toHaveLength(1)
})

test('a post whose answer is lost arrives once on a server that knows no idempotency keys, whoever may read it', async ({
  openAs,
  server,
  memberApi,
  site,
  complaints,
}) => {
  complaints.allow(/^console: Failed to load resource/)
  await site.change({ knowsIdempotencyKeys: false })
  const page = await openAs(server.accounts.member, '/main/friends', {}, true)
  const openRequests = countRequests(page)
  const expectNotice = await watchNotices(page)
  for (const [scope, kind] of [
    ['public', 'text/plain'],
    ['private', 'text/markdown'],
    ['direct', 'text/plain'],
  ] as const) {
    const words = newWords('Low **tide** @nobody https://fen.example/lock')
    // A socket that drops would have the browser itself send the request again.
    await page.route(
      '**/api/v1/statuses',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await page.evaluate(
      ({ accountId, post }) => localStorage.setItem(`skein.outbox.${accountId}.1`, JSON.stringify({ post })),
      {
        accountId: memberApi.id,
        post: { status: words, visibility: scope, contentType: kind, idempotencyKey: `${words} key` },
      },
    )
    await page.reload()
    // Notifications are about posts of other journeys.
    const waiting = page.getByRole('main').getByRole('article', { name: /^Your post/ })
    await expect(waiting.getByText(/Next try at/)).toBeVisible()
    await skipDelays(page, openRequests, async () => expect(await waiting.count()).toBe(0))
    await expectNotice(/^Posted/)
    const newest = await memberApi.call<Seen[]>('GET', `/api/v1/accounts/${memberApi.id}/statuses?limit=40`)
    const own = words.split(' ').at(-1) ?? ''
    expect(newest.filter((each) => textOf(each).includes(own))).toHaveLength(1)
  }
})

/** What may happen to a request on its way there and back; the empty one is luck. */
const troubles: readonly Partial<Fault>[] = [
  { isAfter: true, dropSocket: true },
  {},
  { isTwice: true },
  {},
  { isAfter: true, status: 500 },
  { delayMs: 30 },
  { dropSocket: true },
  {},
  { isAfter: true, delayMs: 30, body: 'html' },
  { isTwice: true, isAfter: true, status: 502 },
  { status: 503 },
  { isAfter: true, body: 'half' },
]

/** So many that every trouble happens. */
const POSTS = isThorough ? 200 : 60

test(`${POSTS} posts to an instance that loses answers, repeats, delays and fails after storing arrive once each, in order`, async ({
  openAs,
  server,
  secondApi,
  faults,
}) => {
  const words = newWords('Mile')
  const texts = Array.from({ length: POSTS }, (_, index) => `${words} ${index}`)
  const page = await openAs(server.accounts.secondMember, '/about', {}, true)
  const openRequests = countRequests(page)
  for (let round = 0; round < 4; round += 1)
    for (const trouble of troubles)
      await faults.add({
        method: 'POST',
        path: '^/api/v1/statuses$',
        isPattern: true,
        times: 1,
        ...trouble,
      })
  await page.evaluate(
    ({ texts, start }) => {
      for (const [index, status] of texts.entries())
        localStorage.setItem(
          `${start}.${index + 1}`,
          JSON.stringify({ post: { status, visibility: 'public', idempotencyKey: `${status} key` } }),
        )
    },
    { texts, start: keyOf(page, secondApi.id, 'outbox') },
  )
  await page.reload()
  const waiting = () =>
    page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('.outbox.')))
  const fewerThan = (count: number) => async () => {
    const entries = await waiting()
    expect(entries.length, entries[0]?.[1]).toBeLessThan(count)
    return entries.length
  }
  // The limit is for one post: all of them may take minutes on a slow machine.
  for (let left = texts.length; left > 0;) left = await skipDelays(page, openRequests, fewerThan(left))

  const arrived: string[] = []
  for (let before = ''; arrived.length < texts.length;) {
    const batch = await secondApi.call<Seen[]>(
      'GET',
      `/api/v1/accounts/${secondApi.id}/statuses?limit=40${before && `&max_id=${before}`}`,
    )
    if (batch.length === 0) break
    arrived.push(...batch.map(textOf).filter((text) => text.startsWith(words)))
    before = batch.at(-1)?.id ?? ''
  }
  expect(arrived.toReversed()).toEqual(texts)
})
