import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Instance } from '../../src/index.ts'
import { LARGE_SIZES } from '../../src/seed/index.ts'
import { accountOf, createReader, openLarge, type Seeded } from './support/seeded.ts'

describe('the large world', () => {
  let seeded: Seeded
  let instance: Instance
  let read: ReturnType<typeof createReader>
  beforeAll(async () => {
    seeded = await openLarge()
    instance = seeded.instance
    read = createReader(instance)
  })
  afterAll(() => seeded.close())

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

  it('home holds pictures, polls, quotes, subjects, and reactions of up to 18 kinds', async () => {
    const count = async (path: string) => {
      const { body } = await read('wren', path)
      return body as {
        media_attachments: unknown[]
        poll: unknown
        quote: unknown
        spoiler_text: string
        emoji_reactions: { count: number }[]
      }[]
    }
    const posts: Awaited<ReturnType<typeof count>> = []
    let maxId = 'z'
    for (let page = 0; page < 25; page += 1) {
      const more = await count(`/api/v1/timelines/home?limit=40&max_id=${maxId}`)
      posts.push(...more)
      maxId = (more.at(-1) as { id?: string } | undefined)?.id ?? ''
    }
    expect(posts).toHaveLength(1000)
    expect(posts.filter((post) => post.media_attachments.length > 0).length).toBeGreaterThan(80)
    expect(posts.filter((post) => post.poll !== null).length).toBeGreaterThan(8)
    expect(posts.filter((post) => post.quote !== null).length).toBeGreaterThan(15)
    expect(posts.filter((post) => post.spoiler_text !== '').length).toBeGreaterThan(30)
    expect(Math.max(...posts.map((post) => post.emoji_reactions.length))).toBe(18)
    expect(
      Math.max(...posts.flatMap((post) => post.emoji_reactions.map((each) => each.count))),
    ).toBeGreaterThan(40)
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
