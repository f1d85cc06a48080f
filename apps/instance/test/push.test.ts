import { afterEach, beforeEach, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

const PATH = '/api/v1/push/subscription'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const subscribe = (as: string, endpoint: string, alerts: Record<string, unknown> = { mention: true }) =>
  world.ask(as, 'POST', PATH, { subscription: { endpoint, keys: {} }, data: { alerts } })

it('the key of the site is told, and is the one of every subscription', async () => {
  const { body } = await world.ask(null, 'GET', '/api/v1/instance')
  const key = body.pleroma.vapid_public_key as string
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  expect((await subscribe('alice', 'https://push.example/1')).body.server_key).toBe(key)
})

it('a token has one subscription: another takes its place, and others have their own', async () => {
  await subscribe('alice', 'https://push.example/1')
  await subscribe('alice', 'https://push.example/2', { mention: 'false', move: true, poll: true })
  await subscribe('bob', 'https://push.example/3')
  const { body } = await world.ask('alice', 'GET', PATH)
  expect(body).toMatchObject({ endpoint: 'https://push.example/2', alerts: { mention: false, poll: true } })
  expect((await world.ask('bob', 'GET', PATH)).body.endpoint).toBe('https://push.example/3')
  await world.ask('alice', 'DELETE', `${PATH}/`)
  expect((await world.ask('alice', 'GET', PATH)).status).toBe(404)
  expect((await world.ask('bob', 'GET', PATH)).status).toBe(200)
})

it('ends with its token', async () => {
  const kept = () => world.instance.db.selectFrom('push_subscriptions').select('endpoint').execute()
  await subscribe('alice', 'https://push.example/1')
  await subscribe('bob', 'https://push.example/2')
  const { body } = await world.ask('alice', 'GET', '/api/oauth_tokens.json')
  for (const { id } of body as { id: number }[]) await world.ask('alice', 'DELETE', `/api/oauth_tokens/${id}`)
  expect(await kept()).toEqual([{ endpoint: 'https://push.example/2' }])
})

it('a visitor has none, and a token that may not push gets none', async () => {
  expect((await world.ask(null, 'GET', PATH)).status).toBe(403)
  world.tokens['reader'] = await world.instance.commands.createToken({
    accountId: world.people.alice.id,
    scopes: 'read write',
  })
  expect((await subscribe('reader', 'https://push.example/1')).status).toBe(403)
})
