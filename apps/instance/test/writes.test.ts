import { afterEach, describe, expect, it } from 'vitest'
import type { SiteOptions } from '../src/index.ts'
import type { Prepare } from './support/changes.ts'
import { CASES, SITES } from './support/changes.ts'
import { differences, errorText } from './support/differences.ts'
import { drawPicture } from './support/pictures.ts'
import type { RecordedWorld } from './support/recorded-world.ts'
import { createRecordedWorld } from './support/recorded-world.ts'
import { loadRecording } from './support/recordings.ts'
import { replay } from './support/replay.ts'

// The first bytes of an MP3, and text for what is no media.
const fileOf =
  (picture: Uint8Array) =>
  (name: string, type: string): Blob => {
    if (type.startsWith('image/')) return new Blob([new Uint8Array(picture)], { type })
    return name.endsWith('.mp3')
      ? new Blob([new Uint8Array([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])], { type })
      : new Blob(['hello there'], { type })
  }

describe('what changes something is answered as recorded', () => {
  let world: RecordedWorld
  afterEach(() => world.close())

  const check = async (
    name: string,
    options: Partial<SiteOptions>,
    prepare: Prepare | null,
  ): Promise<void> => {
    world = await createRecordedWorld(options)
    await prepare?.(world)
    const recording = loadRecording(name)
    const answer = await replay(world, recording, fileOf(await drawPicture(80, 60)))
    expect(differences(recording, answer)).toEqual([])
    expect(errorText(answer.body)).toEqual(errorText(recording.answer))
  }

  it.for(Object.entries(CASES))('%s', ([name, prepare]) => check(name, {}, prepare))

  for (const [options, cases] of SITES) {
    it.for(Object.entries(cases))(`%s with ${JSON.stringify(options)}`, ([name, prepare]) =>
      check(name, options, prepare),
    )
  }

  it('reads of notifications by number and their dismissal', async () => {
    world = await createRecordedWorld()
    const [first] = (await world.ask('alice', 'GET', '/api/v1/notifications?include_types[]=follow'))
      .body as { id: string }[]
    const one = await world.ask('alice', 'GET', `/api/v1/notifications/${first?.id}`)
    expect(differences(loadRecording('notifications-get-one'), one)).toEqual([])
    const read = await world.ask('alice', 'POST', '/api/v1/pleroma/notifications/read', {
      id: Number(first?.id),
    })
    expect(differences(loadRecording('pleroma-notifications-read--json'), read)).toEqual([])
    expect(read.body).toMatchObject({ id: first?.id, pleroma: { is_seen: true } })
    const dismissed = await world.ask('alice', 'POST', `/api/v1/notifications/${first?.id}/dismiss`)
    expect(differences(loadRecording('notifications-dismiss'), dismissed)).toEqual([])
  })

  it('several notifications are dismissed by their ids, those of others and unknown ones are not', async () => {
    world = await createRecordedWorld()
    const idsOf = async (name: string) =>
      ((await world.ask(name, 'GET', '/api/v1/notifications')).body as { id: string }[]).map(({ id }) => id)
    const [first, second, ...rest] = await idsOf('alice')
    const [foreign] = await idsOf('bob')
    const query = [first, second, foreign, '999999'].map((id) => `ids[]=${id}`).join('&')
    const answer = await world.ask('alice', 'DELETE', `/api/v1/notifications/destroy_multiple?${query}`)
    expect([answer.status, answer.body]).toEqual([200, {}])
    expect(await idsOf('alice')).toEqual(rest)
    expect(await idsOf('bob')).toContain(foreign)
    const again = await world.ask('alice', 'DELETE', `/api/v1/notifications/destroy_multiple?${query}`)
    expect(again.status).toBe(200)
  })

  it('an approved request to follow is told of as a follow under the same number, a denied one no longer', async () => {
    world = await createRecordedWorld()
    const tell = async () =>
      (
        (await world.ask('carol', 'GET', '/api/v1/notifications')).body as {
          id: string
          type: string
          account: { id: string }
        }[]
      ).map(({ id, type, account }) => ({ id, type, by: account.id }))
    const [first, second, ...others] = await tell()
    expect(first?.type).toBe('follow_request')
    await world.ask('carol', 'POST', `/api/v1/follow_requests/${first?.by}/authorize`)
    await world.ask('carol', 'POST', `/api/v1/follow_requests/${second?.by}/reject`)
    expect(await tell()).toEqual([{ ...first, type: 'follow' }, ...others])
  })

  it('a body that is no JSON is refused as recorded', async () => {
    world = await createRecordedWorld()
    const answer = await world.ask('alice', 'POST', '/api/v1/statuses', '{"status":', {
      'content-type': 'application/json',
    })
    expect(differences(loadRecording('error-malformed-json'), answer)).toEqual([])
  })

  it.for([
    ['oauth-token--password', {}],
    ['oauth-token--password-multipart-email', {}],
    ['oauth-token--client_credentials', {}],
    ['oauth-token--error-bad-client', {}],
    ['oauth-token--error-invalid-login', {}],
    ['oauth-token--error-unknown-user', {}],
    ['oauth-token--error-mfa_required', {}],
    ['oauth-token--error-account-disabled', { isDeactivated: true }],
    ['oauth-token--error-password_reset_required', { needsPasswordReset: true }],
    ['oauth-mfa-challenge--error-bad-mfa-token', {}],
    ['oauth-mfa-challenge--error-wrong-code', {}],
    ['oauth-revoke', {}],
    ['oauth-authorize-post', {}],
  ] as const)('%s', async ([name, change]) => {
    world = await createRecordedWorld()
    await world.instance.commands.updateAccount(world.people.dave.id, change)
    const recording = loadRecording(name)
    const answer = await replay(world, recording)
    expect(differences(recording, answer)).toEqual([])
    expect(errorText(answer.body)).toEqual(errorText(recording.answer))
    expect(Boolean(answer.headers.get('set-cookie'))).toBe(
      name === 'oauth-authorize-post' ? false : recording.headers['set-cookie'] !== undefined,
    )
  })

  it('an unconfirmed account is refused as recorded', async () => {
    world = await createRecordedWorld()
    await world.instance.commands.createAccount({
      username: 'uncon3',
      password: 'newbie-pw-12345',
      isConfirmed: false,
    })
    const recording = loadRecording('oauth-token--error-missing_confirmed_email')
    const answer = await replay(world, recording)
    expect(differences(recording, answer)).toEqual([])
    expect(answer.body).toEqual(recording.answer)
  })
})
