import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { getInstance, setInstance } from '../model/instance.ts'
import { changeInstance } from '../model/testing/change-instance.ts'
import { getNotices, notify } from '../model/notices.ts'
import { endSession, consumeReturnPath } from '../model/session.ts'
import { setSetting } from '../model/settings.ts'
import { becomeVisitor, signIn, statusId, wirePost, wirePosts } from '../model/timelines/testing/instance.ts'
import { begin, end, homePath, open, publicPath } from '../testing/page.tsx'
import type { FakeServer } from '../testing/fake-server.ts'

const untouched = getInstance()
const closed = { status: 401, body: { error: 'This API requires an authenticated user' } }
let instance: FakeServer

beforeEach(async () => {
  instance = begin()
  changeInstance({ branding: { name: 'Fenland' } }, untouched)
  await becomeVisitor(instance)
})
afterEach(() => {
  setSetting('infiniteScroll', undefined)
  setInstance(untouched)
  return end()
})

const said = () => page.getByText('Only members can read this')
const signInLink = () => page.getByRole('link', { name: 'Sign in' })

/** One state: what it is, a way in, and nothing that cannot help. */
async function expectMembersOnly() {
  await expect.element(said()).toBeVisible()
  await expect.element(page.getByText('Sign in with your account on Fenland.')).toBeVisible()
  await expect.element(signInLink()).toHaveAttribute('href', '/login')
  expect(said().elements()).toHaveLength(1)
  expect(page.getByRole('button', { name: /retry/i }).elements()).toEqual([])
  expect(document.body.textContent).not.toMatch(/status: 4|This API|requires/)
  expect(getNotices()).toEqual([])
}

describe('what is for members only is said once, with the way to sign in', () => {
  test.each([401, 403, 422])('a timeline that answers %i', async (status) => {
    instance.faults.set(publicPath, { ...closed, status })
    await open('/main/all')
    await expectMembersOnly()
  })

  test('a hashtag', async () => {
    instance.faults.set('/api/v1/timelines/tag/bells', closed)
    await open('/tag/bells')
    await expectMembersOnly()
  })

  test('a profile', async () => {
    instance.faults.set('/api/v1/accounts/lookup', closed)
    instance.faults.set('/api/v1/accounts/mira', closed)
    await open('/users/mira')
    await expectMembersOnly()
  })

  test.each([
    ['says so', 401, false],
    ['knows no posts', 404, true],
    ['refuses', 403, true],
  ] as const)('a conversation where the server %s', async (_, status, isPrivate) => {
    changeInstance({ facts: { private: isPrivate } })
    instance.faults.set(`/api/v1/statuses/${statusId(1)}`, { ...closed, status })
    instance.faults.set(`/api/v1/statuses/${statusId(1)}/context`, { ...closed, status })
    await open(`/notice/${statusId(1)}`)
    await expectMembersOnly()
  })

  test.each(['/search', '/search?query=bells'])('%s on a private server', async (path) => {
    changeInstance({ facts: { private: true } })
    await open(path)
    await expectMembersOnly()
    expect(instance.asked('/api/v2/search')).toEqual([])
  })

  test('a search that the server refuses', async () => {
    instance.faults.set('/api/v2/search', closed)
    await open('/search?query=bells')
    await expectMembersOnly()
  })
})

test('the rest of a timeline that is for members only says so, without a way that cannot help', async () => {
  instance.pageSize = 20
  instance.timelines.set(publicPath, wirePosts(1, 40))
  setSetting('infiniteScroll', false)
  await open('/main/all')
  const more = page.getByRole('button', { name: 'Load older' })
  await expect.element(more).toBeInTheDocument()
  instance.faults.set(publicPath, closed)
  await more.press()
  await expectMembersOnly()
})

test('answers that are opened below a post and are for members only say so', async () => {
  const reply = wirePost(2, {
    in_reply_to_id: statusId(1),
    in_reply_to_account_id: 'id-tomas',
    replies_count: 3,
  })
  instance.timelines.set(publicPath, [reply])
  for (const path of [`/api/v1/statuses/${statusId(2)}`, `/api/v1/statuses/${statusId(2)}/context`])
    instance.faults.set(path, closed)
  await open('/main/all')
  await page.getByRole('button', { name: 'More', exact: true }).press()
  await page.getByRole('menuitem', { name: 'Show conversation here' }).press()
  await expectMembersOnly()
})

describe('what a visitor wants to act on from their own server', () => {
  test.each([401, 403, 422])('is for members only where the server answers %i', async (status) => {
    instance.faults.set(`/api/v1/statuses/${statusId(1)}`, { ...closed, status })
    await open(`/main/ostatus?status_id=${statusId(1)}`)
    await expectMembersOnly()
  })
})

test('signing in leads back to what was for members only', async () => {
  instance.faults.set(publicPath, closed)
  await open('/main/all')
  await signInLink().press()
  expect(location.pathname).toBe('/login')
  expect(consumeReturnPath()).toBe('/main/all')
})

test('a member whom a timeline is refused is told why, and asks again', async () => {
  await signIn(instance)
  instance.faults.set(publicPath, { status: 403, body: { error: 'No' } })
  await open('/main/all')
  await expect.element(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  expect(said().query()).toBeNull()
})

test.each([401, 403])(
  '[ERR-11] a member whom a timeline is refused with %i, with a token that is good, is told in a notice',
  async (status) => {
    instance.timelines.set(homePath, [])
    await signIn(instance)
    instance.faults.set(publicPath, { ...closed, status })
    await open('/main/all')
    await expect
      .poll(getNotices)
      .toMatchObject([{ level: 'error', messageKey: 'timeline.error', timeout: 5_000 }])
  },
)

test('of a token that the server no longer takes one notice is left: failures of before have gone', async () => {
  await signIn(instance)
  notify({ messageKey: 'timeline.error', messageArgs: { reason: 'Unexpected status: 403.' } })
  const kept = notify({ level: 'info', messageKey: 'session.ended' })
  endSession('refused')
  expect(getNotices().map(({ id }) => id)).toEqual([kept])
})
