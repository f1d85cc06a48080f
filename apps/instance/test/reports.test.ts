import { afterEach, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

describe('a report', () => {
  let world: World
  afterEach(() => world.close())

  const post = async (by: 'alice' | 'bob', text: string): Promise<string> =>
    (await world.instance.commands.postStatus({ accountId: world.people[by].id, text })).id

  it('is kept as it was sent, with the posts of that person only, and the staff is told', async () => {
    world = await createWorld({ allowFaults: true })
    const { alice, bob } = world.people
    const [theirs, own] = [await post('bob', 'buy this'), await post('alice', 'no')]
    const body = {
      account_id: bob.id,
      status_ids: [theirs, own, 'nope'],
      comment: 'Spam\nsix times',
      forward: true,
    }
    const { status, body: answer } = await world.ask('alice', 'POST', '/api/v1/reports', body)
    expect(status).toBe(200)
    const kept = await world.ask(null, 'GET', '/__faults/reports')
    expect(kept.body).toEqual([
      {
        id: (answer as { id: string }).id,
        account_id: alice.id,
        target_id: bob.id,
        comment: 'Spam\nsix times',
        status_ids: [theirs],
        forward: true,
      },
    ])
    const told = await world.instance.db
      .selectFrom('notifications')
      .select('account_id')
      .where('type', '=', 'pleroma:report')
      .execute()
    expect(told.map(({ account_id }) => account_id).toSorted()).toEqual(
      [world.people.mod.id, world.people.admin.id].toSorted(),
    )
  })

  it('of visitors is not taken', async () => {
    world = await createWorld()
    const answer = await world.ask(null, 'POST', '/api/v1/reports', { account_id: world.people.bob.id })
    expect(answer.status).toBe(403)
  })
})
