import { afterEach, beforeEach, expect, test } from 'vitest'

import { getClient } from '../../model/client.ts'
import { getServer } from '../../model/server.ts'
import { readRedirectAnswer, redirectAddress } from './redirect.ts'
import { forgetAll, serve, usualAnswers } from '../../model/testing/fake-server.ts'

beforeEach(forgetAll)
afterEach(forgetAll)

test('[AUTH-12] the address of the sign-in page carries the client, the way back, the scope and a fresh state', async () => {
  serve(usualAnswers)
  const first = new URL(await redirectAddress(getClient()))
  const second = new URL(await redirectAddress(getClient()))
  expect(first.origin + first.pathname).toBe(`${getServer()}/oauth/authorize`)
  const { state, ...rest } = Object.fromEntries(first.searchParams)
  expect(rest).toEqual({
    response_type: 'code',
    client_id: 'client',
    redirect_uri: `${getServer()}/oauth-callback`,
    scope: 'read write follow push admin',
  })
  expect(state).toMatch(/^[\da-f]{36}$/)
  expect(second.searchParams.get('state')).not.toBe(state)
})

test('a code is taken only with the state that this tab sent, and only once', async () => {
  serve(usualAnswers)
  const state = new URL(await redirectAddress(getClient())).searchParams.get('state') ?? ''
  expect(readRedirectAnswer(`?code=abc&state=${state}`)).toEqual({ kind: 'code', code: 'abc' })
  expect(readRedirectAnswer(`?code=abc&state=${state}`)).toEqual({ kind: 'wrongState' })
  await redirectAddress(getClient())
  expect(readRedirectAnswer('?code=abc&state=forged')).toEqual({ kind: 'wrongState' })
  expect(readRedirectAnswer('?code=abc')).toEqual({ kind: 'wrongState' })
  expect(readRedirectAnswer('')).toEqual({ kind: 'noCode' })
  expect(readRedirectAnswer('?error=access_denied')).toEqual({ kind: 'refused', reason: 'access_denied' })
})
