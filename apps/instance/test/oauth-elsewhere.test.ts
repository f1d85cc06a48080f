import { afterEach, beforeEach, expect, it } from 'vitest'
import { requestHeaders } from '../src/proxy/rules.ts'
import { createWorld, passwordOf, type World } from './support/world.ts'

const REDIRECT = 'http://localhost:5173/oauth-callback'
// Of RFC 7636, appendix B.
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const register = (scopes: string) =>
  world.ask(null, 'POST', '/api/v1/apps', { client_name: 'Test', redirect_uris: REDIRECT, scopes })
const token = (fields: Record<string, string>) =>
  world.ask(null, 'POST', '/oauth/token', new URLSearchParams(fields))

/** What the sign-in page sends when somebody allows it. */
const allow = async (query: Record<string, string>): Promise<string> => {
  const page = await world.ask(null, 'GET', `/oauth/authorize?${new URLSearchParams(query)}`)
  const hidden = [...String(page.body).matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  const form = new URLSearchParams(hidden.map(([, name = '', value = '']) => [name, value]))
  form.set('authorization[name]', 'alice')
  form.set('authorization[password]', passwordOf('alice'))
  const answer = await world.ask(null, 'POST', '/oauth/authorize', form)
  return new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

it('a site without the password grant refuses it as Mastodon does, and takes the others', async () => {
  world.instance.options.grantTypes = ['authorization_code', 'client_credentials']
  const { body: app } = await register('read')
  const keys = { client_id: String(app.client_id), client_secret: String(app.client_secret) }
  const answer = await token({
    ...keys,
    grant_type: 'password',
    username: 'alice',
    password: passwordOf('alice'),
  })
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      error: 'unsupported_grant_type',
      error_description: 'The authorization grant type is not supported by the authorization server.',
    },
  ])
  expect((await token({ ...keys, grant_type: 'client_credentials' })).status).toBe(200)
})

it('a site that knows its scopes refuses others as Mastodon does', async () => {
  world.instance.options.oauthScopes = ['read', 'write', 'follow', 'push']
  const refused = await register('read write follow push admin')
  expect([refused.status, refused.body.error]).toEqual([
    422,
    "Validation failed: Scopes doesn't match configured on the server.",
  ])
  expect((await register('read write follow push')).status).toBe(200)
})

it('a site tells of its grants and scopes only when it is switched on, else its front page comes', async () => {
  const path = '/.well-known/oauth-authorization-server'
  expect((await world.ask(null, 'GET', path)).headers.get('content-type')).toContain('text/html')
  Object.assign(world.instance.options, {
    isOAuthDescribed: true,
    grantTypes: ['authorization_code'],
    oauthScopes: ['read'],
  })
  expect((await world.ask(null, 'GET', path)).body).toMatchObject({
    grant_types_supported: ['authorization_code'],
    scopes_supported: ['read'],
    code_challenge_methods_supported: ['S256'],
  })
})

it('a code asked for with a challenge is given for its verifier only', async () => {
  const { body: app } = await register('read')
  const code = await allow({
    response_type: 'code',
    client_id: String(app.client_id),
    redirect_uri: REDIRECT,
    scope: 'read',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
  })
  const exchange = (more: Record<string, string>) =>
    token({
      client_id: String(app.client_id),
      client_secret: String(app.client_secret),
      grant_type: 'authorization_code',
      redirect_uri: REDIRECT,
      code,
      ...more,
    })
  expect((await exchange({})).status).toBe(400)
  expect((await exchange({ code_verifier: `${VERIFIER}x` })).status).toBe(400)
  expect((await exchange({ code_verifier: VERIFIER })).body.scope).toBe('read')
})

it('a new password is asked for among the pages: whoever takes JSON only is refused', async () => {
  const ask = (accept: string) =>
    world.ask(null, 'POST', '/auth/password?email=a%40b.example', undefined, { accept })
  expect((await ask('application/json')).status).toBe(406)
  expect((await ask('*/*')).status).toBe(204)
  expect((await ask('text/html')).status).toBe(204)
})

it('the client in front of a server names no page it came from', () => {
  const headers = { origin: 'http://localhost:5000', referer: 'http://localhost:5000/login', accept: '*/*' }
  const told = requestHeaders(headers, new URL('https://some.server'))
  expect(told).toEqual({ accept: '*/*', origin: 'https://some.server', host: 'some.server' })
})
