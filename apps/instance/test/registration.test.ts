import { afterEach, describe, expect, it } from 'vitest'
import type { SiteOptions } from '../src/index.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

let world: World
afterEach(() => world.close())

const open = async (options: Partial<SiteOptions> = {}): Promise<void> => {
  world = await createWorld({ isRegistrationOpen: true, ...options })
  const app = await world.ask(null, 'POST', '/api/v1/apps', {
    client_name: 'T',
    redirect_uris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes: 'read write follow push admin',
  })
  const { client_id, client_secret } = app.body as Record<string, string>
  const answer = await world.ask(null, 'POST', '/oauth/token', {
    client_id,
    client_secret,
    grant_type: 'client_credentials',
  })
  world.tokens['app'] = (answer.body as { access_token: string }).access_token
}

const person = (more: Record<string, unknown> = {}) => ({
  username: 'newbie',
  password: 'newbie-pw',
  fullname: 'New Bie',
  email: 'newbie@example.org',
  agreement: true,
  ...more,
})

const signUp = (more: Record<string, unknown> = {}) =>
  world.ask('app', 'POST', '/api/v1/accounts', person(more))

const captcha = async () =>
  (await world.ask(null, 'GET', '/api/v1/pleroma/captcha')).body as Record<string, string>

const lettersOf = (svg: string): string =>
  [...svg.matchAll(/<text[^>]*>(.)<\/text>/g)].map(([, sign]) => sign).join('')

const answerTo = ({ url = '', token, answer_data }: Record<string, string>, solution?: string) => ({
  captcha_solution: solution ?? lettersOf(Buffer.from(url.split(',')[1] ?? '', 'base64').toString()),
  captcha_token: token,
  captcha_answer_data: answer_data,
})

describe('signing up', () => {
  it('gives a token of the person with what they said of themselves', async () => {
    await open()
    const { body } = await signUp({ bio: 'I bake.' })
    const me = await world.ask(body.access_token, 'GET', '/api/v1/accounts/verify_credentials')
    expect(me.body).toMatchObject({ username: 'newbie', display_name: 'New Bie', note: 'I bake.' })
    expect(body.scope).toBe('read write follow push')
  })

  it('refuses a name that somebody has, in any case', async () => {
    await open()
    expect((await signUp({ username: 'ALICE' })).body).toEqual({
      error: '{"nickname":["has already been taken"]}',
    })
  })

  it.for([
    ['a name with spaces', { username: 'x y' }, 'nickname'],
    ['no password', { password: '' }, 'password'],
    ['a name of 101 letters', { fullname: 'n'.repeat(101) }, 'name'],
    ['an address that is none', { email: 'nowhere' }, 'email'],
  ] as const)('refuses %s', async ([, more, field]) => {
    await open()
    const { status, body } = await signUp(more)
    expect(status).toBe(400)
    expect(Object.keys(JSON.parse(body.error as string) as object)).toEqual([field])
  })

  it('waits for approval before it waits for a letter, and keeps the reason', async () => {
    await open({ isApprovalRequired: true, isActivationRequired: true })
    expect((await signUp({ reason: 'I knit' })).body).toMatchObject({ identifier: 'awaiting_approval' })
    const kept = await world.instance.db.selectFrom('sign_ups').selectAll().execute()
    expect(kept).toMatchObject([{ reason: 'I knit', language: null }])
  })

  it('takes an invitation as often as it is good for', async () => {
    await open({ isRegistrationOpen: false })
    const token = await world.instance.commands.createInvite({ maxUses: 1 })
    expect((await signUp({ token, bio: 'x'.repeat(5001) })).status).toBe(400)
    expect((await signUp({ token })).status).toBe(200)
    expect((await signUp({ token, username: 'other', email: '' })).body).toEqual({ error: 'Expired token' })
  })
})

describe('the captcha', () => {
  it('is answered by its letters, once', async () => {
    await open({ captcha: 'native' })
    const puzzle = await captcha()
    expect((await signUp(answerTo(puzzle))).status).toBe(200)
    expect((await signUp({ username: 'second', ...answerTo(puzzle) })).body).toEqual({
      error: '{"captcha":["CAPTCHA already used"]}',
    })
  })

  it('is used up by a wrong answer', async () => {
    await open({ captcha: 'native' })
    const puzzle = await captcha()
    expect((await signUp(answerTo(puzzle, 'wrong'))).body).toEqual({
      error: '{"captcha":["Invalid CAPTCHA"]}',
    })
    expect((await signUp(answerTo(puzzle))).status).toBe(400)
  })

  it('ends after five minutes', async () => {
    await open({ captcha: 'native' })
    const puzzle = await captcha()
    world.instance.clock.advance(301_000)
    expect((await signUp(answerTo(puzzle))).body).toEqual({ error: '{"captcha":["CAPTCHA expired"]}' })
  })

  it('of a kocaptcha is a picture at an address', async () => {
    await open({ captcha: 'kocaptcha' })
    const puzzle = await captcha()
    const picture = await world.ask(null, 'GET', new URL(puzzle['url'] ?? '').pathname)
    expect(picture.headers.get('content-type')).toContain('image/svg+xml')
    expect((await signUp(answerTo(puzzle, lettersOf(picture.body as string)))).status).toBe(200)
  })
})

describe('the switches', () => {
  const change = (body: Record<string, unknown>) => world.ask(null, 'POST', '/__faults/site', body)

  it('change what the site is while it runs, and are put back', async () => {
    await open({ allowFaults: true })
    await change({
      isPrivate: true,
      isRegistrationOpen: false,
      captcha: 'native',
      areAnnouncementsShown: false,
    })
    expect((await captcha())['type']).toBe('native')
    const info = await world.ask(null, 'GET', '/nodeinfo/2.0.json')
    expect(info.body).toMatchObject({ openRegistrations: false, metadata: { private: true } })
    expect((await world.ask('alice', 'GET', '/api/v1/announcements')).body).toEqual([])
    await world.ask(null, 'DELETE', '/__faults/site')
    expect(await captcha()).toEqual({ type: 'none' })
    expect(world.instance.options.isPrivate).toBe(false)
  })

  it('say which names and values there are', async () => {
    await open({ allowFaults: true })
    expect(await change({ isPirate: true })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('Unknown site option "isPirate"') },
    })
    expect((await change({ isPrivate: 'yes' })).body).toEqual({
      error: 'Invalid value for "isPrivate": expected a boolean, for example false.',
    })
    expect((await change({ captcha: 'riddle' })).body).toEqual({
      error: 'Invalid value for "captcha": expected none, native, kocaptcha.',
    })
  })

  it('approve and confirm in the place of people and letters', async () => {
    await open({ allowFaults: true, isApprovalRequired: true })
    await signUp()
    await world.ask(null, 'POST', '/__faults/standing', { account: 'newbie', isApproved: true })
    const row = await world.instance.db
      .selectFrom('accounts')
      .select('is_approved')
      .where('acct', '=', 'newbie')
      .executeTakeFirst()
    expect(row).toEqual({ is_approved: 1 })
    const { body } = await world.ask(null, 'POST', '/__faults/invites', { maxUses: 2 })
    expect(body).toEqual({ token: expect.any(String) })
  })

  it('are closed to those who may not make the server misbehave', async () => {
    await open()
    expect((await change({ isPrivate: true })).status).toBe(404)
    expect(world.instance.options.isPrivate).toBe(false)
  })
})
