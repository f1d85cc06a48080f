import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createRecordedWorld } from './support/recorded-world.ts'
import { loadRecording } from './support/recordings.ts'
import { replay } from './support/replay.ts'
import type { World } from './support/world.ts'
import { createWorld, passwordOf } from './support/world.ts'

const PATH = '/api/v1/filters'

/** In the order in which they were recorded. */
const RECORDED = [
  'filters-post--all-fields',
  'filters-get-one',
  'filters-put',
  'filters-put--error-not-found',
  'filters-post--error-bad-context',
  'filters-post--account-context',
  'filters-put--no-expiry',
  'filters-get--some',
  'filters-delete',
  'filters-delete--error-not-found',
]

it('recorded requests, one after the other, get the recorded answers', async () => {
  const world = await createRecordedWorld()
  onTestFinished(() => world.close())
  const { clock, commands } = world.instance
  const { id } = await commands.createAccount({ username: 'dora' })
  world.tokens['dora'] = await commands.createToken({ accountId: id })
  clock.set(Date.parse('2026-11-29T02:03:41.600Z'))
  for (const name of RECORDED) {
    const recording = loadRecording(name)
    const { status, body } = await replay(world, recording)
    expect([name, status, body]).toEqual([name, recording.status, recording.answer])
  }
})

describe('filters', () => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })
  afterEach(() => world.close())

  const add = (phrase: string, more: object = {}, as = 'alice') =>
    world.ask(as, 'POST', PATH, { phrase, context: ['home'], ...more })
  const change = (id: number, more: object = {}) =>
    world.ask('alice', 'PUT', `${PATH}/${id}`, { phrase: 'changed', context: ['thread'], ...more })
  const listOf = async (as = 'alice') =>
    ((await world.ask(as, 'GET', PATH)).body as { id: string; phrase: string }[]).map(
      ({ id, phrase }) => `${id} ${phrase}`,
    )

  it('are numbered for each account from 1, and listed newest first', async () => {
    for (const phrase of ['one', 'two']) await add(phrase)
    await add('of bob', {}, 'bob')
    expect(await listOf()).toEqual(['2 two', '1 one'])
    expect(await listOf('bob')).toEqual(['1 of bob'])
  })

  it('of others cannot be read, changed or deleted', async () => {
    for (const phrase of ['one', 'two']) await add(phrase)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      for (const id of ['2', 'no-number']) {
        const input = method === 'PUT' ? { phrase: 'x', context: ['home'] } : undefined
        const { status, body } = await world.ask('bob', method, `${PATH}/${id}`, input)
        expect([status, body]).toEqual([404, { error: 'Record not found' }])
      }
    }
    expect(await listOf()).toEqual(['2 two', '1 one'])
  })

  it('match whole words and are reversible, unless the request says otherwise', async () => {
    expect((await add('plain')).body).toEqual({
      context: ['home'],
      expires_at: null,
      id: '1',
      irreversible: false,
      phrase: 'plain',
      whole_word: true,
    })
    await add('strict', { irreversible: true, whole_word: false })
    expect((await change(2)).body).toMatchObject({ irreversible: true, whole_word: true })
    expect((await change(2, { irreversible: null, whole_word: null })).body).toMatchObject({
      irreversible: true,
      whole_word: true,
    })
  })

  it('keep their expiry until a change names another one, or null for never', async () => {
    const expiry = '2026-11-21T10:01:00.000Z'
    expect((await add('brief', { expires_in: 60 })).body.expires_at).toBe(expiry)
    for (const same of [{}, { expires_in: 0 }, { expires_in: '60' }])
      expect((await change(1, same)).body.expires_at).toBe(expiry)
    expect((await change(1, { expires_in: 120 })).body.expires_at).toBe('2026-11-21T10:02:00.000Z')
    expect((await change(1, { expires_in: null })).body.expires_at).toBeNull()
  })

  it('are deleted when they expire', async () => {
    await add('brief', { expires_in: 60 })
    await add('lasting')
    world.instance.clock.advance(59_000)
    await world.instance.sweep()
    expect(await listOf()).toEqual(['2 lasting', '1 brief'])
    world.instance.clock.advance(1_000)
    await world.instance.sweep()
    expect(await listOf()).toEqual(['2 lasting'])
  })

  it('are taken from forms as well', async () => {
    const form = new URLSearchParams(
      'phrase=x&context[]=home&context[]=public&irreversible=true&expires_in=60',
    )
    expect((await world.ask('alice', 'POST', PATH, form)).body).toMatchObject({
      context: ['home', 'public'],
      expires_at: '2026-11-21T10:01:00.000Z',
      irreversible: true,
    })
  })

  it.for([
    [{ context: ['home'] }, 400, 'Missing field: phrase.'],
    [{ phrase: 'x' }, 400, 'Missing field: context.'],
    [{ phrase: ' ', context: ['home'] }, 422, "can't be blank"],
    [{ phrase: 'x', context: ['home'], whole_word: 'maybe' }, 400, 'Invalid boolean.'],
    [
      { phrase: 'x', context: ['home'], expires_in: 'soon' },
      400,
      'expires_in - Invalid integer. Got: string.',
    ],
    [{ phrase: 'x', context: ['home'], expires_in: 999_999_999_999_999 }, 400, 'Invalid integer.'],
  ] as const)('%j is refused and stores nothing', async ([input, status, error]) => {
    const answer = await world.ask('alice', 'POST', PATH, input)
    expect([answer.status, answer.body]).toMatchObject([status, { error }])
    expect(await listOf()).toEqual([])
  })

  it('need a signed-in account, and a token that writes to change them', async () => {
    expect((await world.ask(null, 'GET', PATH)).status).toBe(403)
    const token = await world.instance.commands.createToken({
      accountId: world.people.alice.id,
      scopes: 'read',
    })
    expect((await world.ask(token, 'GET', PATH)).status).toBe(200)
    expect((await add('x', {}, token)).status).toBe(403)
  })

  it('are deleted with their account', async () => {
    await add('of bob', {}, 'bob')
    await add('of alice')
    await world.ask('bob', 'POST', '/api/pleroma/delete_account', { password: passwordOf('bob') })
    const rows = await world.instance.db.selectFrom('filters').select('phrase').execute()
    expect(rows).toEqual([{ phrase: 'of alice' }])
  })
})
