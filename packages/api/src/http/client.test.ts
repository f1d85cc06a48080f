import { afterEach, expect, it, vi } from 'vitest'
import { createFakeServer, json } from '../../test/fake-server.ts'
import { bodyOf } from '../../test/fixtures.ts'
import type { StatusId } from '../entities/ids.ts'
import { fetchStatus } from '../endpoints/statuses.ts'
import { fetchTimeline } from '../endpoints/timelines.ts'
import type { ApiError } from './api-error.ts'
import { createClient } from './client.ts'

afterEach(() => {
  vi.useRealTimers()
})

const failureOf = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('it succeeded')
    },
    (error: ApiError) => error,
  )

const friends = { kind: 'friends' } as const

it('[API-02] requests carry the bearer, and no cookies', async () => {
  const { client, seen } = createFakeServer(json([]))
  await fetchTimeline(client, friends)
  expect(seen[0]?.headers.get('authorization')).toBe('Bearer the-token')
  expect(seen[0]?.init.credentials).toBe('omit')
})

it('cookies go along where a call asks for them, and never beside a token', async () => {
  const { client, seen } = createFakeServer(json({}))
  const call = { method: 'GET', path: '/a', hasCookies: true, read: () => null } as const
  await client.request({ ...call, token: null })
  await client.request(call)
  expect(seen.map(({ init }) => init.credentials)).toEqual(['same-origin', 'omit'])
})

it('an id that is a step in a path is not asked for: the answer would be to another question', async () => {
  const { client, seen } = createFakeServer(json({ id: '1' }))
  for (const id of ['.', '..'])
    expect(await failureOf(fetchStatus(client, id as StatusId))).toMatchObject({ kind: 'garbage' })
  expect(seen).toEqual([])
  await failureOf(fetchStatus(client, '...'))
  expect(seen).toHaveLength(1)
})

it('a call may carry another token, or none', async () => {
  const { client, seen } = createFakeServer(json([]))
  await fetchTimeline(client, friends, { token: 'another' })
  await fetchTimeline(client, friends, { token: null })
  expect(seen.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer another', null])
})

it.each([
  [429, 'You are rate limited', 'rateLimited'],
  [500, 'Internal Server Error', 'internalServerError'],
  [503, 'The backend is not available', 'backendNotAvailable'],
  [418, 'Unexpected status: 418', 'unexpectedStatus'],
])('[ERR-12] status %i says "%s"', async (status, message, messageKey) => {
  const { client } = createFakeServer(json({ error: 'Throttled' }, { status }))
  const error = await failureOf(fetchTimeline(client, friends))
  expect(error).toMatchObject({ kind: 'http', status, message, messageKey, serverMessage: 'Throttled' })
})

it('where the code that reads failures does not arrive, the status says what it can', async () => {
  vi.resetModules()
  vi.doMock('./failure.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { client } = createFakeServer(json({ error: 'Throttled' }, { status: 429 }))
  const error = await failureOf(fetchTimeline(client, friends))
  vi.doUnmock('./failure.ts')
  expect(error).toMatchObject({ kind: 'http', status: 429, messageKey: 'rateLimited', serverMessage: null })
})

it('tells when a limited request may be tried again', async () => {
  vi.useFakeTimers({ now: 1_000_000 })
  const { client } = createFakeServer(json({}, { status: 429, headers: { 'retry-after': '7' } }))
  expect((await failureOf(fetchTimeline(client, friends))).retryAt).toBe(1_007_000)
})

it.each([[{ error: 'Not now.' }], [{ errors: { detail: 'Not now.' } }]])(
  '[ERR-13] %j inside a 200 fails a timeline',
  async (body) => {
    const { client } = createFakeServer(json(body))
    expect(await failureOf(fetchTimeline(client, friends))).toMatchObject({
      kind: 'refused',
      status: 200,
      serverMessage: 'Not now.',
    })
  },
)

it.each([
  ['HTML', '<!DOCTYPE html><html></html>'],
  ['half a JSON', '[{"id": "1", "acc'],
  ['nothing', ''],
  ['an object for a list', '{}'],
  ['a text', '"ok"'],
])('%s where JSON belongs is garbage', async (_, body) => {
  const { client } = createFakeServer(new Response(body))
  expect(await failureOf(fetchTimeline(client, friends))).toMatchObject({ kind: 'garbage', status: 200 })
})

it('HTML with an error status keeps its status', async () => {
  const { client } = createFakeServer(new Response('<html>502</html>', { status: 502 }))
  expect(await failureOf(fetchTimeline(client, friends))).toMatchObject({
    kind: 'http',
    status: 502,
    serverMessage: null,
    message: 'Unexpected status: 502',
  })
})

it('an entity without id is garbage', async () => {
  const body = bodyOf('akkoma-3.16', 'statuses-get') as Record<string, unknown>
  delete body['id']
  const { client } = createFakeServer(json(body))
  expect(await failureOf(fetchStatus(client, 'x'))).toMatchObject({ kind: 'garbage' })
})

it('a bad item of a page is dropped and counted', async () => {
  const [first, second, ...rest] = bodyOf('akkoma-3.16', 'timelines-home') as Record<string, unknown>[]
  const { client } = createFakeServer(json([first, { ...second, id: null }, 7, ...rest]))
  const page = await fetchTimeline(client, friends)
  expect(page.dropped).toBe(2)
  expect(page.items).toHaveLength(rest.length + 1)
})

it('a server that cannot be reached is a network failure', async () => {
  const { client } = createFakeServer(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await failureOf(fetchTimeline(client, friends))).toMatchObject({ kind: 'network', status: null })
})

/** Answers never, but obeys its signal. */
const silentServer = () =>
  createClient({
    baseUrl: '',
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')))
      }),
  })

it('a server that is silent for 30 s is a time-out', async () => {
  vi.useFakeTimers()
  const failed = failureOf(fetchTimeline(silentServer(), friends))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failed).toMatchObject({ kind: 'timeout', messageKey: 'timeout' })
})

it('a request that is called off says so', async () => {
  const controller = new AbortController()
  const failed = failureOf(fetchTimeline(silentServer(), friends, { signal: controller.signal }))
  controller.abort()
  expect((await failed).kind).toBe('aborted')
  expect(
    (await failureOf(fetchTimeline(silentServer(), friends, { signal: AbortSignal.abort() }))).kind,
  ).toBe('aborted')
})

it('a body that stops half way is a network failure', async () => {
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new TypeError('terminated'))
    },
  })
  const { client } = createFakeServer(() => new Response(broken))
  expect((await failureOf(fetchTimeline(client, friends))).kind).toBe('network')
})
