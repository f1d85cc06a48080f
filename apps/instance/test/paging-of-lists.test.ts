import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { NOW, createWorld } from './support/world.ts'

const NAMES = ['bob', 'dave', 'erin', 'mod', 'zoe'] as const

const cursor = (link: string | null): string | undefined => /[?&]max_id=([^&>]+)/.exec(link ?? '')?.[1]

/** Somebody writes to everybody, then again to the second of them. */
const writeToEverybody = async ({ instance, people }: World): Promise<void> => {
  const { commands } = instance
  const write = (text: string, inReplyToId: string | null = null) =>
    commands.postStatus({
      accountId: people.alice.id,
      text,
      scope: 'direct',
      inReplyToId,
      createdAt: NOW - 1000,
    })
  const [, second] = [
    await write('@bob hello'),
    await write('@dave hello'),
    await write('@erin hello'),
    await write('@mod hello'),
    await write('@admin hello'),
  ]
  await write('@dave again', second.id)
}

describe('pages of lists that are not of posts', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld()
    const { people, instance } = world
    const { alice, carol, admin } = people
    for (const name of NAMES) {
      const { id } = people[name]
      await instance.commands.follow({ accountId: id, targetId: alice.id })
      await instance.commands.follow({ accountId: alice.id, targetId: id })
      await instance.commands.follow({ accountId: id, targetId: carol.id })
      await instance.commands.mute({ accountId: admin.id, targetId: id, notifications: true, expiresIn: 0 })
      await instance.commands.block({ accountId: admin.id, targetId: id })
    }
    await writeToEverybody(world)
  })
  afterAll(() => world.close())

  it.for([
    ['followers', 'alice', (alice: string) => `/api/v1/accounts/${alice}/followers`],
    ['followed people', 'alice', (alice: string) => `/api/v1/accounts/${alice}/following`],
    ['follow requests', 'carol', () => '/api/v1/follow_requests'],
    ['muted people', 'admin', () => '/api/v1/mutes'],
    ['blocked people', 'admin', () => '/api/v1/blocks'],
    ['conversations', 'alice', () => '/api/v1/conversations'],
  ] as const)(
    'a page of %s stands directly above its min_id or below its max_id, newest first',
    async ([, viewer, pathOf]) => {
      const read = async (query: string) => {
        const answer = await world.ask(viewer, 'GET', `${pathOf(world.people.alice.id)}?${query}`)
        const ids = (answer.body as { id: string }[]).map(({ id }) => id)
        return { ids, last: cursor(answer.headers.get('link')) }
      }
      const { ids: all } = await read('limit=40')
      expect(all).toHaveLength(NAMES.length)
      for (const at of all.keys()) {
        const { last } = await read(`limit=${at + 1}`)
        const above = all.slice(0, at)
        const found = {
          above: (await read(`limit=2&min_id=${last}`)).ids,
          newest: (await read(`limit=2&since_id=${last}`)).ids,
          below: (await read(`limit=2&max_id=${last}`)).ids,
        }
        expect(found, `place ${at}`).toEqual({
          above: above.slice(-2),
          newest: above.slice(0, 2),
          below: all.slice(at + 1, at + 3),
        })
      }
    },
  )
})
