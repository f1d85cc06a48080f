import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createInstance, type Instance } from '../src/index.ts'
import { STOCK_OPTIONS } from '../src/options.ts'
import { ask, createWorld, type World } from './support/world.ts'

describe('an Akkoma with default settings', () => {
  let world: World
  beforeEach(async () => {
    world = await createWorld(STOCK_OPTIONS)
  })
  afterEach(() => world.close())

  const statuses = async (times: number, call: (index: number) => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let index = 0; index < times; index += 1) found.push((await call(index)).status)
    return found
  }

  it('counts posts, marks and deletions together: 15 in ten seconds', async () => {
    const { body } = await world.ask('bob', 'POST', '/api/v1/statuses', { status: 'Geese' })
    await world.ask('bob', 'POST', `/api/v1/statuses/${body.id}/favourite`)
    await world.ask('bob', 'DELETE', `/api/v1/statuses/${body.id}`)
    const post = () => world.ask('bob', 'POST', '/api/v1/statuses', { status: 'Cranes' })
    expect(await statuses(13, post)).toEqual([...Array<number>(12).fill(200), 429])
    expect((await world.ask('alice', 'POST', '/api/v1/statuses', { status: 'Swans' })).status).toBe(200)
  })

  it('counts follows of one person and marks of one post, each apart', async () => {
    const { alice, carol } = world.people
    const follow = (id: string) => (index: number) =>
      world.ask('bob', 'POST', `/api/v1/accounts/${id}/${index % 2 === 0 ? 'follow' : 'unfollow'}`)
    expect(await statuses(3, follow(alice.id))).toEqual([200, 200, 429])
    expect(await statuses(1, follow(carol.id))).toEqual([200])
    const { id } = await world.instance.commands.postStatus({ accountId: alice.id, text: 'Geese' })
    const mark = (name: string) => (index: number) =>
      world.ask('bob', 'POST', `/api/v1/statuses/${id}/${index % 2 === 0 ? '' : 'un'}${name}`)
    expect(await statuses(4, mark('favourite'))).toEqual([200, 200, 200, 429])
    expect(await statuses(1, mark('reblog'))).toEqual([200])
  })

  it('counts each timeline apart: 3 in half a second', async () => {
    const read = (name: string) => () => world.ask('alice', 'GET', `/api/v1/timelines/${name}`)
    expect(await statuses(4, read('home'))).toEqual([200, 200, 200, 429])
    expect(await statuses(1, read('public'))).toEqual([200])
  })

  it('translates nothing and pins one post', async () => {
    const pin = async () => {
      const { body } = await world.ask('alice', 'POST', '/api/v1/statuses', { status: 'Geese' })
      return world.ask('alice', 'POST', `/api/v1/statuses/${body.id}/pin`)
    }
    expect(await statuses(2, pin)).toEqual([200, 422])
    const { body } = await world.ask(null, 'GET', '/api/v1/instance')
    expect(body.pleroma.metadata.features).not.toContain('akkoma:machine_translation')
  })
})

describe('its page', () => {
  const HTML = '<!DOCTYPE html><html><head><!--server-generated-meta--></head></html>'
  const folder = mkdtempSync(join(tmpdir(), 'skein-stock-'))
  let instance: Instance
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), HTML)
    instance = createInstance({ database: ':memory:', clientDir: folder, options: STOCK_OPTIONS })
    await instance.commands.createAccount({ username: 'alice' })
  })
  afterAll(async () => {
    await instance.close()
    rmSync(folder, { recursive: true })
  })
  const get = (path: string) => ask(instance, null, 'GET', path)

  it.each(['/about', '/robots.txt', '/main'])(
    'is sent as it was built at %s, which is no user',
    async (path) => {
      expect(await get(path)).toMatchObject({ status: 200, body: HTML })
    },
  )

  it.each(['/', '/alice', '/main/all'])('has preloaded answers at %s', async (path) => {
    expect((await get(path)).body).toContain('id="initial-results"')
  })
})
