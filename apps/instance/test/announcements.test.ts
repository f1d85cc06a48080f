import { afterEach, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

let world: World
afterEach(() => world.close())

const admins = '/api/v1/pleroma/admin/announcements'
const contents = async (who: string, path: string) =>
  ((await world.ask(who, 'GET', path)).body as { content: string }[]).map(({ content }) => content)

it('what an admin writes is read by members from when it starts until it ends', async () => {
  world = await createWorld()
  const write = (content: string, change: object = {}) =>
    world.ask('admin', 'POST', admins, { content, ...change })
  const at = (hours: number) => new Date(world.instance.clock.now() + hours * 3_600_000).toISOString()
  await write('always')
  await write('over', { ends_at: at(-1) })
  await write('to come', { starts_at: at(1) })
  expect(await contents('alice', '/api/v1/announcements')).toEqual(['always'])
  expect(await contents('admin', admins)).toEqual(['always', 'over', 'to come'])
  world.instance.clock.advance(2 * 3_600_000)
  expect(await contents('alice', '/api/v1/announcements')).toEqual(['always', 'to come'])
})

it('an edit changes what it names, and a moment may be taken away', async () => {
  world = await createWorld()
  const starts = new Date(world.instance.clock.now() + 3_600_000).toISOString()
  const { body } = await world.ask('admin', 'POST', admins, {
    content: 'a :blobcat:',
    starts_at: starts,
    all_day: true,
  })
  const { id } = body as { id: string }
  const kept = await world.ask('admin', 'PATCH', `${admins}/${id}`, { content: 'b' })
  expect(kept.body).toMatchObject({ content: 'b', pleroma: { raw_content: 'b' }, all_day: true })
  expect(kept.body).not.toMatchObject({ starts_at: null })
  const without = await world.ask('admin', 'PATCH', `${admins}/${id}`, { starts_at: null, all_day: false })
  expect(without.body).toMatchObject({ content: 'b', starts_at: null, all_day: false })
  expect((await world.ask('admin', 'PATCH', `${admins}/nope`, { content: 'c' })).status).toBe(404)
})

it('only admins write', async () => {
  world = await createWorld()
  for (const who of ['alice', 'mod', null])
    expect((await world.ask(who, 'POST', admins, { content: 'x' })).status).toBe(403)
  expect(await contents('admin', admins)).toEqual([])
})

it('members react to announcements where the site wants it, each with an emoji once', async () => {
  world = await createWorld({ areAnnouncementReactionsOn: true })
  const { body } = await world.ask('admin', 'POST', admins, { content: 'news' })
  const path = `/api/v1/announcements/${(body as { id: string }).id}/reactions`
  const reactions = async (who: string) =>
    ((await world.ask(who, 'GET', '/api/v1/announcements')).body as { reactions: object[] }[])[0]?.reactions
  const fox = encodeURIComponent('🦊')
  expect((await world.ask('alice', 'PUT', `${path}/${fox}`)).body).toEqual({})
  await world.ask('alice', 'PUT', `${path}/${fox}`)
  await world.ask('bob', 'PUT', `${path}/${fox}`)
  expect((await world.ask('bob', 'PUT', `${path}/nothing`)).status).toBe(400)
  expect(await reactions('alice')).toEqual([{ name: '🦊', count: 2, me: true }])
  await world.ask('alice', 'DELETE', `${path}/${fox}`)
  expect(await reactions('alice')).toEqual([{ name: '🦊', count: 1, me: false }])
  expect((await world.ask(null, 'PUT', `${path}/${fox}`)).status).toBe(403)
  expect((await world.ask('bob', 'PUT', `/api/v1/announcements/nope/reactions/${fox}`)).status).toBe(404)
})

it('nobody reacts to announcements elsewhere, as on Akkoma', async () => {
  world = await createWorld()
  const { body } = await world.ask('admin', 'POST', admins, { content: 'news' })
  const path = `/api/v1/announcements/${(body as { id: string }).id}/reactions/${encodeURIComponent('🦊')}`
  expect((await world.ask('alice', 'PUT', path)).status).toBe(404)
  expect((await world.ask('alice', 'GET', '/api/v1/announcements')).body).toMatchObject([{ reactions: [] }])
})
