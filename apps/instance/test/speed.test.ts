import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { World } from './support/world.ts'
import { NOW, createWorld } from './support/world.ts'

const POSTS = 5000

describe('a home of 5,000 posts', () => {
  let world: World
  let queries = 0
  beforeAll(async () => {
    world = await createWorld()
    const { commands } = world.instance
    const authors = [world.people.bob, world.people.dave, world.people.zoe, world.people.mod]
    for (const author of authors)
      await commands.follow({ accountId: world.people.alice.id, targetId: author.id })
    await commands.batch(async (batch) => {
      for (let number = 0; number < POSTS; number += 1) {
        const author = authors[number % authors.length] ?? world.people.bob
        await batch.postStatus({
          accountId: author.id,
          text: `post ${number} #tag${number % 50}`,
          createdAt: NOW - (POSTS - number) * 1000,
          notifies: false,
        })
      }
    })
  }, 60_000)
  afterAll(() => world.close())

  it('every page takes the same small number of queries, the first as the last', async () => {
    const prepared = countQueries(world, () => (queries += 1))
    const count = async (path: string): Promise<number> => {
      queries = 0
      await world.ask('alice', 'GET', path)
      return queries
    }
    const rows = await world.instance.db.selectFrom('statuses').select('id').orderBy('id').execute()
    const small = await count('/api/v1/timelines/home?limit=1')
    const large = await count('/api/v1/timelines/home?limit=40')
    const deep = await count(`/api/v1/timelines/home?limit=40&max_id=${rows[100]?.id}`)
    prepared()
    expect(large).toBeLessThanOrEqual(small + 2)
    expect(deep).toBeLessThanOrEqual(small + 2)
    expect(large).toBeLessThan(30)
  })
})

/** Calls `onQuery` for every query the instance makes; returns a function that stops counting. */
function countQueries(world: World, onQuery: () => void): () => void {
  const executor = world.instance.db.getExecutor()
  const original = executor.executeQuery.bind(executor)
  executor.executeQuery = (...args) => {
    onQuery()
    return original(...args)
  }
  return () => {
    executor.executeQuery = original
  }
}
