import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { entityStore } from '../../model/entities.ts'
import { getClient } from '../../model/client.ts'
import { getServer } from '../../model/server.ts'
import { beginSession, endSession, getSession, readCredentials } from '../../model/session.ts'
import { account, forgetAll, readAccount, serve, type Reply } from '../../model/testing/fake-server.ts'
import { SESSION_CHECK_RETRY_MS } from '../limits.ts'
import { checkSession } from './check-session.ts'

beforeEach(async () => {
  forgetAll()
  beginSession('of-wren', await readAccount())
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  endSession('left')
  forgetAll()
})

async function check(...replies: Reply[]) {
  const server = serve(() => replies.shift() ?? { body: account })
  await checkSession(getClient())
  return server
}

test('[BOOT-05] the server is asked whose the kept token is, and what it says is shown', async () => {
  const server = await check({ body: { ...account, display_name: 'Wren of the Fen' } })
  expect(server.seen[0]).toMatchObject({ path: '/api/v1/accounts/verify_credentials', bearer: 'of-wren' })
  const { viewerId, status } = getSession()
  expect(status).toBe('signedIn')
  expect(viewerId && entityStore.accounts.get(viewerId)?.displayName).toBe('Wren of the Fen')
})

for (const status of [401, 403]) {
  test(`[BOOT-05] a token that is refused with ${status} ends the session`, async () => {
    await check({ status, body: { error: 'Invalid credentials.' } })
    expect(getSession().status).toBe('visitor')
    expect(readCredentials(getServer()).userToken).toBeNull()
  })
}

for (const [what, reply] of [
  ['a broken line', 'unreachable'],
  ['a server in trouble', { status: 503, body: null }],
  ['half an answer', { body: 'half' }],
] as const) {
  test(`[BOOT-05] ${what} leaves the session alone, and the question is asked again later`, async () => {
    const server = await check(reply)
    expect(getSession()).toMatchObject({ status: 'signedIn', token: 'of-wren' })
    await vi.advanceTimersByTimeAsync(SESSION_CHECK_RETRY_MS)
    expect(server.seen).toHaveLength(2)
  })
}

test('an answer that comes after signing out signs nobody in', async () => {
  serve(() => ({ body: account }))
  const checking = checkSession(getClient())
  endSession('left')
  await checking
  expect(getSession().status).toBe('visitor')
})
