import type { Page } from '@playwright/test'
import { expect, losePatience, silence, test, type Fault } from '../fixtures/faults.ts'
import { newWords, postWith } from '../fixtures/posts.ts'

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
const unreadable: readonly [name: string, fault: Misbehaviour][] = [
  ['HTML for JSON', { body: 'html' }],
  ['half a JSON', { body: 'half' }],
]

const readingFaults: readonly Case[] = [
  ...errors.map(([name, fault, says]): Case => [name, fault, says]),
  ...unreadable.map(([name, fault]): Case => [name, fault, noData]),
  ['silence', silence, tooLong],
]

const isSilent = ({ delayMs }: Misbehaviour) => delayMs !== undefined

/** A silent server is not waited for: the page's clock goes on. */
async function whenSilent(page: Page, fault: Misbehaviour, isAsking: () => Promise<void>) {
  if (!isSilent(fault)) return
  await isAsking()
  // What is not silent has answered before the clock goes on: it would be given up with the rest.
  const others = (await page.requests()).filter((request) => request.url().includes('config'))
  await Promise.all(others.map((request) => request.response()))
  await losePatience(page)
}

for (const [name, fault, says] of readingFaults) {
  test(`home: ${name} is said, and Retry brings the posts`, async ({ openAs, server, memberApi, faults }) => {
    const words = newWords('Home stands')
    await memberApi.post(words)
    await faults.add({ path: '/api/v1/timelines/home', ...fault })
    const page = await openAs(server.accounts.member, '/main/friends', {}, isSilent(fault))
    const main = page.getByRole('main')
    await whenSilent(page, fault, () => expect(main.getByText('Loading posts')).toBeAttached())
    const reason = main.getByText(says)
    await expect(reason).toBeVisible()
    await faults.clear()
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(postWith(page, words)).toBeVisible()
    await expect(reason).toHaveCount(0)
  })

  test(`conversation: ${name} is said, and Retry brings the thread`, async ({
    openAs,
    server,
    memberApi,
    faults,
  }) => {
    const words = newWords('A thread stands')
    const { id } = await memberApi.post(words)
    await faults.add({ path: `^/api/v1/statuses/${id}(/context)?$`, isPattern: true, ...fault })
    const page = await openAs(server.accounts.member, `/notice/${id}`, {}, isSilent(fault))
    const main = page.getByRole('main')
    await whenSilent(page, fault, () => expect(main.getByText('Loading conversation')).toBeAttached())
    await expect(main.getByText(says)).toBeVisible()
    await faults.clear()
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(postWith(page, words)).toBeVisible()
    await expect(main.getByText('1 post, 1 person')).toBeVisible()
  })
}

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
  ...errors.map(([name, fault, , serverSays]): Case => [name, fault, serverSays]),
  ...unreadable.map(([name, fault]): Case => [name, fault, tryAgain]),
  ['an account without id', { body: '{"username":"x"}' }, tryAgain, '/api/v1/accounts/verify_credentials'],
  ['silence', silence, /Failed to connect to server, try again/],
]

for (const [name, fault, says, path = '/oauth/token'] of signInFaults) {
  test(`sign-in: ${name} is said, and the same name and password go through afterwards`, async ({
    page,
    server,
    faults,
  }) => {
    const { username, password } = server.accounts.member
    if (isSilent(fault)) await page.clock.install()
    await page.goto('/login')
    const form = page.getByRole('main').getByRole('form', { name: 'Sign in' })
    await form.getByLabel('Username').fill(username)
    await form.getByLabel('Password', { exact: true }).fill(password)
    await faults.add({ path, ...fault })
    const submit = form.getByRole('button', { name: 'Sign in', exact: true })
    await submit.click()
    await whenSilent(page, fault, () => expect(submit).toBeDisabled())
    await expect(page.getByRole('main').getByText(says)).toBeVisible()
    await expect(form.getByLabel('Username')).toHaveValue(username)
    await expect(form.getByLabel('Password', { exact: true })).toHaveValue(password)
    await faults.clear()
    await submit.click()
    await page.waitForURL('**/main/friends')
  })
}

const postingFaults: readonly Case[] = [
  ...errors.map(([name, fault, , serverSays]): Case => [name, fault, serverSays]),
  ...unreadable.map(([name, fault]): Case => [name, fault, noData]),
  ['a post without id', { body: '{"content":"<p>nobody</p>"}' }, noData],
  ['silence', silence, tooLong],
]

for (const [name, fault, says] of postingFaults) {
  test(`posting: ${name} is said, it waits where one sees it, also after a reload, and is posted once, by itself`, async ({
    openAs,
    server,
    memberApi,
    faults,
  }) => {
    const words = newWords('Written with care')
    const page = await openAs(server.accounts.member, '/main/friends', {}, true)
    const form = page.getByRole('form', { name: 'New post' })
    const text = form.getByRole('textbox', { name: 'Post text' })
    const post = form.getByRole('button', { name: 'Post', exact: true })
    await text.click()
    await text.pressSequentially(words)
    await faults.add({ method: 'POST', path: '/api/v1/statuses', ...fault })
    await post.click()
    await whenSilent(page, fault, () => expect(text).not.toBeEditable())
    const waiting = page.getByRole('main').getByRole('article', { name: /^Your post/ })
    await expect(waiting).toContainText(words)
    await expect(waiting).toContainText(says)
    await expect(text).toHaveValue('')
    await page.reload()
    await expect(waiting).toContainText(words)
    await faults.clear()
    // It is tried again after a while; one that was on its way to the silent server is given up first.
    await losePatience(page)
    await expect(waiting).toHaveCount(0)
    await expect(postWith(page, words)).toBeVisible()
    const mine = await memberApi.call<{ content: string }[]>(
      'GET',
      `/api/v1/accounts/${memberApi.id}/statuses`,
    )
    expect(mine.filter(({ content }) => content.includes(words))).toHaveLength(1)
  })
}
