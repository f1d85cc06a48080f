import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { NOW, createWorld } from './support/world.ts'

const MINUTE = 60_000
const at = (minutes: number): string => new Date(NOW + minutes * MINUTE).toISOString()

describe('scheduled posts', () => {
  let world: World
  beforeEach(async () => {
    world = await createWorld()
  })
  afterEach(() => world.close())

  const schedule = async (fields: object, headers = {}) =>
    (await world.ask('alice', 'POST', '/api/v1/statuses', { status: 'later', ...fields }, headers)).body
  const waiting = async () =>
    (await world.ask('alice', 'GET', '/api/v1/scheduled_statuses')).body as { id: string }[]
  const posts = async () =>
    (await world.ask('alice', 'GET', `/api/v1/accounts/${world.people.alice.id}/statuses`)).body as {
      content: string
      visibility: string
      spoiler_text: string
    }[]

  it('nothing is posted before its time, then once, as it was written', async () => {
    await schedule({ scheduled_at: at(10), visibility: 'unlisted', spoiler_text: 'News' })
    world.instance.clock.advance(10 * MINUTE - 1)
    await world.instance.sweep()
    expect([await posts(), (await waiting()).length]).toEqual([[], 1])
    world.instance.clock.advance(1)
    await world.instance.sweep()
    await world.instance.sweep()
    expect(await posts()).toMatchObject([{ content: 'later', visibility: 'unlisted', spoiler_text: 'News' }])
    expect(await waiting()).toEqual([])
  })

  it('a time nearer than five minutes, past or no time at all posts at once', async () => {
    for (const scheduled_at of [at(4), at(-4), 'soon'])
      expect(await schedule({ scheduled_at })).toHaveProperty('account')
    expect([(await posts()).length, await waiting()]).toEqual([3, []])
  })

  it('can be looked at, moved and taken back by their author only', async () => {
    const { id } = (await schedule({ scheduled_at: at(10) })) as { id: string }
    const path = `/api/v1/scheduled_statuses/${id}`
    expect((await world.ask('alice', 'GET', path)).body).toMatchObject({ params: { text: 'later' } })
    expect((await world.ask('bob', 'GET', path)).status).toBe(404)
    const moved = await world.ask('alice', 'PUT', path, { scheduled_at: at(30) })
    expect(moved.body.scheduled_at).toBe(at(30))
    expect((await world.ask('alice', 'PUT', path, { scheduled_at: at(1) })).status).toBe(422)
    expect((await world.ask('bob', 'DELETE', path)).status).toBe(404)
    expect((await world.ask('alice', 'DELETE', path)).body).toEqual({})
    expect(await waiting()).toEqual([])
  })

  it('the same key schedules once', async () => {
    const key = { 'idempotency-key': 'k' }
    const first = await schedule({ scheduled_at: at(10) }, key)
    expect(await schedule({ scheduled_at: at(10) }, key)).toEqual(first)
    expect(await waiting()).toHaveLength(1)
  })

  it('an answer to a post that is gone by then is posted by itself', async () => {
    const parent = await world.instance.commands.postStatus({ accountId: world.people.bob.id, text: 'first' })
    await schedule({ scheduled_at: at(10), in_reply_to_id: parent.id })
    await world.instance.commands.deleteStatus(parent.id)
    world.instance.clock.advance(10 * MINUTE)
    await world.instance.sweep()
    expect(await posts()).toMatchObject([{ content: 'later', in_reply_to_id: null }])
  })

  it('pages by number, in both directions', async () => {
    for (let count = 0; count < 5; count += 1) await schedule({ scheduled_at: at(10 + count) })
    const ids = async (query: string) =>
      (await world.ask('alice', 'GET', `/api/v1/scheduled_statuses?limit=2${query}`)).body.map(
        ({ id }: { id: string }) => id,
      )
    expect([await ids(''), await ids('&max_id=4'), await ids('&min_id=1')]).toEqual([
      ['5', '4'],
      ['3', '2'],
      ['3', '2'],
    ])
  })
})

describe('pinned posts', () => {
  it('are limited, own and public', async () => {
    const world = await createWorld({ pinnedLimit: 2 })
    const ids: string[] = []
    for (const text of ['one', 'two', 'three'])
      ids.push((await world.instance.commands.postStatus({ accountId: world.people.alice.id, text })).id)
    const pin = (id = '') => world.ask('alice', 'POST', `/api/v1/statuses/${id}/pin`)
    expect([(await pin(ids[0])).status, (await pin(ids[1])).status, (await pin(ids[1])).status]).toEqual([
      200, 200, 200,
    ])
    expect(await pin(ids[2])).toMatchObject({
      status: 422,
      body: { error: 'You have already pinned the maximum number of statuses' },
    })
    await world.ask('alice', 'POST', `/api/v1/statuses/${ids[0]}/unpin`)
    expect((await pin(ids[2])).body.pinned).toBe(true)
    await world.close()
  })
})
