import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import type { Client } from '../http/call.ts'
import {
  changeMascot,
  endAccountSession,
  fetchAccountSessions,
  fetchMascot,
  fetchTwoFactor,
  makeRecoveryCodes,
  makeTwoFactorKey,
  turnTwoFactorOff,
  turnTwoFactorOn,
} from './account-access.ts'

const answer = (name: string, status = 200) => json(bodyOf('akkoma-3.16', name), { status })
const page = () => new Response('<!doctype html><title>Fen</title>', { status: 200 })

it.each([
  ['API-135', 'GET /api/pleroma/accounts/mfa', 'mfa-get', fetchTwoFactor, { isOn: false, hasKey: false }],
  [
    'API-135',
    'GET /api/pleroma/accounts/mfa',
    'mfa-get--enabled',
    fetchTwoFactor,
    { isOn: true, hasKey: true },
  ],
  [
    'API-136',
    'GET /api/pleroma/accounts/mfa/setup/totp',
    'mfa-setup-totp',
    makeTwoFactorKey,
    {
      key: '4JS4BMJHIJ3PYVM7',
      uri: 'otpauth://totp/erin@example.org?digits=6&issuer=Akkoma+Test&period=30&secret=4JS4BMJHIJ3PYVM7',
    },
  ],
  [
    'API-139',
    'GET /api/pleroma/accounts/mfa/backup_codes',
    'mfa-backup_codes',
    makeRecoveryCodes,
    ['719992013102c6d2', 'e2ceef457cd61bc0', 'fa1162a8d093f208', '40ab4a1b7acd7ee8', 'a8f4584392366343'],
  ],
  [
    'API-145',
    'GET /api/oauth_tokens.json',
    'oauth_tokens-get',
    fetchAccountSessions,
    [
      { id: '9', appName: 'TestFE_1795254494219', validUntil: Date.UTC(2126, 9, 28, 9, 48, 24, 874) },
      { id: '10', appName: 'TestFE_1795254494219', validUntil: Date.UTC(2126, 9, 28, 9, 48, 25, 925) },
      { id: '11', appName: 'TestFE_1795254494219', validUntil: Date.UTC(2126, 9, 28, 9, 48, 26, 468) },
    ],
  ],
  [
    'API-150',
    'GET /api/v1/pleroma/mascot',
    'pleroma-mascot-get',
    fetchMascot,
    { url: '/images/pleroma-fox-tan-smol.png' },
  ],
] as const)('[%s] %s is read as recorded in %s', async (_, route, name, run, expected) => {
  const { client, seen } = createFakeServer(answer(name))
  expect(await (run as (client: Client) => Promise<unknown>)(client)).toEqual(expected)
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([route])
})

it('[API-137] two-factor sign-in is turned on with the password and a code', async () => {
  const { client, seen } = createFakeServer(answer('mfa-confirm-totp'))
  await turnTwoFactorOn(client, { password: 'a b', code: '453396' })
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('POST /api/pleroma/accounts/mfa/confirm/totp')
  expect(seen[0]?.json).toEqual({ password: 'a b', code: '453396' })
})

it('[API-138] two-factor sign-in is turned off with the password', async () => {
  const { client, seen } = createFakeServer(answer('mfa-delete-totp'))
  await turnTwoFactorOff(client, 'a b')
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('DELETE /api/pleroma/accounts/mfa/totp')
  expect(seen[0]?.json).toEqual({ password: 'a b' })
})

it.each([
  ['mfa-confirm-totp--error-bad-password', 'Invalid password.'],
  ['mfa-delete-totp--error-bad-password', 'Invalid password.'],
])('the refusal in %s carries the server’s words', async (name, words) => {
  const { client } = createFakeServer(answer(name, 422))
  const refused = name.includes('confirm')
    ? turnTwoFactorOn(client, { password: 'no', code: '453396' })
    : turnTwoFactorOff(client, 'no')
  await expect(refused).rejects.toMatchObject({ status: 422, serverMessage: words })
})

it('[API-146] a session has ended only when the server answers 201', async () => {
  const ended = createFakeServer(answer('oauth_tokens-delete', 201))
  await endAccountSession(ended.client, '9')
  expect(ended.seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['DELETE /api/oauth_tokens/9'])
  const other = createFakeServer(answer('oauth_tokens-delete', 200))
  await expect(endAccountSession(other.client, '9')).rejects.toMatchObject({ kind: 'garbage' })
})

it('[API-151] a mascot is sent as a file', async () => {
  const { client, seen } = createFakeServer(answer('pleroma-mascot-put'))
  const file = new File(['x'], 'heron.png', { type: 'image/png' })
  expect((await changeMascot(client, file)).url).toMatch(/^http:.*\.png$/)
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe('PUT /api/v1/pleroma/mascot')
  expect(seen[0]?.fields.map(([name]) => name)).toEqual(['file'])
})

it.each([
  ['whether it is on', fetchTwoFactor],
  ['a key', makeTwoFactorKey],
  ['codes', makeRecoveryCodes],
  ['turning it on', (client: Client) => turnTwoFactorOn(client, { password: 'a', code: '1' })],
  ['turning it off', (client: Client) => turnTwoFactorOff(client, 'a')],
  ['sessions', fetchAccountSessions],
  ['ending a session', (client: Client) => endAccountSession(client, '1')],
  ['a mascot', fetchMascot],
])('a page of HTML is no answer to %s', async (_, run) => {
  const { client } = createFakeServer(page)
  await expect(run(client)).rejects.toMatchObject({ kind: 'garbage' })
})

it('one session that cannot be read does not hide the others', async () => {
  const sessions = [null, { app_name: 'no id' }, { id: 7, app_name: null, valid_until: 'soon' }]
  const { client } = createFakeServer(json(sessions))
  expect(await fetchAccountSessions(client)).toEqual([{ id: '7', appName: '', validUntil: null }])
})

it('an answer without a single recovery code is no answer', async () => {
  const { client } = createFakeServer(json({ codes: [null, ''] }))
  await expect(makeRecoveryCodes(client)).rejects.toMatchObject({ kind: 'garbage' })
})
