import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { differences } from './support/differences.ts'
import { loadRecording } from './support/recordings.ts'
import type { Answer, World } from './support/world.ts'
import { RECOVERY_CODES, TOTP_SECRET, createWorld, passwordOf } from './support/world.ts'

const PATH = '/api/pleroma/accounts/mfa'

let world: World
let client: { client_id: string; client_secret: string }
beforeEach(async () => {
  world = await createWorld({ title: 'Akkoma Test' })
  const app = { client_name: 'Test', redirect_uris: 'http://localhost/back', scopes: 'read write' }
  client = (await world.ask(null, 'POST', '/api/v1/apps', app)).body as typeof client
})
afterEach(() => world.close())

const form = (path: string, fields: Record<string, string>): Promise<Answer> =>
  world.ask(null, 'POST', path, new URLSearchParams({ ...client, ...fields }))
const signIn = (name: string): Promise<Answer> =>
  form('/oauth/token', { grant_type: 'password', username: name, password: passwordOf(name) })
/** The status of the answer to a second factor. */
const statusWith = async (name: string, type: string, code: string): Promise<number> => {
  const mfaToken = (await signIn(name)).body.mfa_token as string
  return (await form('/oauth/mfa/challenge', { mfa_token: mfaToken, challenge_type: type, code })).status
}

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.instance.clock.now() })
const settingsOf = async (name: string): Promise<unknown> =>
  (await world.ask(name, 'GET', PATH)).body.settings
const setUp = async (name: string): Promise<{ key: string; provisioning_uri: string }> =>
  (await world.ask(name, 'GET', `${PATH}/setup/totp`)).body
const confirm = (name: string, code: string, password = passwordOf(name)): Promise<Answer> =>
  world.ask(name, 'POST', `${PATH}/confirm/totp`, { password, code })
const switchOff = (name: string, password = passwordOf(name)): Promise<Answer> =>
  world.ask(name, 'DELETE', `${PATH}/totp`, { password })
const answerOf = ({ status, body }: Answer): unknown[] => [status, body]

const OFF = { enabled: false, totp: false }
const ON = { enabled: true, totp: true }

describe('setting up an authenticator app', () => {
  it('the secret comes as a key and as an address that names the site and the e-mail address', async () => {
    const { key, provisioning_uri: uri } = await setUp('bob')
    expect(key).toMatch(/^[A-Z2-7]{16}$/)
    expect(uri).toBe(`otpauth://totp/bob@example.org?digits=6&issuer=Akkoma+Test&period=30&secret=${key}`)
  })

  it('signing in asks for a code after the secret is confirmed, not before', async () => {
    const { key } = await setUp('bob')
    expect(await settingsOf('bob')).toEqual(OFF)
    expect((await signIn('bob')).status).toBe(200)
    const confirmed = await confirm('bob', codeOf(key))
    expect(differences(loadRecording('mfa-confirm-totp'), confirmed)).toEqual([])
    expect(await settingsOf('bob')).toEqual(ON)
    expect((await signIn('bob')).body).toMatchObject({
      error: 'mfa_required',
      supported_challenge_types: 'totp',
    })
    expect(await statusWith('bob', 'totp', codeOf(key))).toBe(200)
  })

  it('each set-up replaces the secret of the one before', async () => {
    const [first, second] = [await setUp('bob'), await setUp('bob')]
    expect(answerOf(await confirm('bob', codeOf(first.key)))).toEqual([422, { error: 'invalid_token' }])
    expect((await confirm('bob', codeOf(second.key))).status).toBe(200)
  })

  it('a wrong password, a missing field or a missing set-up confirms nothing', async () => {
    expect(answerOf(await confirm('bob', '123456'))).toEqual([422, { error: 'invalid_secret_and_token' }])
    const code = codeOf((await setUp('bob')).key)
    expect(answerOf(await confirm('bob', code, 'bad'))).toEqual([422, { error: 'Invalid password.' }])
    for (const body of [{ code }, { password: passwordOf('bob') }]) {
      const { status } = await world.ask('bob', 'POST', `${PATH}/confirm/totp`, body)
      expect(status).toBe(400)
    }
    expect(await settingsOf('bob')).toEqual(OFF)
  })

  it('the same confirmation sent twice succeeds twice', async () => {
    const code = codeOf((await setUp('bob')).key)
    const answers = await Promise.all([confirm('bob', code), confirm('bob', code)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await settingsOf('bob')).toEqual(ON)
  })
})

describe('a new set-up of an account that has two-factor on', () => {
  it('leaves it on and accepts recovery codes only, until the new secret is confirmed', async () => {
    const { key } = await setUp('erin')
    expect(await settingsOf('erin')).toEqual({ enabled: true, totp: false })
    expect((await signIn('erin')).body).toMatchObject({
      error: 'mfa_required',
      supported_challenge_types: '',
    })
    expect(await statusWith('erin', 'totp', codeOf(TOTP_SECRET))).toBe(400)
    expect(await statusWith('erin', 'totp', codeOf(key))).toBe(400)
    expect(await statusWith('erin', 'recovery', RECOVERY_CODES[0] ?? '')).toBe(200)
    expect((await confirm('erin', codeOf(key))).status).toBe(200)
    expect(await settingsOf('erin')).toEqual(ON)
    expect(await statusWith('erin', 'totp', codeOf(TOTP_SECRET))).toBe(400)
    expect(await statusWith('erin', 'totp', codeOf(key))).toBe(200)
  })

  it('ends when two-factor is switched off', async () => {
    const { key } = await setUp('erin')
    await switchOff('erin')
    expect(await settingsOf('erin')).toEqual(OFF)
    expect(answerOf(await confirm('erin', codeOf(key)))).toEqual([422, { error: 'invalid_secret_and_token' }])
  })
})

describe('switching two-factor off', () => {
  it('needs the password, and signing in asks for no code afterwards', async () => {
    for (const password of ['bad', '']) {
      expect(answerOf(await switchOff('erin', password))).toEqual([422, { error: 'Invalid password.' }])
    }
    expect(await settingsOf('erin')).toEqual(ON)
    expect(answerOf(await switchOff('erin'))).toEqual([200, {}])
    expect(await settingsOf('erin')).toEqual(OFF)
    expect((await signIn('erin')).status).toBe(200)
  })
})

describe('recovery codes', () => {
  it('are five new ones each time, and the ones before them are refused', async () => {
    const { codes } = (await world.ask('erin', 'GET', `${PATH}/backup_codes`)).body as { codes: string[] }
    expect(codes).toEqual(Array.from({ length: 5 }, () => expect.stringMatching(/^[0-9a-f]{16}$/) as string))
    expect(new Set(codes).size).toBe(5)
    expect(await statusWith('erin', 'recovery', RECOVERY_CODES[0] ?? '')).toBe(400)
    expect(await statusWith('erin', 'recovery', codes[4] ?? '')).toBe(200)
    expect(await statusWith('erin', 'recovery', codes[4] ?? '')).toBe(400)
  })

  it('alone do not turn two-factor on', async () => {
    await world.ask('bob', 'GET', `${PATH}/backup_codes`)
    expect(await settingsOf('bob')).toEqual(OFF)
  })
})

it('visitors are refused, and a token that only reads can change nothing', async () => {
  expect((await world.ask(null, 'GET', PATH)).status).toBe(403)
  const token = await world.instance.commands.createToken({
    accountId: world.people.erin.id,
    scopes: 'read',
  })
  expect((await world.ask(token, 'GET', PATH)).status).toBe(200)
  for (const path of ['setup/totp', 'backup_codes'])
    expect((await world.ask(token, 'GET', `${PATH}/${path}`)).status).toBe(403)
  expect((await world.ask(token, 'DELETE', `${PATH}/totp`, { password: passwordOf('erin') })).status).toBe(
    403,
  )
  expect(await settingsOf('erin')).toEqual(ON)
})
