import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

describe('conversations', () => {
  let world: World
  const direct = (as: string, status: string) =>
    world.ask(as, 'POST', '/api/v1/statuses', { status, visibility: 'direct' })
  const list = async (as: string) =>
    (await world.ask(as, 'GET', '/api/v1/conversations')).body as { id: string; unread: boolean }[]
  const countOf = async (as: string) =>
    (await world.ask(as, 'GET', '/api/v1/accounts/verify_credentials')).body.pleroma.unread_conversation_count

  beforeEach(async () => {
    world = await createWorld()
  })
  afterEach(() => world.close())

  it('are unread for whom they are written to, until that one has read them', async () => {
    await direct('alice', '@bob a word')
    const [own] = await list('alice')
    const [theirs] = await list('bob')
    expect(own).toMatchObject({ unread: false, accounts: [{ acct: 'bob' }] })
    expect(theirs).toMatchObject({ unread: true, accounts: [{ acct: 'alice' }] })
    expect(await countOf('bob')).toBe(1)
    const { status, body } = await world.ask('bob', 'POST', `/api/v1/conversations/${theirs?.id}/read`)
    expect([status, body]).toMatchObject([200, { id: theirs?.id, unread: false }])
    expect(await list('bob')).toMatchObject([{ unread: false }])
    expect(await countOf('bob')).toBe(0)
    await direct('alice', '@bob another')
    expect((await list('bob')).map(({ unread }) => unread)).toEqual([true, false])
  })

  it('of somebody else are read by nobody', async () => {
    await direct('alice', '@bob a word')
    const [theirs] = await list('bob')
    expect((await world.ask('alice', 'POST', `/api/v1/conversations/${theirs?.id}/read`)).status).toBe(404)
    expect((await world.ask(null, 'POST', `/api/v1/conversations/${theirs?.id}/read`)).status).toBe(403)
    expect(await list('bob')).toMatchObject([{ unread: true }])
  })
})
