import type { Locator, Page } from '@playwright/test'
import {
  expect,
  losePatience,
  silence,
  skipDelays,
  test,
  type Fault,
  type Faults,
} from '../fixtures/faults.ts'
import { newWords, postWith } from '../fixtures/posts.ts'
import { countRequests } from '../fixtures/walk.ts'

type Misbehaviour = Pick<Fault, 'status' | 'body' | 'delayMs'>
/** Name, what the server does, what the page says, and the path when it is not the usual one. */
type Case = readonly [name: string, fault: Misbehaviour, says: RegExp, path?: string]

const errors: readonly [name: string, fault: Misbehaviour, says: RegExp, serverSays: RegExp][] = [
  ['429', { status: 429 }, /You are rate limited/, /Throttled/],
  ['500', { status: 500 }, /Internal Server Error/, /Internal server error/],
  ['503', { status: 503 }, /The backend is not available/, /Service unavailable/],
]
const noData = /The server sent an answer that Skein couldn’t read/
const tooLong = /The server took too long to answer/

/** Errors, and between them answers that cannot be read: what is said changes each time. */
const mixed = (saysOfError: (of: (typeof errors)[number]) => RegExp, others: readonly Case[]): Case[] =>
  errors.flatMap((of, index): Case[] => {
    const [name, fault] = of
    const other = others[index]
    return [[name, fault, saysOfError(of)], ...(other ? [other] : [])]
  })

const unreadable = (says: RegExp): Case[] => [
  ['HTML for JSON', { body: 'html' }, says],
  ['half a JSON', { body: 'half' }, says],
]

const readingFaults = mixed(([, , says]) => says, [...unreadable(noData), ['silence', silence, tooLong]])

const isSilent = ({ delayMs }: Misbehaviour) => delayMs !== undefined

/** What is not silent has answered before the clock goes on: it would be given up with the rest. */
async function othersHaveAnswered(page: Page) {
  const others = (await page.requests()).filter((request) => request.url().includes('config'))
  await Promise.all(others.map((request) => request.response()))
}

/** Presses, and waits until that was asked for. A silent server is not waited for: the page's clock goes on. */
async function press(page: Page, button: Locator, { path, isPattern, ...fault }: Fault) {
  const asked = page.waitForRequest((request) => {
    const { pathname } = new URL(request.url())
    return isPattern === true ? new RegExp(path).test(pathname) : pathname === path
  })
  await button.click()
  const request = await asked
  if (isSilent(fault)) await losePatience(page)
  else await request.response()
}

/** Meets every fault, the first at the start and the others by Retry; then Retry brings what was asked for. */
async function meetAll(
  page: Page,
  faults: Faults,
  where: Pick<Fault, 'path' | 'isPattern'>,
  cases: readonly Case[],
) {
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'Retry' })
  for (const [index, [name, fault, says]] of cases.entries())
    await test.step(name, async () => {
      if (index > 0) {
        await faults.clear()
        await faults.add({ ...where, ...fault })
        await press(page, retry, { ...where, ...fault })
      }
      await expect(main.getByText(says)).toBeVisible()
    })
  await faults.clear()
  await retry.click()
  await expect(retry).toHaveCount(0)
  for (const [, , says] of cases) await expect(main.getByText(says)).toHaveCount(0)
}

test('home: each fault is said, and Retry brings the posts', async ({
  openAs,
  server,
  memberApi,
  faults,
}) => {
  const words = newWords('Home stands')
  await memberApi.post(words)
  const where = { path: '/api/v1/timelines/home' }
  const [[, first] = []] = readingFaults
  await faults.add({ ...where, ...first })
  const page = await openAs(server.accounts.member, '/main/friends', {}, true)
  await meetAll(page, faults, where, readingFaults)
  await expect(postWith(page, words)).toBeVisible()
})

test('conversation: each fault is said, and Retry brings the thread', async ({
  openAs,
  server,
  memberApi,
  faults,
}) => {
  const words = newWords('A thread stands')
  const { id } = await memberApi.post(words)
  const where = { path: `^/api/v1/statuses/${id}(/context)?$`, isPattern: true }
  await faults.add({ ...where, ...silence })
  const page = await openAs(server.accounts.member, `/notice/${id}`, {}, true)
  // Home is asked for, too: the post itself may have come with it.
  const loading = page.getByRole('main').getByText(/^Loading (?:the rest of the )?conversation$/)
  await expect(loading).toBeAttached()
  await othersHaveAnswered(page)
  await losePatience(page)
  // Silence comes first here.
  await meetAll(page, faults, where, readingFaults.toReversed())
  await expect(postWith(page, words)).toBeVisible()
  await expect(page.getByRole('main').getByText('1 post, 1 person')).toBeVisible()
})

test('home: a post without an id is left out, the others stand', async ({
  openAs,
  server,
  memberApi,
  faults,
}) => {
  const [lost, kept] = [newWords('Without id'), newWords('With id')]
  await memberApi.post(kept)
  await memberApi.post(lost)
  const [{ id: _, ...first }, ...rest] = await memberApi.call<[{ id: string }]>(
    'GET',
    '/api/v1/timelines/home',
  )
  // Each time: who signs in first, for this journey or for one before, asks for home as well.
  await faults.add({ path: '/api/v1/timelines/home', body: JSON.stringify([first, ...rest]) })
  const page = await openAs(server.accounts.member)
  await expect(postWith(page, kept)).toBeVisible()
  await expect(postWith(page, lost)).toHaveCount(0)
})

test('conversation: a post without an id is said to be no data, and Retry brings it', async ({
  openAs,
  server,
  memberApi,
  faults,
}) => {
  const words = newWords('No id')
  const { id } = await memberApi.post(words)
  await faults.add({ path: `/api/v1/statuses/${id}`, body: '{"content":"<p>nobody</p>"}' })
  const page = await openAs(server.accounts.member, `/notice/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText(noData)).toBeVisible()
  await faults.clear()
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(postWith(page, words)).toBeVisible()
})

const tryAgain = /An error occurred, please try again/
const signInFaults: readonly Case[] = [
  ...mixed(
    ([, , , serverSays]) => serverSays,
    [
      ...unreadable(tryAgain),
      [
        'an account without id',
        { body: '{"username":"x"}' },
        tryAgain,
        '/api/v1/accounts/verify_credentials',
      ],
    ],
  ),
  ['silence', silence, /Failed to connect to server, try again/],
]

test('sign-in: each fault is said, and the same name and password go through afterwards', async ({
  page,
  server,
  faults,
}) => {
  const { username, password } = server.accounts.member
  await page.clock.install()
  await page.goto('/login')
  const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  const submit = form.getByRole('button', { name: 'Sign in', exact: true })
  for (const [name, fault, says, path = '/oauth/token'] of signInFaults)
    await test.step(name, async () => {
      await faults.clear()
      await faults.add({ path, ...fault })
      await press(page, submit, { path, ...fault })
      await expect(page.getByRole('main').getByText(says)).toBeVisible()
      await expect(form.getByLabel('Username')).toHaveValue(username)
      await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password)
    })
  await faults.clear()
  await submit.click()
  await page.waitForURL('**/main/friends')
})

const postingFaults: readonly Case[] = [
  ...mixed(
    ([, , , serverSays]) => serverSays,
    [...unreadable(noData), ['a post without id', { body: '{"content":"<p>nobody</p>"}' }, noData]],
  ),
  ['silence', silence, tooLong],
]

for (const [name, fault, says] of postingFaults)
  test(`posting: ${name} is said, it waits where one sees it, also after a reload, and is posted once, by itself`, async ({
    openAs,
    server,
    memberApi,
    faults,
  }) => {
    const words = newWords('Written with care')
    const page = await openAs(server.accounts.member, '/main/friends', {}, true)
    const openRequests = countRequests(page)
    const form = page.getByRole('form', { name: 'New post' })
    const text = form.getByRole('textbox', { name: 'Post text' })
    const post = form.getByRole('button', { name: 'Post', exact: true })
    await text.click()
    await text.pressSequentially(words)
    await faults.add({ method: 'POST', path: '/api/v1/statuses', ...fault })
    if (isSilent(fault)) await othersHaveAnswered(page)
    await press(page, post, { path: '/api/v1/statuses', ...fault })
    const waiting = page.getByRole('main').getByRole('article', { name: /^Your post/ })
    await expect(waiting).toContainText(words)
    await expect(waiting).toContainText(says)
    await expect(text).toHaveValue('')
    await page.reload()
    // On a slow machine the client may have found by now that the server stored it.
    await expect(waiting.filter({ hasText: words }).or(postWith(page, words)).first()).toBeVisible()
    await faults.clear()
    // A retry that the silent server had before would never end.
    if (isSilent(fault)) await losePatience(page)
    // Right after a reload the waiting post may not be drawn yet: what is stored says whether it was sent.
    await skipDelays(page, openRequests, async () =>
      expect(
        await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.outbox.'))),
      ).toEqual([]),
    )
    await expect(waiting).toHaveCount(0)
    await expect(postWith(page, words)).toBeVisible()
    const mine = await memberApi.call<{ content: string }[]>(
      'GET',
      `/api/v1/accounts/${memberApi.id}/statuses`,
    )
    expect(mine.filter(({ content }) => content.includes(words))).toHaveLength(1)
  })
