import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import {
  answerMfaChallenge,
  authorizeUrl,
  exchangeCode,
  fetchAppToken,
  fetchOAuthServer,
  readMfaChallenge,
  registerApp,
  revokeToken,
  signInWithPassword,
} from './session.ts'

const app = { clientId: 'id', clientSecret: 'secret' }
const token = () => json(bodyOf('akkoma-3.16', 'oauth-token--password'))

it('[API-04] an app is registered with a form, and its client data are read', async () => {
  const { client, seen } = createFakeServer(json(bodyOf('akkoma-3.16', 'apps-post')))
  const registered = await registerApp(client, {
    name: 'Skein',
    redirectUri: 'https://a.example/oauth-callback',
  })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v1/apps' })
  expect(seen[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(seen[0]?.headers.has('authorization')).toBe(false)
  expect(seen[0]?.fields).toEqual([
    ['client_name', 'Skein'],
    ['redirect_uris', 'https://a.example/oauth-callback'],
    ['scopes', 'read write follow push admin'],
  ])
  expect(registered).toMatchObject({
    clientId: expect.stringMatching(/^Cb5/),
    clientSecret: expect.stringMatching(/^Zk5/),
  })
})

it('[API-05] the token of the client itself', async () => {
  const { client, seen } = createFakeServer(token())
  await fetchAppToken(client, app, 'https://a.example/oauth-callback')
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toEqual({
    client_id: 'id',
    client_secret: 'secret',
    grant_type: 'client_credentials',
    redirect_uri: 'https://a.example/oauth-callback',
  })
})

it('[API-06] a code is changed for a token', async () => {
  const { client, seen } = createFakeServer(token())
  await exchangeCode(client, app, { code: 'c', redirectUri: 'https://a.example/oauth-callback' })
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toEqual({
    client_id: 'id',
    client_secret: 'secret',
    grant_type: 'authorization_code',
    code: 'c',
    redirect_uri: 'https://a.example/oauth-callback',
  })
})

it('[API-07] name and password, without the token of an earlier session', async () => {
  const { client, seen } = createFakeServer(token())
  const signedIn = await signInWithPassword(client, app, { username: 'alice', password: 'p w' })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/oauth/token' })
  expect(seen[0]?.headers.has('authorization')).toBe(false)
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toEqual({
    client_id: 'id',
    client_secret: 'secret',
    grant_type: 'password',
    username: 'alice',
    password: 'p w',
  })
  expect(signedIn).toMatchObject({ me: 'http://localhost:4000/users/alice', expiresIn: 3_153_600_000 })
})

it('[API-08] the address of the sign-in page', () => {
  const url = authorizeUrl(
    { baseUrl: 'https://server.example' },
    { clientId: 'id', redirectUri: 'https://a.example/oauth-callback', state: 's' },
  )
  expect(url).toMatch(/^https:\/\/server\.example\/oauth\/authorize\?/)
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'id',
    redirect_uri: 'https://a.example/oauth-callback',
    scope: 'read write follow push admin',
    state: 's',
  })
})

it('[API-06] [API-08] with a proof the sign-in page gets its challenge, and the code is changed with its verifier', async () => {
  const url = authorizeUrl(
    { baseUrl: 'https://server.example' },
    { clientId: 'id', redirectUri: 'https://a.example/', state: 's', codeChallenge: 'hash', scope: 'read' },
  )
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    scope: 'read',
    code_challenge: 'hash',
    code_challenge_method: 'S256',
  })
  const { client, seen } = createFakeServer(token())
  await exchangeCode(client, app, { code: 'c', redirectUri: 'https://a.example/', codeVerifier: 'v' })
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toMatchObject({ code: 'c', code_verifier: 'v' })
})

it('what a server says of its sign-in is read, and what it does not say is unknown', async () => {
  const { client, seen } = createFakeServer(
    json(bodyOf('mastodon', 'oauth-authorization-server')),
    json({ issuer: 'https://server.example', grant_types_supported: 'password' }),
  )
  const said = await fetchOAuthServer(client)
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/.well-known/oauth-authorization-server' })
  expect(seen[0]?.headers.has('authorization')).toBe(false)
  expect(said.grantTypes).toEqual(['authorization_code', 'client_credentials'])
  expect(said.scopes).toContain('admin:read')
  expect(await fetchOAuthServer(client)).toEqual({ grantTypes: null, scopes: null })
})

it('a front page in the place of what a server says of its sign-in is no answer', async () => {
  const { client } = createFakeServer(new Response('<!DOCTYPE html><title>x</title>'))
  await expect(fetchOAuthServer(client)).rejects.toMatchObject({ kind: 'garbage' })
})

it('a challenge is read from the failed sign-in', async () => {
  const { client } = createFakeServer(
    json(bodyOf('akkoma-3.16', 'oauth-token--error-mfa_required'), { status: 403 }),
  )
  const error: unknown = await signInWithPassword(client, app, { username: 'erin', password: 'p' }).catch(
    (e: unknown) => e,
  )
  expect(readMfaChallenge(error)).toEqual({ mfaToken: expect.stringMatching(/^-EVV/), types: ['totp'] })
})

it('another failure holds no challenge', async () => {
  const { client } = createFakeServer(
    json(bodyOf('akkoma-3.16', 'oauth-token--error-invalid-login'), { status: 400 }),
  )
  const error: unknown = await signInWithPassword(client, app, { username: 'a', password: 'p' }).catch(
    (e: unknown) => e,
  )
  expect(error).toMatchObject({ serverMessage: 'Invalid credentials' })
  expect(readMfaChallenge(error)).toBeNull()
  expect(readMfaChallenge(new TypeError('x'))).toBeNull()
})

it.each([
  ['account-disabled', 'account_is_disabled'],
  ['missing_confirmed_email', 'missing_confirmed_email'],
  ['password_reset_required', 'password_reset_required'],
])('the refusal %s has an identifier', async (name, identifier) => {
  const { client } = createFakeServer(
    json(bodyOf('akkoma-3.16', `oauth-token--error-${name}`), { status: 403 }),
  )
  const signIn = signInWithPassword(client, app, { username: 'a', password: 'p' })
  await expect(signIn).rejects.toMatchObject({ identifier })
})

it('[API-09] a challenge is answered', async () => {
  const { client, seen } = createFakeServer(token())
  await answerMfaChallenge(client, app, { mfaToken: 'm', code: '123456', type: 'totp' })
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/oauth/mfa/challenge' })
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toEqual({
    client_id: 'id',
    client_secret: 'secret',
    mfa_token: 'm',
    code: '123456',
    challenge_type: 'totp',
  })
})

it('[API-10] a token is revoked', async () => {
  const { client, seen } = createFakeServer(json({}))
  await revokeToken(client, app, 'old')
  expect(seen[0]).toMatchObject({ method: 'POST', url: '/oauth/revoke' })
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toEqual({
    client_id: 'id',
    client_secret: 'secret',
    token: 'old',
  })
})
