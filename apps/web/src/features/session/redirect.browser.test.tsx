import { afterEach, expect, test, vi } from 'vitest'

import { getClient } from '../../model/client.ts'
import { getServer } from '../../model/server.ts'
import { changeCredentials, readCredentials } from '../../model/session.ts'
import { readRedirectAnswer, redirectAddress } from './redirect.ts'
import { signInByRedirectCode } from './sign-in.ts'
import { serve, defaultAnswers } from '../../model/testing/fake-server.ts'
import { serveBut } from './testing.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('[AUTH-12] the address of the sign-in page carries the client, the way back, the scope and a fresh state', async () => {
  serve(defaultAnswers)
  const first = new URL(await redirectAddress(getClient()))
  const second = new URL(await redirectAddress(getClient()))
  expect(first.origin + first.pathname).toBe(`${getServer()}/oauth/authorize`)
  const { state, code_challenge: challenge, ...rest } = Object.fromEntries(first.searchParams)
  expect(rest).toEqual({
    response_type: 'code',
    client_id: 'client',
    redirect_uri: `${getServer()}/oauth-callback`,
    scope: 'read write follow push admin',
    code_challenge_method: 'S256',
  })
  expect(challenge).toMatch(/^[\w-]{43}$/)
  expect(second.searchParams.get('code_challenge')).not.toBe(challenge)
  expect(state).toMatch(/^[\da-f]{36}$/)
  expect(second.searchParams.get('state')).not.toBe(state)
})

test('[AUTH-13] the code is changed with the verifier whose hash the sign-in page was shown', async () => {
  const server = serve(defaultAnswers)
  const params = new URL(await redirectAddress(getClient())).searchParams
  const answer = readRedirectAnswer(`?code=abc&state=${params.get('state')}`)
  if (answer.kind !== 'code') throw new Error(answer.kind)
  await signInByRedirectCode(getClient(), answer.code, answer.pending)
  const verifier = server.asked('/oauth/token').at(-1)?.form['code_verifier'] ?? ''
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  expect(btoa(String.fromCharCode(...hash))).toBe(
    `${(params.get('code_challenge') ?? '').replaceAll('-', '+').replaceAll('_', '/')}=`,
  )
  expect(verifier).toMatch(/^[\w-]{43}$/)
})

test('[AUTH-12] where the browser makes no hashes the redirect goes without a challenge', async () => {
  serve(defaultAnswers)
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(7) })
  const params = new URL(await redirectAddress(getClient())).searchParams
  expect(params.has('code_challenge')).toBe(false)
  expect(params.get('state')).toBe('07'.repeat(18))
})

test('[AUTH-13] with the storage of the tab denied the way back knows its state, client and verifier', async () => {
  serve(defaultAnswers)
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny)
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny)
  const params = new URL(await redirectAddress(getClient())).searchParams
  expect(readRedirectAnswer(`?code=abc&state=${params.get('state')}`)).toEqual({
    kind: 'code',
    code: 'abc',
    pending: {
      state: params.get('state'),
      verifier: expect.stringMatching(/^[\w-]{43}$/),
      app: { clientId: 'client', clientSecret: 'secret', scopes: 'read write follow push admin' },
    },
  })
  expect(window.name).toBe('')
})

test('[AUTH-12] a kept client that the server forgot is registered anew before anybody is sent there', async () => {
  changeCredentials(getServer(), { clientId: 'old', clientSecret: 'secret', scopes: 'read' })
  serve((seen) =>
    seen.form['client_id'] === 'old'
      ? { status: 401, body: { error: 'invalid_client' } }
      : defaultAnswers(seen),
  )
  const params = new URL(await redirectAddress(getClient())).searchParams
  expect(params.get('client_id')).toBe('client')
  expect(params.get('scope')).toBe('read write follow push admin')
})

test('[API-04] a server that lists its scopes is asked for those of ours among them, from the client on', async () => {
  const server = serveBut('/.well-known/oauth-authorization-server', {
    body: { scopes_supported: ['read', 'write', 'follow', 'push', 'admin:read'] },
  })
  const params = new URL(await redirectAddress(getClient())).searchParams
  expect(params.get('scope')).toBe('read write follow push')
  expect(server.asked('/api/v1/apps')[0]?.form['scopes']).toBe('read write follow push')
  expect(readCredentials(getServer()).scopes).toBe('read write follow push')
})

test('a code is taken only with the state that this tab sent, and only once', async () => {
  serve(defaultAnswers)
  const state = new URL(await redirectAddress(getClient())).searchParams.get('state') ?? ''
  expect(readRedirectAnswer(`?code=abc&state=${state}`)).toMatchObject({ kind: 'code', code: 'abc' })
  expect(readRedirectAnswer(`?code=abc&state=${state}`)).toEqual({ kind: 'wrongState' })
  await redirectAddress(getClient())
  expect(readRedirectAnswer('?code=abc&state=forged')).toEqual({ kind: 'wrongState' })
  expect(readRedirectAnswer('?code=abc')).toEqual({ kind: 'wrongState' })
  expect(readRedirectAnswer('')).toEqual({ kind: 'noCode' })
  expect(readRedirectAnswer('?error=access_denied')).toEqual({ kind: 'denied' })
})

test('why it was refused is told in the server’s words only where they answer this tab', async () => {
  serve(defaultAnswers)
  const query = '?error=server_error&error_description=Call+this+number'
  expect(readRedirectAnswer(query)).toEqual({ kind: 'refused', reason: null })
  await redirectAddress(getClient())
  expect(readRedirectAnswer(`${query}&state=forged`)).toEqual({ kind: 'refused', reason: null })
  const state = new URL(await redirectAddress(getClient())).searchParams.get('state') ?? ''
  expect(readRedirectAnswer(`${query}&state=${state}`)).toEqual({
    kind: 'refused',
    reason: 'Call this number',
  })
})
