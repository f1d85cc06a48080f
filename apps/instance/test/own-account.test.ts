import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BACKUP_EVERY_MS, BACKUP_MS } from '../src/limits.ts'
import { drawPicture } from './support/pictures.ts'
import { loadRecording } from './support/recordings.ts'
import type { World } from './support/world.ts'
import { createWorld, passwordOf } from './support/world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const post = (path: string, body: object, as = 'bob') => world.ask(as, 'POST', `/api/pleroma/${path}`, body)
const handlesOf = async (path: string, as: string): Promise<string[]> =>
  ((await world.ask(as, 'GET', path)).body as { acct: string }[]).map(({ acct }) => acct)
const statusOf = async (as: string) =>
  (await world.ask(as, 'GET', '/api/v1/accounts/verify_credentials')).status

describe('a new password', () => {
  const change = (password: string, again = password) =>
    post('change_password', {
      password: passwordOf('bob'),
      new_password: password,
      new_password_confirmation: again,
    })

  it('ends every session, and signs in from then on', async () => {
    const second = await world.instance.commands.createToken({ accountId: world.people.bob.id })
    expect((await change('another one')).body).toEqual({ status: 'success' })
    expect([await statusOf('bob'), await statusOf(second)]).toEqual([403, 403])
    const accounts = await world.ask('alice', 'GET', '/api/v1/accounts/verify_credentials')
    expect(accounts.status).toBe(200)
  })

  it('is refused empty, and ends nothing', async () => {
    expect((await change('')).body).toEqual({ error: "New password can't be blank." })
    expect(await statusOf('bob')).toBe(200)
  })
})

it.each([
  ['', "Email can't be blank."],
  ['no address', 'Email has invalid format.'],
] as const)('"%s" is no e-mail address', async (email, error) => {
  expect((await post('change_email', { email, password: passwordOf('bob') })).body).toEqual({ error })
})

it('who moves takes their followers along and says where they are; aliases are seen by everybody', async () => {
  const { alice, bob } = world.people
  await world.instance.commands.follow({ accountId: world.people.erin.id, targetId: bob.id })
  const move = () => post('move_account', { password: passwordOf('bob'), target_account: 'alice' })
  expect((await move()).body).toEqual({ error: 'Target account must have the origin in `alsoKnownAs`' })
  await world.ask('alice', 'PUT', '/api/pleroma/aliases', { alias: 'bob' })
  const { body } = await world.ask(null, 'GET', `/api/v1/accounts/${alice.id}`)
  expect(body.pleroma.also_known_as).toEqual([expect.stringMatching(/^http.+\/users\/bob$/)])
  expect((await move()).body).toEqual({ status: 'success' })
  expect(await handlesOf(`/api/v1/accounts/${bob.id}/followers`, 'mod')).not.toContain('erin')
  expect(await handlesOf(`/api/v1/accounts/${alice.id}/followers`, 'mod')).toContain('erin')
})

it('of a deleted account nothing is left but the name, which nobody gets', async () => {
  const { bob } = world.people
  const own = await world.instance.commands.postStatus({ accountId: bob.id, text: 'mine' })
  await world.instance.commands.follow({ accountId: bob.id, targetId: world.people.erin.id })
  await post('delete_account', { password: passwordOf('bob') })
  expect(await statusOf('bob')).toBe(403)
  expect((await world.ask('alice', 'GET', `/api/v1/statuses/${own.id}`)).status).toBe(404)
  expect((await world.ask('alice', 'GET', `/api/v1/accounts/${bob.id}`)).status).toBe(404)
  expect(await handlesOf(`/api/v1/accounts/${world.people.erin.id}/followers`, 'erin')).not.toContain('bob')
  await expect(world.instance.commands.createAccount({ username: 'bob' })).rejects.toThrow(
    'already been taken',
  )
})

describe('lists', () => {
  const csv =
    'Account address,Show boosts\nerin@localhost,true\n@zoe@remote.example.com,false\nnobody@nowhere\n'

  it('of follows are taken as other servers write them; whom nobody knows is passed over', async () => {
    const { carol } = world.people
    expect((await post('follow_import', { list: csv }, 'carol')).body).toBe('job started')
    const path = `/api/v1/accounts/${carol.id}/following`
    expect(await handlesOf(path, 'carol')).toEqual(
      expect.arrayContaining(['erin', 'zoe@remote.example.com']) as string[],
    )
  })

  it('of blocks and mutes are words, each a handle, as the recorded server reads them', async () => {
    await post('blocks_import', { list: csv })
    expect(await handlesOf('/api/v1/blocks', 'bob')).toEqual([])
    await post('blocks_import', { list: 'erin@localhost\n@zoe@remote.example.com' })
    expect(await handlesOf('/api/v1/blocks', 'bob')).toEqual(
      expect.arrayContaining(['erin', 'zoe@remote.example.com']) as string[],
    )
    await post('mutes_import', { list: 'carol' })
    expect(await handlesOf('/api/v1/mutes', 'bob')).toEqual(['carol'])
  })
})

describe('a backup', () => {
  const path = '/api/v1/pleroma/backups'

  it('is ready after a while, and has what somebody wrote', async () => {
    await world.instance.commands.postStatus({ accountId: world.people.bob.id, text: 'for the archive' })
    await world.ask('bob', 'POST', path)
    expect((await world.ask('bob', 'GET', path)).body).toMatchObject([{ processed: false, file_size: 0 }])
    world.instance.clock.advance(BACKUP_MS)
    const [backup] = (await world.ask('bob', 'GET', path)).body
    expect(backup).toMatchObject({ processed: true })
    const answer = await world.instance.app.request(new URL(backup.url).pathname)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    expect(Object.keys(files)).toEqual(['actor.json', 'outbox.json', 'likes.json', 'bookmarks.json'])
    expect(strFromU8(files['outbox.json'] ?? new Uint8Array())).toContain('for the archive')
    expect((await world.ask('alice', 'GET', path)).body).toEqual([])
  })

  it('can be asked for once a week', async () => {
    await world.ask('bob', 'POST', path)
    world.instance.clock.advance(BACKUP_EVERY_MS - 1)
    expect((await world.ask('bob', 'POST', path)).status).toBe(400)
    world.instance.clock.advance(1)
    expect((await world.ask('bob', 'POST', path)).body).toHaveLength(2)
  })
})

describe('the mascot', () => {
  const path = '/api/v1/pleroma/mascot'
  const put = (bytes: Uint8Array, name: string, type: string) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
    return world.ask('bob', 'PUT', path, form)
  }
  const mascotOf = async (name: string): Promise<unknown> => (await world.ask(name, 'GET', path)).body

  it('is the picture that was sent last, and the one of the site before', async () => {
    const before = loadRecording('pleroma-mascot-get').answer
    expect(await mascotOf('bob')).toEqual(before)
    await put(await drawPicture(10, 10), 'first.png', 'image/png')
    const { body } = await put(await drawPicture(20, 10), 'second.png', 'image/png')
    expect(body).toMatchObject({ type: 'image', meta: { original: { width: 20, height: 10 } } })
    expect(await mascotOf('bob')).toEqual(body)
    const file = await world.instance.app.request(body.url as string)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(await mascotOf('alice')).toEqual(before)
  })

  it('stays as it is when what was sent is no picture, too large or missing', async () => {
    const { body: before } = await put(await drawPicture(10, 10), 'first.png', 'image/png')
    const text = await put(new TextEncoder().encode('hello'), 'hello.png', 'text/plain')
    expect([text.status, text.body]).toEqual([415, { error: 'mascots can only be images' }])
    expect((await world.ask('bob', 'PUT', path, {})).status).toBe(400)
    world.instance.options.uploadLimit = 10
    expect((await put(await drawPicture(20, 10), 'second.png', 'image/png')).status).toBe(413)
    expect(await mascotOf('bob')).toEqual(before)
    expect((await world.ask(null, 'GET', path)).status).toBe(403)
  })
})
