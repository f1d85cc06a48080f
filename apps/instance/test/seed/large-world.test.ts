import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInstance, type Instance } from '../../src/index.ts'
import { LARGE_SIZES, plantLargeWorld } from '../../src/seed/index.ts'
import { accountOf, createReader, NOW } from './support/planted.ts'

describe('the large world', () => {
  let instance: Instance
  let read: ReturnType<typeof createReader>
  beforeAll(async () => {
    instance = createInstance({ database: ':memory:', now: () => NOW })
    read = createReader(instance)
    await plantLargeWorld(instance)
  })
  afterAll(() => instance.close())

  it('home of the main reader holds 5,000 posts, and goes on to the last of them', async () => {
    expect(LARGE_SIZES).toEqual({ homePosts: 5000, threadPosts: 500, customEmoji: 2000 })
    const seen = new Set<string>()
    let path = '/api/v1/timelines/home?limit=40'
    for (;;) {
      const page = (await read('wren', path)).body as { id: string }[]
      for (const { id } of page) seen.add(id)
      const last = page.at(-1)
      if (last === undefined) break
      path = `/api/v1/timelines/home?limit=40&max_id=${last.id}`
    }
    expect(seen.size).toBeGreaterThanOrEqual(LARGE_SIZES.homePosts)
  })

  it('one conversation has 500 posts', async () => {
    const { id } = await accountOf(instance, 'wren')
    const first = await instance.db
      .selectFrom('statuses')
      .select('id')
      .where('account_id', '=', id)
      .executeTakeFirstOrThrow()
    const { body } = await read('wren', `/api/v1/statuses/${first.id}/context`)
    expect(body.descendants).toHaveLength(LARGE_SIZES.threadPosts - 1)
  })

  it('2,000 custom emoji in several packs', async () => {
    const { body } = await read(null, '/api/v1/pleroma/emoji')
    expect(Object.keys(body as object)).toHaveLength(LARGE_SIZES.customEmoji)
    expect(
      new Set(Object.values(body as Record<string, { tags: string[] }>).map(({ tags }) => tags[0])).size,
    ).toBeGreaterThan(5)
  })
})
