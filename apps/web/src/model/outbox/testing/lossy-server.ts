import { createClient } from '@skein/api'

import { setClient, watchServer } from '../../client.ts'

export const base = 'https://fen.example'
export const me = {
  id: '1',
  username: 'wren',
  acct: 'wren',
  display_name: 'Wren',
  url: `${base}/users/wren`,
}

/** What happens to a request on its way there or back. */
export type Luck =
  | 'fine'
  | 'lost'
  | 'answerLost'
  | 'troubleBefore'
  | 'troubleAfter'
  | 'twice'
  | 'slow'
  | 'slowlyLost'
  | 'later'
  | 'refused'
/** All that pass. */
export const lucks: readonly Luck[] = [
  'fine',
  'lost',
  'answerLost',
  'troubleBefore',
  'troubleAfter',
  'twice',
  'slow',
  'slowlyLost',
  'later',
]

class Refusal extends Error {}

const flags: Readonly<Record<string, readonly [flag: string, isOn: boolean]>> = {
  favourite: ['favourited', true],
  unfavourite: ['favourited', false],
  reblog: ['reblogged', true],
  unreblog: ['reblogged', false],
  bookmark: ['bookmarked', true],
  unbookmark: ['bookmarked', false],
}

/** A server that knows a post by its key, behind a line with such luck; it refuses to do again what is done. */
export function serve(luck: () => Luck) {
  const byKey = new Map<string, { id: string; text: string }>()
  /** Texts of posts as they came, without repeats. */
  const stored: string[] = []
  /** What changed something, in order: "favourite s1", "edit s1 Text", "vote p1". */
  const done: string[] = []
  /** Every request that arrived, as "POST /path". */
  const asked: string[] = []
  const on = new Set<string>()
  const texts = new Map<string, string>()
  const voted = new Map<string, readonly number[]>()

  const status = (id: string, change = {}) => ({
    id,
    uri: `${base}/${id}`,
    content: texts.get(id) ?? id,
    account: me,
    visibility: 'public',
    favourited: on.has(`favourited ${id}`),
    reblogged: on.has(`reblogged ${id}`),
    bookmarked: on.has(`bookmarked ${id}`),
    ...change,
  })
  const poll = (id: string) => ({
    id,
    voted: voted.has(id),
    own_votes: voted.get(id) ?? [],
    options: [{ title: 'a' }, { title: 'b' }],
  })

  function post(init: RequestInit) {
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const text = String((init.body as FormData).get('status'))
    const known = byKey.get(key) ?? { id: `s${byKey.size}`, text }
    if (!byKey.has(key)) stored.push(text)
    byKey.set(key, known)
    texts.set(known.id, text)
    return status(known.id)
  }

  function turn(id: string, call: string) {
    const [flag, isOn] = flags[call] ?? ['', false]
    if (on.has(`${flag} ${id}`) === isOn) {
      // As Akkoma: what is not there cannot be taken back.
      if (!isOn) throw new Refusal('Could not take it back')
      return status(id)
    }
    if (isOn) on.add(`${flag} ${id}`)
    else on.delete(`${flag} ${id}`)
    done.push(`${call} ${id}`)
    return status(id)
  }

  function take(path: string, init: RequestInit): unknown {
    const [, kind = '', id = '', call = ''] =
      /^\/api\/v1\/(statuses|polls)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (kind === 'polls') {
      if (init.method === 'GET') return poll(id)
      if (voted.has(id)) throw new Refusal('Already voted')
      const { choices } = JSON.parse(String(init.body)) as { choices: number[] }
      voted.set(id, choices)
      done.push(`vote ${id}`)
      return poll(id)
    }
    if (init.method === 'GET') return status(id)
    if (id === '') return post(init)
    if (init.method !== 'PUT') return turn(id, call)
    const text = String((init.body as FormData).get('status'))
    if (texts.get(id) !== text) done.push(`edit ${id} ${text}`)
    texts.set(id, text)
    return status(id)
  }

  function answer(path: string, init: RequestInit): Response {
    try {
      return Response.json(take(path, init))
    } catch (error) {
      if (error instanceof Refusal) return Response.json({ error: error.message }, { status: 422 })
      throw error
    }
  }

  const fetch = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const path = new URL(address, base).pathname
    const chosen = luck()
    if (chosen === 'slowlyLost') await new Promise((resolve) => setTimeout(resolve, 5_000))
    if (chosen === 'lost' || chosen === 'slowlyLost') throw new TypeError('Failed to fetch')
    asked.push(`${init.method} ${path}`)
    if (chosen === 'refused') return Response.json({ error: 'Not allowed' }, { status: 403 })
    if (chosen === 'troubleBefore') return Response.json({ error: 'Oops' }, { status: 500 })
    if (chosen === 'later')
      return Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '7' } })
    if (chosen === 'slow') await new Promise((resolve) => setTimeout(resolve, 5_000))
    if (chosen === 'twice') answer(path, init)
    const answered = answer(path, init)
    if (chosen === 'answerLost') throw new TypeError('Failed to fetch')
    if (chosen === 'troubleAfter') return Response.json({ error: 'Oops' }, { status: 502 })
    return answered
  }
  setClient(watchServer(createClient({ baseUrl: base, fetch })))
  return { stored, done, asked, on, voted, texts }
}
