import { expect, it } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import type { Client } from '../http/call.ts'
import {
  addAlias,
  changeEmail,
  changePassword,
  deleteAccount,
  fetchAliases,
  fetchBackups,
  importPeople,
  moveAccount,
  removeAlias,
  requestBackup,
} from './own-account.ts'

const answer = (name: string) => json(bodyOf('akkoma-3.16', name))
const moved = { password: 'a b', to: 'wren@loomtown.example' }
const changedPassword = { password: 'old', newPassword: 'new&1', confirmation: 'new&1' }

it.each([
  ['API-131', 'delete_account', (client: Client) => deleteAccount(client, 'a b'), { password: 'a b' }],
  [
    'API-132',
    'change_email',
    (client: Client) => changeEmail(client, { email: 'wren+1@fen.example', password: 'a b' }),
    { email: 'wren+1@fen.example', password: 'a b' },
  ],
  [
    'API-133',
    'move_account',
    (client: Client) => moveAccount(client, moved),
    { password: 'a b', target_account: 'wren@loomtown.example' },
  ],
  [
    'API-134',
    'change_password',
    (client: Client) => changePassword(client, changedPassword),
    { password: 'old', new_password: 'new&1', new_password_confirmation: 'new&1' },
  ],
] as const)('[%s] %s is a form, and answers that it is done', async (_, name, run, form) => {
  const { client, seen } = createFakeServer(answer(`pleroma-${name}`))
  await run(client)
  expect(seen).toHaveLength(1)
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(`POST /api/pleroma/${name}`)
  expect(seen[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(seen[0]?.fields ?? [])).toEqual(form)
})

it.each([
  ['pleroma-delete_account--error-bad-password', (client: Client) => deleteAccount(client, 'no')],
  ['pleroma-move_account--error-bad-password', (client: Client) => moveAccount(client, moved)],
  [
    'pleroma-change_password--error-bad-password',
    (client: Client) => changePassword(client, changedPassword),
  ],
  ['pleroma-change_password--error-mismatch', (client: Client) => changePassword(client, changedPassword)],
  [
    'pleroma-change_email--error-taken',
    (client: Client) => changeEmail(client, { email: 'a@b.example', password: 'a' }),
  ],
] as const)('[ERR-48] %s: what the server refuses with 200 is a failure in its words', async (name, run) => {
  const body = bodyOf('akkoma-3.16', name) as { error: string }
  const { client } = createFakeServer(json(body))
  await expect(run(client)).rejects.toMatchObject({ kind: 'refused', serverMessage: body.error })
})

it('an answer that does not say it is done is no agreement', async () => {
  const { client } = createFakeServer(json({}), new Response('<html></html>'))
  await expect(deleteAccount(client, 'a')).rejects.toMatchObject({ kind: 'refused' })
  await expect(deleteAccount(client, 'a')).rejects.toMatchObject({ kind: 'garbage' })
})

it('[API-140] [API-141] [API-142] aliases are read, added and removed', async () => {
  const { client, seen } = createFakeServer(
    answer('pleroma-aliases-get--one'),
    answer('pleroma-aliases-put'),
    answer('pleroma-aliases-delete'),
  )
  expect(await fetchAliases(client)).toEqual(['alice@localhost'])
  await addAlias(client, 'wren@old.example')
  await removeAlias(client, 'wren@old.example')
  expect(seen.map(({ method, url, json: sent }) => [method, url, sent])).toEqual([
    ['GET', '/api/pleroma/aliases', undefined],
    ['PUT', '/api/pleroma/aliases', { alias: 'wren@old.example' }],
    ['DELETE', '/api/pleroma/aliases', { alias: 'wren@old.example' }],
  ])
})

it('[API-143] [API-144] backups are read and asked for, and say whether they are ready', async () => {
  const { client, seen } = createFakeServer(
    answer('pleroma-backups-get--ready'),
    answer('pleroma-backups-post'),
  )
  expect(await fetchBackups(client)).toEqual([
    {
      id: '1',
      url: expect.stringMatching(/^http.+\.zip$/) as string,
      isReady: true,
      bytes: 8804,
      createdAt: Date.parse('2026-11-21T09:55:03.000Z'),
    },
  ])
  expect(await requestBackup(client)).toMatchObject([{ isReady: false, bytes: null }])
  expect(seen.map(({ method, url, init }) => [method, url, init.body])).toEqual([
    ['GET', '/api/v1/pleroma/backups', undefined],
    ['POST', '/api/v1/pleroma/backups', undefined],
  ])
})

it.each([
  ['API-147', 'mutes', '/api/pleroma/mutes_import', 'imports-mutes'],
  ['API-148', 'blocks', '/api/pleroma/blocks_import', 'imports-blocks'],
  ['API-149', 'follows', '/api/pleroma/follow_import', 'imports-follow'],
] as const)('[%s] %s are handed over as a file of handles, one a line', async (_, to, path, name) => {
  const { client, seen } = createFakeServer(answer(name))
  await importPeople(client, to, ['wren@fen.example', 'bea@loomtown.example'])
  expect(`${seen[0]?.method} ${seen[0]?.url}`).toBe(`POST ${path}`)
  const [[field, file] = []] = seen[0]?.fields ?? []
  expect(field).toBe('list')
  expect(await (file as File).text()).toBe('wren@fen.example\nbea@loomtown.example')
})
