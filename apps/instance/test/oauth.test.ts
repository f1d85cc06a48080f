import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { RECOVERY_CODES, TOTP_SECRET, createWorld, passwordOf } from './support/world.ts'

const REDIRECT = 'http://localhost:5173/oauth-callback'

const codeAt = (ms: number): string =>
  new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate({ timestamp: ms })

describe('signing in', () => {
  let world: World
  let client: { client_id: string; client_secret: string }
  const token = (fields: Record<string, string>) =>
    world.ask(null, 'POST', '/oauth/token', new URLSearchParams({ ...client, ...fields }))
  const challenge = (fields: Record<string, string>) =>
    world.ask(null, 'POST', '/oauth/mfa/challenge', new URLSearchParams({ ...client, ...fields }))
  const authorizePath = (more: Record<string, string> = {}) =>
    `/oauth/authorize?${new URLSearchParams({ response_type: 'code', client_id: client.client_id, redirect_uri: REDIRECT, scope: 'read write', state: 's1', ...more })}`
  const allow = (name: string, password = passwordOf(name)) =>
    world.ask(
      null,
      'POST',
      '/oauth/authorize',
      new URLSearchParams({
        'authorization[name]': name,
        'authorization[password]': password,
        'authorization[client_id]': client.client_id,
        'authorization[redirect_uri]': REDIRECT,
        'authorization[response_type]': 'code',
        'authorization[scope][]': 'read',
        'authorization[state]': 's1',
      }),
    )

  beforeEach(async () => {
    world = await createWorld()
    const form = { client_name: 'Test', redirect_uris: REDIRECT, scopes: 'read write follow push admin' }
    client = (await world.ask(null, 'POST', '/api/v1/apps', form)).body as typeof client
  })
  afterEach(() => world.close())

  it('a password gives a token that reads the account, until it is revoked', async () => {
    const { body } = await token({ grant_type: 'password', username: 'alice', password: passwordOf('alice') })
    expect((await world.ask(body.access_token, 'GET', '/api/v1/accounts/verify_credentials')).body.acct).toBe(
      'alice',
    )
    await world.ask(
      null,
      'POST',
      '/oauth/revoke',
      new URLSearchParams({ ...client, token: body.access_token as string }),
    )
    expect((await world.ask(body.access_token, 'GET', '/api/v1/accounts/verify_credentials')).status).toBe(
      403,
    )
  })

  it('the admin scope is kept for staff and silently dropped for members', async () => {
    await world.instance.commands.updateAccount(world.people.mod.id, { password: passwordOf('mod') })
    const scopes = async (name: string) =>
      (await token({ grant_type: 'password', username: name, password: passwordOf(name) })).body
        .scope as string
    expect(await scopes('alice')).toBe('read write follow push')
    expect(await scopes('mod')).toBe('read write follow push admin')
  })

  it('a token does only what its scopes allow', async () => {
    const { body } = await token({
      grant_type: 'password',
      username: 'alice',
      password: passwordOf('alice'),
      scope: 'read',
    })
    expect(body.scope).toBe('read')
    const answer = await world.ask(body.access_token, 'POST', '/api/v1/statuses', { status: 'x' })
    expect(answer.status).toBe(403)
    expect(answer.body.error).toContain('Insufficient permissions')
  })

  it('a second factor is asked for, a wrong code refused, a right one taken once', async () => {
    const asked = await token({ grant_type: 'password', username: 'erin', password: passwordOf('erin') })
    expect(asked.body).toMatchObject({ error: 'mfa_required', supported_challenge_types: 'totp' })
    const fields = { mfa_token: asked.body.mfa_token as string, challenge_type: 'totp' }
    expect((await challenge({ ...fields, code: '000000' })).body).toEqual({ error: 'Invalid code' })
    const code = codeAt(world.instance.clock.now())
    expect((await challenge({ ...fields, code })).body.me).toMatch(/\/users\/erin$/)
    expect((await challenge({ ...fields, code })).status).toBe(400)
  })

  it('a recovery code works once', async () => {
    const attempt = async () => {
      const { body } = await token({ grant_type: 'password', username: 'erin', password: passwordOf('erin') })
      return challenge({
        mfa_token: body.mfa_token as string,
        challenge_type: 'recovery',
        code: RECOVERY_CODES[0] ?? '',
      })
    }
    expect((await attempt()).status).toBe(200)
    expect((await attempt()).status).toBe(400)
  })

  it('a challenge is over after five minutes', async () => {
    const { body } = await token({ grant_type: 'password', username: 'erin', password: passwordOf('erin') })
    world.instance.clock.advance(5 * 60_000 + 1)
    const code = codeAt(world.instance.clock.now())
    expect(
      (await challenge({ mfa_token: body.mfa_token as string, challenge_type: 'totp', code })).status,
    ).toBe(400)
  })

  it('a refresh token gives a new access token and ends the old one', async () => {
    const first = await token({ grant_type: 'password', username: 'alice', password: passwordOf('alice') })
    const second = await token({
      grant_type: 'refresh_token',
      refresh_token: first.body.refresh_token as string,
    })
    expect(second.body.access_token).not.toBe(first.body.access_token)
    expect(second.body.refresh_token).toBe(first.body.refresh_token)
    expect(
      (await world.ask(first.body.access_token, 'GET', '/api/v1/accounts/verify_credentials')).status,
    ).toBe(403)
  })

  it('an app token is no person', async () => {
    const { body } = await token({ grant_type: 'client_credentials' })
    expect(body.me).toBeUndefined()
    expect((await world.ask(body.access_token, 'GET', '/api/v1/timelines/home')).status).toBe(403)
    expect((await world.ask(body.access_token, 'GET', '/api/v1/timelines/public')).status).toBe(200)
  })

  it('the consent page carries no script, names the app, and leads back with code and state', async () => {
    const page = await world.ask(null, 'GET', authorizePath())
    expect(page.status).toBe(200)
    expect(page.body).not.toMatch(/<script|style=|<style|onclick/i)
    expect(page.body).toContain('Test')
    expect(page.body).toContain('name="authorization[scope][]" value="write"')
    const answer = await allow('alice')
    const target = new URL(answer.headers.get('location') ?? '')
    expect(answer.status).toBe(302)
    expect(target.origin + target.pathname).toBe(REDIRECT)
    expect(target.searchParams.get('state')).toBe('s1')
    const code = target.searchParams.get('code') ?? ''
    const first = await token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT })
    expect(first.body).toMatchObject({ scope: 'read', token_type: 'Bearer' })
    const again = await token({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT })
    expect(again.body.access_token).toBe(first.body.access_token)
    expect(
      (await token({ grant_type: 'authorization_code', code, redirect_uri: 'http://other.example' })).status,
    ).toBe(400)
  })

  it('the consent page says what went wrong and keeps what was typed', async () => {
    const answer = await allow('alice', 'wrong')
    expect(answer.status).toBe(401)
    expect(answer.body).toContain('role="alert"')
    expect(answer.body).toContain('value="alice"')
    expect(answer.body).toContain('value="s1"')
  })

  it('the consent page asks for the second factor', async () => {
    const page = await allow('erin')
    const mfaToken = /name="mfa\[mfa_token\]" value="([^"]+)"/.exec(page.body as string)?.[1] ?? ''
    const verify = (code: string) =>
      world.ask(
        null,
        'POST',
        '/oauth/mfa/verify',
        new URLSearchParams({ 'mfa[mfa_token]': mfaToken, 'mfa[code]': code, 'mfa[challenge_type]': 'totp' }),
      )
    expect((await verify('000000')).status).toBe(401)
    expect((await verify(codeAt(world.instance.clock.now()))).headers.get('location')).toContain(
      `${REDIRECT}?code=`,
    )
  })

  it.for([
    ['an address the app never named', { redirect_uri: 'https://evil.example/' }],
    ['an unknown app', { client_id: 'nobody' }],
    ['another kind of answer', { response_type: 'token' }],
  ] as const)('%s is refused without a redirect', async ([, change]) => {
    const answer = await world.ask(null, 'GET', authorizePath(change))
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  })

  it('what is put into the page is escaped', async () => {
    const answer = await world.ask(null, 'GET', authorizePath({ state: '"><script>alert(1)</script>' }))
    expect(answer.body).not.toContain('<script>')
  })

  it('a token signs the browser session in, and revoking it ends the session', async () => {
    const { body, headers } = await token({
      grant_type: 'password',
      username: 'alice',
      password: passwordOf('alice'),
    })
    const cookie = headers.get('set-cookie')?.split(';')[0] ?? ''
    expect(headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/i)
    expect(
      (await world.ask(null, 'GET', '/api/v1/accounts/verify_credentials', undefined, { cookie })).body.acct,
    ).toBe('alice')
    await world.ask(
      null,
      'POST',
      '/oauth/revoke',
      new URLSearchParams({ ...client, token: body.access_token as string }),
    )
    expect(
      (await world.ask(null, 'GET', '/api/v1/accounts/verify_credentials', undefined, { cookie })).status,
    ).toBe(403)
  })

  it('people see their sessions and end one of their own; ids of others and unknown ones end nothing', async () => {
    const { body } = await token({ grant_type: 'password', username: 'alice', password: passwordOf('alice') })
    const sessions = (await world.ask('alice', 'GET', '/api/oauth_tokens.json')).body as { id: number }[]
    expect(sessions).toHaveLength(2)
    for (const id of [sessions[1]?.id, 999_999, 'no-number']) {
      const answer = await world.ask('bob', 'DELETE', `/api/oauth_tokens/${id}`)
      expect([answer.status, answer.body]).toEqual([201, ''])
    }
    expect((await world.ask('alice', 'GET', '/api/oauth_tokens.json')).body).toEqual(sessions)
    expect((await world.ask('alice', 'DELETE', `/api/oauth_tokens/${sessions[1]?.id}`)).status).toBe(201)
    expect((await world.ask(body.access_token, 'GET', '/api/v1/accounts/verify_credentials')).status).toBe(
      403,
    )
  })
})
