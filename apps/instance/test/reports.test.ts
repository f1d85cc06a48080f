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

  it('stands in what the staff is told, and its state is theirs to set', async () => {
    world = await createWorld()
    const { bob } = world.people
    await world.ask('alice', 'POST', '/api/v1/reports', { account_id: bob.id, comment: 'Spam' })
    const path = '/api/v1/notifications?include_types[]=pleroma:report'
    const report = async () =>
      ((await world.ask('mod', 'GET', path)).body as { report: { id: string; state: string } }[])[0]?.report
    expect(await report()).toMatchObject({
      account: { id: bob.id },
      content: 'Spam',
      state: 'open',
      statuses: [],
    })
    const { id } = (await report()) ?? { id: '' }
    const set = (who: string, state: string, of = id) =>
      world.ask(who, 'PATCH', '/api/v1/pleroma/admin/reports', { reports: [{ id: of, state }] })
    expect((await set('alice', 'closed')).status).toBe(403)
    expect((await set('mod', 'resolved')).status).toBe(204)
    expect(await report()).toMatchObject({ state: 'resolved' })
    expect((await set('mod', 'whatever')).body).toEqual([{ error: 'Unsupported state', id }])
    expect((await set('mod', 'open', 'nope')).status).toBe(400)
  })

  it('of visitors is not taken', async () => {
    world = await createWorld()
    const answer = await world.ask(null, 'POST', '/api/v1/reports', { account_id: world.people.bob.id })
    expect(answer.status).toBe(403)
  })
})
