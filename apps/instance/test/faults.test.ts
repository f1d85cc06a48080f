import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSocket } from './support/socket.ts'
import type { World } from './support/world.ts'
import { createWorld } from './support/world.ts'

const TIMELINE = '/api/v1/timelines/public'

describe('planned misbehaviour', () => {
  let world: World
  beforeEach(async () => {
    world = await createWorld({ allowFaults: true })
    await world.instance.commands.postStatus({ accountId: world.people.alice.id, text: 'hello' })
  })
  afterEach(() => world.close())
  const get = () => world.ask('alice', 'GET', `${TIMELINE}?limit=5`)

  it.for([
    [429, { error: 'Throttled' }],
    [500, { errors: { detail: 'Internal server error' } }],
    [503, { error: 'Service unavailable' }],
  ] as const)('answers %i as often as planned, then rightly', async ([status, body]) => {
    world.instance.faults.add({ path: TIMELINE, status, times: 2, headers: { 'retry-after': '7' } })
    const answers = [await get(), await get(), await get()]
    expect(answers.map((answer) => answer.status)).toEqual([status, status, 200])
    expect(answers[0]?.body).toEqual(body)
    expect(answers[0]?.headers.get('retry-after')).toBe('7')
  })

  it('a page, garbage, half an answer or any text stands in the place of JSON', async () => {
    const whole = JSON.stringify((await get()).body)
    const raw = async (body: string): Promise<Response> => {
      world.instance.faults.add({ path: /timelines\/public\?limit/, body, times: 1 })
      return world.instance.app.request(`${TIMELINE}?limit=5`, {
        headers: { authorization: `Bearer ${world.tokens['alice']}` },
      })
    }
    expect((await raw('html')).headers.get('content-type')).toContain('text/html')
    const garbage = await (await raw('garbage')).text()
    expect(() => JSON.parse(garbage) as unknown).toThrow()
    const half = await (await raw('half')).text()
    expect(half).toBe(whole.slice(0, Math.floor(whole.length / 2)))
    expect(await (await raw('[{"id":null}]')).json()).toEqual([{ id: null }])
  })

  it('a method and a path choose what is spoilt; the rest is left alone', async () => {
    const remove = world.instance.faults.add({ method: 'POST', path: '/api/v1/statuses', status: 500 })
    expect((await get()).status).toBe(200)
    expect((await world.ask('alice', 'POST', '/api/v1/statuses', { status: 'x' })).status).toBe(500)
    remove()
    expect((await world.ask('alice', 'POST', '/api/v1/statuses', { status: 'x' })).status).toBe(200)
  })

  it('a spoilt POST has done nothing, one whose answer is lost has', async () => {
    const { faults } = world.instance
    faults.add({ method: 'POST', path: '/api/v1/statuses', status: 503, times: 1 })
    await world.ask('alice', 'POST', '/api/v1/statuses', { status: 'refused' })
    faults.add({ method: 'POST', path: '/api/v1/statuses', body: 'half', times: 1 })
    await world.ask('alice', 'POST', '/api/v1/statuses', { status: 'taken' }).catch(() => {})
    const { body } = await get()
    expect(body.map(({ content }: { content: string }) => content)).toEqual(['taken', 'hello'])
  })

  it('an answer can be late', async () => {
    world.instance.faults.add({ path: TIMELINE, delayMs: 30, times: 1 })
    const order: string[] = []
    await Promise.all([
      get().then(() => order.push('late')),
      world.ask('alice', 'GET', '/api/v1/lists').then(() => order.push('at once')),
    ])
    expect(order).toEqual(['at once', 'late'])
  })

  it('a connection can end without an answer', async () => {
    const { address } = await world.instance.listen()
    world.instance.faults.add({ path: TIMELINE, dropSocket: true, times: 1 })
    await expect(fetch(`${address}${TIMELINE}`)).rejects.toThrow('fetch failed')
    expect((await fetch(`${address}${TIMELINE}`)).status).toBe(200)
  })

  it.for([
    ['a 500', { status: 500 }],
    ['a lost connection', { dropSocket: true }],
    ['a late answer', { delayMs: 30 }],
    ['two requests for one', { isTwice: true }],
  ] as const)('%s can come after what was asked for is done, and a key makes it one', async ([, fault]) => {
    const { address } = await world.instance.listen()
    const post = () =>
      fetch(`${address}/api/v1/statuses`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${world.tokens['alice']}`,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: JSON.stringify({ status: 'stored' }),
      }).then(
        (answer) => answer.status,
        () => 'lost',
      )
    world.instance.faults.add({ method: 'POST', path: '/api/v1/statuses', times: 1, isAfter: true, ...fault })
    const stored = async () =>
      (await get()).body.map(({ content }: { content: string }) => content) as string[]
    expect(await post()).toBe('status' in fault ? 500 : 'dropSocket' in fault ? 'lost' : 200)
    expect(await stored()).toEqual(['stored', 'hello'])
    expect(await post()).toBe(200)
    expect(await stored()).toEqual(['stored', 'hello'])
  })

  it('browsers plan faults over HTTP, drop sockets, and clear them', async () => {
    const { address } = await world.instance.listen()
    const socket = await openSocket(address, 'stream=public')
    await world.ask(null, 'POST', '/__faults', { path: 'timelines/pub', isPattern: true, status: 500 })
    expect((await get()).status).toBe(500)
    expect((await world.ask(null, 'POST', '/__faults/drop-sockets')).body).toEqual({ dropped: 1 })
    expect(await socket.closed).toBe(1006)
    await world.ask(null, 'DELETE', '/__faults')
    expect((await get()).status).toBe(200)
  })

  it('nobody plans faults over HTTP where the site does not allow it', async () => {
    world.instance.options.allowFaults = false
    for (const [method, path] of [
      ['POST', '/__faults'],
      ['DELETE', '/__faults'],
      ['POST', '/__faults/drop-sockets'],
    ] as const) {
      expect(
        (await world.ask(null, method, path, method === 'POST' ? { path: '/' } : undefined)).status,
      ).toBe(404)
    }
    expect(world.instance.faults.list()).toEqual([])
  })
})
