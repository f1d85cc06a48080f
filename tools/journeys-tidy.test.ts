import { describe, expect, it } from 'vitest'
import { rememberWhatIs } from '../e2e/fixtures/tidy.ts'
import type { Row, TidyApi } from '../e2e/fixtures/tidy-rows.ts'

const ME = '1'
const STATUSES = `/api/v1/accounts/${ME}/statuses`
const BEGAN = Date.parse('2026-01-02T00:00:00Z')
const failure = (status: number) => Object.assign(new Error(`${status} from the server`), { status })

interface World {
  posts: Row[]
  pinned: string[]
  /** What is at a path of a list. */
  rows: Record<string, string[]>
  notes: Record<string, string>
  /** Paths that answer with an error, and which. */
  broken: Record<string, number>
  /** Messages of paths that answer 400. */
  refusals: Record<string, string>
  /** Everything that changed something. */
  changes: string[]
}

const post = (id: string, day: string, reblog?: { id: string }): Row => ({
  id,
  created_at: `2026-01-${day}T00:00:00.000Z`,
  account: { id: ME },
  reblog: reblog ?? null,
})

function startWorld(): World {
  return {
    posts: [post('12', '01'), post('11', '01')],
    pinned: ['11'],
    rows: {
      '/api/v1/blocks': [],
      '/api/v1/mutes': [],
      [`/api/v1/accounts/${ME}/following`]: Array.from({ length: 100 }, (_, nth) => `f${nth}`),
      '/api/v1/followed_tags': ['geese'],
      '/api/v1/lists': ['l1', 'l2'],
      '/api/v1/filters': ['x1'],
      '/api/v1/scheduled_statuses': [],
    },
    notes: { second: 'My friend' },
    broken: {},
    refusals: {},
    changes: [],
  }
}

/** As much of a server as putting back needs. */
function apiOf(world: World): TidyApi {
  const read = (path: string): unknown => {
    const { pathname, searchParams } = new URL(path, 'http://server')
    const broken = world.broken[pathname]
    if (broken !== undefined) throw failure(broken)
    if (pathname.endsWith('/lookup')) return { id: searchParams.get('acct') }
    if (pathname.endsWith('/relationships'))
      return searchParams.getAll('id[]').map((id) => ({ id, note: world.notes[id] ?? '' }))
    if (searchParams.has('pinned')) return world.pinned.map((id) => ({ id }))
    if (pathname === STATUSES) {
      const before = searchParams.get('max_id') ?? 'z'
      const older = world.posts.filter(({ id = '' }) => id < before)
      return older.slice(0, Number(searchParams.get('limit')))
    }
    const rows = world.rows[pathname]
    if (rows === undefined) throw failure(404)
    return rows.map((key) => (pathname.endsWith('tags') ? { name: key } : { id: key }))
  }
  return {
    id: ME,
    now: async () => BEGAN,
    all: async <T>(path: string) => read(path) as T[],
    call: async <T>(method: string, path: string, fields?: Record<string, unknown>) => {
      if (method === 'GET') return read(path) as T
      const broken = world.broken[path]
      if (broken !== undefined) throw failure(broken)
      const refusal = world.refusals[path]
      if (refusal !== undefined) throw Object.assign(new Error(`400 ${path}: ${refusal}`), { status: 400 })
      world.changes.push(`${method} ${path}${fields ? ` ${JSON.stringify(fields)}` : ''}`)
      return null as T
    },
  }
}

/** What is done to put back what a journey has changed in between. */
async function changesAfter(journey: (world: World) => void, world = startWorld()): Promise<string[]> {
  const putBack = await rememberWhatIs(apiOf(world), ['second'])
  journey(world)
  await putBack()
  return world.changes
}

describe('what journeys leave on a server that was given', () => {
  it('nothing is touched when nothing came', async () => {
    expect(await changesAfter(() => undefined)).toEqual([])
  })

  it.each([STATUSES, '/api/v1/lists', `/api/v1/accounts/${ME}/following`, '/api/v1/accounts/relationships'])(
    'nothing is remembered, so that nothing is removed, when %s fails at first',
    async (path) => {
      const world = startWorld()
      world.broken[path] = 502
      await expect(rememberWhatIs(apiOf(world), ['second'])).rejects.toThrow('502')
      expect(world.changes).toEqual([])
    },
  )

  it('what the server lacked at first and has later stays', async () => {
    const world = startWorld()
    world.broken = { '/api/v1/lists': 404, '/api/v1/filters': 501 }
    expect(await changesAfter(() => (world.broken = {}), world)).toEqual([])
  })

  it('posts that are newer by id and by time go, repeats too, on all pages', async () => {
    const made = Array.from({ length: 90 }, (_, nth) => post(String(99 - nth).padStart(2, '0'), '02'))
    const changes = await changesAfter((world) => {
      world.posts = [
        post('9z', '02', { id: '7' }),
        ...made.filter(({ id = '' }) => id > '12'),
        ...world.posts,
      ]
    })
    expect(changes).toContain('POST /api/v1/statuses/7/unreblog')
    expect(changes).toContain('DELETE /api/v1/statuses/13')
    expect(changes).toHaveLength(88)
  })

  it('posts of before stay, also where no newest one was known', async () => {
    const world = startWorld()
    world.posts = []
    const late = (now: World) => (now.posts = [post('13', '02'), post('12', '01')])
    expect(await changesAfter(late, world)).toEqual(['DELETE /api/v1/statuses/13'])
  })

  it('only who was unfollowed is followed again, and what came goes', async () => {
    const changes = await changesAfter(({ rows }) => {
      rows[`/api/v1/accounts/${ME}/following`]?.splice(3, 1, 'new')
      rows['/api/v1/followed_tags'] = ['bread']
      rows['/api/v1/lists']?.push('l3')
    })
    expect(changes).toEqual([
      `POST /api/v1/accounts/new/unfollow`,
      `POST /api/v1/accounts/f3/follow`,
      'POST /api/v1/tags/bread/unfollow',
      'POST /api/v1/tags/geese/follow',
      'DELETE /api/v1/lists/l3',
    ])
  })

  it('blocks are taken back before follows are made again', async () => {
    const changes = await changesAfter(({ rows }) => {
      rows['/api/v1/blocks']?.push('f0')
      rows[`/api/v1/accounts/${ME}/following`]?.shift()
    })
    expect(changes).toEqual(['POST /api/v1/accounts/f0/unblock', 'POST /api/v1/accounts/f0/follow'])
  })

  it('a refusal because nothing is left to undo is no failure, any other refusal is', async () => {
    const path = `/api/v1/accounts/new/unfollow`
    const ending = (message: string) => {
      const world = startWorld()
      return changesAfter((now) => {
        now.rows[`/api/v1/accounts/${ME}/following`]?.push('new')
        now.refusals[path] = message
      }, world)
    }
    expect(await ending('{"error":"Not subscribed!"}')).toEqual([])
    await expect(ending('{"error":"Too early"}')).rejects.toThrow('Too early')
  })

  it('pins and private notes are as they were', async () => {
    const changes = await changesAfter((world) => {
      world.pinned = ['12']
      world.notes['second'] = 'Counts geese'
    })
    expect(changes).toEqual([
      'POST /api/v1/statuses/12/unpin',
      'POST /api/v1/statuses/11/pin',
      'POST /api/v1/accounts/second/note {"comment":"My friend"}',
    ])
  })

  it('one failure does not end it, and is told at the end', async () => {
    const world = startWorld()
    const ending = changesAfter((now) => {
      now.posts = [post('13', '02'), post('12', '01')]
      now.rows['/api/v1/blocks']?.push('f0', 'f1')
      now.broken = { '/api/v1/statuses/13': 500, '/api/v1/accounts/f0/unblock': 500, '/api/v1/mutes': 503 }
    }, world)
    await expect(ending).rejects.toThrow(/post 13: 500.*\n.*blocks f0: 500.*\n.*mutes: 503/)
    expect(world.changes).toEqual(['POST /api/v1/accounts/f1/unblock'])
  })
})
