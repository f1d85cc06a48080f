import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiAs } from '../e2e/fixtures/api.ts'

const account = { username: 'mona', password: 'secret' }
const json = (value: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(value), { status, headers })
const again = () => json({}, { 'x-ratelimit-reset': new Date().toISOString() }, 429)

/** Answers each path with what it has, the last for ever; the list is of all that was asked for. */
function serve(answers: Record<string, (() => Response)[]>): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname, search } = new URL(address)
    asked.push(`${method} ${pathname}${search}`)
    const list = answers[pathname + search] ?? []
    const answer = list.length > 1 ? list.shift() : list[0]
    return answer?.() ?? json({ error: 'not here' }, {}, 404)
  })
  return asked
}

const opening = () => ({
  '/api/v1/apps': [again, () => json({ client_id: 'i', client_secret: 's' })],
  '/oauth/token': [again, () => json({ access_token: 't' })],
  '/api/v1/accounts/verify_credentials': [() => json({ id: '7' }, { date: 'Fri, 02 Jan 2026 00:00:01 GMT' })],
})

describe('the API as journeys use it', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('waits where a server counts sign-ins, and signs in once', async () => {
    const asked = serve(opening())
    const [first, second] = await Promise.all([
      apiAs('http://counting', account),
      apiAs('http://counting', account),
    ])
    expect(second).toBe(first)
    expect(asked.filter((each) => each === 'POST /oauth/token')).toHaveLength(2)
    expect(await first.now()).toBe(Date.parse('2026-01-02T00:00:01Z'))
  })

  it('a sign-in that failed is tried again by whoever asks next', async () => {
    serve({})
    await expect(apiAs('http://failing', account)).rejects.toThrow('404')
    serve(opening())
    expect((await apiAs('http://failing', account)).id).toBe('7')
  })

  it('reads all pages of a list, wherever the server says they are', async () => {
    const next = (search: string) => ({
      link: `<https://its.own/name${search}>; rel="next", <x>; rel="prev"`,
    })
    serve({
      ...opening(),
      '/list?limit=2': [() => json([1, 2], next('?max_id=2'))],
      '/name?max_id=2': [() => json([3], next('?max_id=3'))],
      '/name?max_id=3': [() => json([], next('?max_id=3'))],
    })
    const api = await apiAs('http://paging', account)
    expect(await api.all('/list?limit=2')).toEqual([1, 2, 3])
    await expect(api.all('/nothing')).rejects.toMatchObject({ status: 404 })
  })
})
