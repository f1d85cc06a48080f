import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInstance } from '../src/index.ts'
import { writeSiteFiles } from '../src/static/index.ts'
import { differences, errorText } from './support/differences.ts'
import type { RecordedWorld } from './support/recorded-world.ts'
import { createRecordedWorld } from './support/recorded-world.ts'
import { loadRecording } from './support/recordings.ts'
import { replay } from './support/replay.ts'
import type { Answer } from './support/world.ts'
import { NOW, RECOVERY_CODES, TOTP_SECRET, ask, passwordOf } from './support/world.ts'

const compare = (name: string, answer: Answer): void => {
  const recording = loadRecording(name)
  expect(differences(recording, answer)).toEqual([])
  expect(errorText(answer.body)).toEqual(errorText(recording.answer))
}

describe('answers that need steps before them are as recorded', () => {
  let world: RecordedWorld
  beforeEach(async () => {
    world = await createRecordedWorld()
  })
  afterEach(() => world.close())

  const form = (path: string, fields: Record<string, string>): Promise<Answer> =>
    world.ask(
      null,
      'POST',
      path,
      new URLSearchParams({
        client_id: world.translate('Cb5U9t2qIfZFsM0uWsi-HCpDe8N_0CgmE7ZTlmBIARE'),
        client_secret: world.translate('Zk5yPw9RiB7dLCfWBni4-3ic82pMLb44pBo8kf2dARU'),
        ...fields,
      }),
    )
  const signIn = (name: string): Promise<Answer> =>
    form('/oauth/token', { grant_type: 'password', username: name, password: passwordOf(name) })
  const challenge = async (type: string, code: string): Promise<Answer> =>
    form('/oauth/mfa/challenge', {
      mfa_token: (await signIn('erin')).body.mfa_token as string,
      challenge_type: type,
      code,
    })

  it('the second factor, by the app and by a recovery code that works once', async () => {
    const code = new TOTP({ secret: Secret.fromBase32(TOTP_SECRET) }).generate({ timestamp: NOW })
    compare('oauth-mfa-challenge--totp', await challenge('totp', code))
    compare('oauth-mfa-challenge--recovery', await challenge('recovery', RECOVERY_CODES[0] ?? ''))
    compare('oauth-mfa-challenge--error-recovery-used', await challenge('recovery', RECOVERY_CODES[0] ?? ''))
  })

  it('a consent, its code, the same code again, and a refreshed token', async () => {
    const recording = loadRecording('oauth-authorize-get')
    const page = await replay(world, recording)
    expect([page.status, page.headers.get('content-type')?.toLowerCase()]).toEqual([
      recording.status,
      String(recording.headers['content-type']).toLowerCase(),
    ])
    const consent = await replay(world, loadRecording('oauth-authorize-post'))
    const code = new URL(consent.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const fields = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: 'http://localhost:4000/oauth-callback',
    }
    compare('oauth-token--authorization_code', await form('/oauth/token', fields))
    compare('oauth-token--error-code-reused', await form('/oauth/token', fields))
    const { body } = await signIn('alice')
    compare(
      'oauth-token--refresh_token',
      await form('/oauth/token', {
        grant_type: 'refresh_token',
        refresh_token: body.refresh_token as string,
      }),
    )
  })

  it('somebody who moved, and the notification of the move', async () => {
    const { commands, db } = world.instance
    const newbie = await commands.createAccount({ username: 'newbie' })
    const values = { account_id: world.people.alice.id, from_id: newbie.id, type: 'move' as const }
    await db
      .updateTable('accounts')
      .set({ moved_to_id: world.people.dave.id })
      .where('id', '=', newbie.id)
      .execute()
    await db
      .insertInto('notifications')
      .values({ ...values, target_id: world.people.dave.id, is_seen: 0, created_at: NOW })
      .execute()
    const moved = await replay(world, loadRecording('accounts-get--moved'))
    compare('accounts-get--moved', moved)
    const notices = await replay(world, loadRecording('notifications-get--move'))
    compare('notifications-get--move', notices)
    expect(notices.body).toMatchObject([{ type: 'move', target: { acct: 'dave' } }])
  })

  it('what a moderator is told, reports left out', async () => {
    await world.instance.commands.postStatus({ accountId: world.people.dave.id, text: '@mod hello' })
    const recording = loadRecording('notifications-get--moderator-all')
    const answer = await replay(world, recording)
    expect(differences(recording, answer)).toEqual([])
    expect(answer.body).toMatchObject([{ type: 'mention', account: { acct: 'dave' } }])
  })
})

describe('pages and files are sent as recorded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skein-files-'))
  let instance: ReturnType<typeof createInstance>
  let accountId: string
  beforeEach(async () => {
    await writeSiteFiles(folder)
    instance = createInstance({ database: ':memory:', staticDir: folder })
    accountId = (await instance.commands.createAccount({ username: 'alice' })).id
  })
  afterEach(async () => {
    await instance.close()
    rmSync(folder, { recursive: true })
  })

  // What is in them is the site's own; how they are sent is the server's.
  it('with the same status and headers', async () => {
    const { id } = await instance.commands.postStatus({ accountId, text: 'on a page of its own' })
    for (const name of [
      'instance-panel',
      'notice-html',
      'registration-token-page',
      'root-html',
      'root-html--preloaded-user-page',
      'static-config',
      'static-emoji',
      'static-stickers',
      'static-stickers-pack',
      'static-terms-of-service',
      'users-html',
    ]) {
      const recording = loadRecording(name)
      const path = name === 'notice-html' ? `/notice/${id}` : recording.path
      const answer = await ask(instance, null, recording.method, path)
      expect([name, differences({ ...recording, answer: null }, { ...answer, body: null })]).toEqual([
        name,
        [],
      ])
    }
  })

  it('a file that is not there is answered by the page', async () => {
    rmSync(join(folder, 'static/stickers.json'))
    const recording = loadRecording('static-stickers--missing-gives-html')
    const answer = await ask(instance, null, 'GET', recording.path)
    expect(differences({ ...recording, answer: null }, { ...answer, body: null })).toEqual([])
    expect(answer.body).toMatch(/^<!doctype html>/i)
  })
})
