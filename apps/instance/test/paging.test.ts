import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFlakeSource, flakeTime, isFlake } from '../src/db/flake.ts'
import type { World } from './support/world.ts'
import { NOW, createWorld } from './support/world.ts'

const POSTS = 95

const ids = (body: unknown): string[] => (body as { id: string }[]).map(({ id }) => id)

const cursor = (link: string | null, rel: string, name: string): string | undefined => {
  const address = link?.split(', ').find((part) => part.endsWith(`rel="${rel}"`))
  return address
    ? (new URL(address.slice(1, address.indexOf('>'))).searchParams.get(name) ?? undefined)
    : undefined
}

describe('ids and pages', () => {
  let world: World
  let all: string[]
  beforeAll(async () => {
    world = await createWorld()
    await world.instance.commands.batch(async (commands) => {
      for (let number = 0; number < POSTS; number += 1) {
        // In one second, and not in the order of their making.
        const createdAt = NOW - 1_000_000 + (number % 7) * 1000
        const status = await commands.postStatus({
          accountId: world.people.bob.id,
          text: `post ${number}`,
          createdAt,
        })
        await commands.bookmark({ accountId: world.people.alice.id, statusId: status.id })
        await commands.favourite({ accountId: world.people.alice.id, statusId: status.id })
      }
    })
    const rows = await world.instance.db.selectFrom('statuses').select('id').execute()
    all = rows
      .map((row) => row.id)
      .toSorted()
      .toReversed()
  })
  afterAll(() => world.close())

  it('ids sort as text by their time and never repeat', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4_000_000_000_000 }), { minLength: 2, maxLength: 50 }),
        (times) => {
          const source = createFlakeSource(() => 0, 1)
          const made = times.map((time) => ({ time, id: source.at(time) }))
          expect(new Set(made.map(({ id }) => id)).size).toBe(made.length)
          for (const { time, id } of made) expect(flakeTime(id)).toBe(time)
          const later = made.filter(({ time }) => time > 1_000_000_000_000)
          const byText = later.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ time }) => time)
          expect(byText).toEqual(later.map(({ time }) => time).toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('ids of now grow even when the clock goes back', () => {
    const times = [NOW, NOW - 5000, NOW - 1, NOW + 1, NOW]
    const source = createFlakeSource(() => times.shift() ?? NOW, 3)
    const made = Array.from({ length: 5 }, () => source.next())
    expect(made).toEqual(made.toSorted())
    expect(made.every(isFlake)).toBe(true)
  })

  it('a second opening of the database makes ids apart from the first', () => {
    const [first, second] = [createFlakeSource(() => NOW, 1), createFlakeSource(() => NOW, 2)]
    const made = Array.from({ length: 10 }, () => [first.next(), second.next()]).flat()
    expect(new Set(made).size).toBe(20)
  })

  it('following next visits every post once, newest first', async () => {
    let path: string | undefined = '/api/v1/timelines/public?limit=10'
    const seen: string[] = []
    while (path) {
      const answer = await world.ask('alice', 'GET', path)
      seen.push(...ids(answer.body))
      const maxId = cursor(answer.headers.get('link'), 'next', 'max_id')
      path = maxId && `/api/v1/timelines/public?limit=10&max_id=${maxId}`
    }
    expect(seen).toEqual(all)
  })

  it('following prev from the oldest post climbs without a gap', async () => {
    const seen = [all.at(-1) ?? '']
    for (;;) {
      const { body } = await world.ask('alice', 'GET', `/api/v1/timelines/public?limit=10&min_id=${seen[0]}`)
      if (ids(body).length === 0) break
      seen.unshift(...ids(body))
    }
    expect(seen).toEqual(all)
  })

  it('since_id gives the newest, min_id what follows right after', async () => {
    const oldest = all.at(-1)
    const since = await world.ask('alice', 'GET', `/api/v1/timelines/public?limit=5&since_id=${oldest}`)
    const min = await world.ask('alice', 'GET', `/api/v1/timelines/public?limit=5&min_id=${oldest}`)
    expect(ids(since.body)).toEqual(all.slice(0, 5))
    expect(ids(min.body)).toEqual(all.slice(-6, -1))
  })

  it.for([
    ['?limit=100', 40],
    ['?limit=0', 1],
    ['', 20],
    ['?limit=abc', 20],
  ] as const)('a page asked for with "%s" holds %i posts', async ([query, count]) => {
    expect(ids((await world.ask('alice', 'GET', `/api/v1/timelines/public${query}`)).body)).toHaveLength(
      count,
    )
  })

  it('an empty page carries no Link header', async () => {
    const answer = await world.ask('alice', 'GET', `/api/v1/timelines/public?since_id=${all[0]}`)
    expect(answer.body).toEqual([])
    expect(answer.headers.get('link')).toBeNull()
  })

  it.for(['bookmarks', 'favourites'])(
    '%s page by ids of their own and visit everything once',
    async (name) => {
      let path: string | undefined = `/api/v1/${name}?limit=40`
      const seen: string[] = []
      while (path) {
        const answer = await world.ask('alice', 'GET', path)
        seen.push(...ids(answer.body))
        const maxId = cursor(answer.headers.get('link'), 'next', 'max_id')
        path = maxId && `/api/v1/${name}?limit=40&max_id=${maxId}`
      }
      expect(new Set(seen).size).toBe(POSTS)
      expect(seen).toHaveLength(POSTS)
    },
  )

  it('followed tags page by number in both directions', async () => {
    for (const tag of ['a', 'b', 'c', 'd']) {
      await world.instance.commands.postStatus({ accountId: world.people.bob.id, text: `#${tag}tag` })
      await world.ask('alice', 'POST', `/api/v1/tags/${tag}tag/follow`)
    }
    const names = async (query: string) =>
      (await world.ask('alice', 'GET', `/api/v1/followed_tags?limit=2${query}`)).body.map(
        ({ name }: { name: string }) => name,
      )
    const { headers } = await world.ask('alice', 'GET', '/api/v1/followed_tags?limit=1')
    const last = Number(cursor(headers.get('link'), 'next', 'max_id'))
    expect([await names(''), await names(`&max_id=${last - 1}`), await names(`&min_id=${last - 3}`)]).toEqual(
      [
        ['dtag', 'ctag'],
        ['btag', 'atag'],
        ['ctag', 'btag'],
      ],
    )
  })
})
