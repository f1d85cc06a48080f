import { wirePerson } from './routed-server.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

interface ServedList {
  title: string
  /** Names. */
  members: string[]
}

const refusal = () => Response.json({ error: 'The pond is frozen' }, { status: 503 })

/** The far end of lists: keeps what it is told, and can be told to refuse. */
export function serveLists(server: FakeServer, lists: Record<string, ServedList>) {
  const served = new Map(Object.entries(lists))
  /** "METHOD path" of what is refused. */
  const refused = new Set<string>()
  const tell = (id: string) => ({ id, title: served.get(id)?.title })

  function on(route: string, reply: (body: string) => unknown) {
    server.on(route, ({ body }) => (refused.has(route) ? refusal() : reply(body)))
  }

  function serve(id: string) {
    const path = `/api/v1/lists/${id}`
    const list = () => served.get(id)
    const names = (body: string) =>
      (JSON.parse(body) as { account_ids: string[] }).account_ids.map((each) => each.replace('id-', ''))
    on(`GET ${path}`, () => (list() ? tell(id) : undefined))
    on(`PUT ${path}`, (body) => {
      served.set(id, { ...(list() ?? { members: [] }), ...(JSON.parse(body) as { title: string }) })
      return tell(id)
    })
    on(`DELETE ${path}`, () => {
      served.delete(id)
      return {}
    })
    on(`GET ${path}/accounts`, () => list()?.members.map((name) => wirePerson(name)))
    on(`POST ${path}/accounts`, (body) => {
      list()?.members.push(...names(body))
      return {}
    })
    on(`DELETE ${path}/accounts`, (body) => {
      const gone = names(body)
      const kept = list()
      if (kept) kept.members = kept.members.filter((name) => !gone.includes(name))
      return {}
    })
    server.on(`GET /api/v1/timelines/list/${id}`, () => [])
  }

  for (const id of served.keys()) serve(id)
  on('GET /api/v1/lists', () => [...served.keys()].map(tell))
  on('POST /api/v1/lists', (body) => {
    const id = String(Math.max(0, ...[...served.keys()].map(Number)) + 1)
    served.set(id, { ...(JSON.parse(body) as { title: string }), members: [] })
    serve(id)
    return tell(id)
  })
  server.on('GET /api/v2/search', ({ url }) => ({
    accounts: ['mira', 'mirko', 'tomas']
      .filter((name) => name.startsWith(url.searchParams.get('q') ?? ''))
      .map((name) => wirePerson(name)),
    hashtags: [],
    statuses: [],
  }))
  for (const name of ['mira', 'tomas', 'ada']) {
    on(`GET /api/v1/accounts/id-${name}/lists`, () =>
      [...served].filter(([, { members }]) => members.includes(name)).map(([id]) => tell(id)),
    )
  }
  return { served, refused }
}

/** Everything that changes something, as "METHOD path body". */
export const changesOf = (server: FakeServer): string[] =>
  server.calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url, body }) => `${method} ${url.pathname} ${body}`.trim())
