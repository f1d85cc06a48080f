import { FakeServer, type SeenCall } from '../../../testing/fake-server.ts'
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
export const networkOutcomes: readonly Luck[] = [
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
class Trouble extends Error {}
class Missing extends Error {}

/** Where the newest posts are asked for. */
const newest = `/api/v1/accounts/${me.id}/statuses`

const flags: Readonly<Record<string, readonly [flag: string, isOn: boolean]>> = {
  favourite: ['favourited', true],
  unfavourite: ['favourited', false],
  reblog: ['reblogged', true],
  unreblog: ['reblogged', false],
  bookmark: ['bookmarked', true],
  unbookmark: ['bookmarked', false],
}

/** Whether a post is known again by its key, or a repeat answered with 500 as by Mastodon 4.6. */
export type KeyRule = 'known' | 'unknown' | 'trouble'

export interface ServerKind {
  readonly repeats?: KeyRule
  /** Changes what it tells of a post in the list of the newest. */
  readonly told?: (status: Record<string, unknown>) => object
  /** What it answers when its newest posts are asked for; null: these. */
  readonly list?: () => Response | null
  /** Milliseconds that its clock is ahead; undefined: it does not tell the time. */
  readonly clockMs?: number
}

/** A server behind a line with such luck; it refuses to do again what is done. */
export function serve(
  luck: () => Luck,
  { repeats = 'known', told = (status) => status, list, clockMs }: ServerKind = {},
) {
  const byKey = new Map<string, { id: string; text: string }>()
  /** Texts of posts as they came, without repeats. */
  const stored: string[] = []
  /** What changed something, in order: "favourite s1", "edit s1 Text", "vote p1". */
  const done: string[] = []
  /** Every request that arrived, as "POST /path". */
  const asked: string[] = []
  const on = new Set<string>()
  const texts = new Map<string, string>()
  /** What else is known of each post. */
  const rest = new Map<string, object>()
  /** Ids, the newest first. */
  const ids: string[] = []
  /** Idempotency keys as they came. */
  const keys: string[] = []
  const now = () => Date.now() + (clockMs ?? 0)
  const voted = new Map<string, readonly number[]>()

  const status = (id: string, change = {}) => ({
    id,
    uri: `${base}/${id}`,
    content: texts.get(id) ?? id,
    text: texts.get(id) ?? null,
    account: me,
    visibility: 'public',
    spoiler_text: '',
    in_reply_to_id: null,
    media_attachments: [],
    poll: null,
    quote: null,
    favourited: on.has(`favourited ${id}`),
    reblogged: on.has(`reblogged ${id}`),
    bookmarked: on.has(`bookmarked ${id}`),
    ...rest.get(id),
    ...change,
  })
  const poll = (id: string) => ({
    id,
    voted: voted.has(id),
    own_votes: voted.get(id) ?? [],
    options: [{ title: 'a' }, { title: 'b' }],
  })

  function post({ headers, data: form }: SeenCall) {
    const key = headers.get('idempotency-key') ?? ''
    const text = String(form.get('status'))
    const found = repeats === 'unknown' ? undefined : byKey.get(key)
    if (found !== undefined && repeats === 'trouble') throw new Trouble('known')
    const known = found ?? { id: `s${ids.length}`, text }
    if (found === undefined) {
      stored.push(text)
      ids.unshift(known.id)
      rest.set(known.id, {
        created_at: new Date(now()).toISOString(),
        visibility: form.get('visibility') ?? 'public',
        spoiler_text: form.get('spoiler_text') ?? '',
        in_reply_to_id: form.get('in_reply_to_id'),
        media_attachments: form.getAll('media_ids[]').map((id) => ({ id, type: 'image' })),
      })
    }
    keys.push(key)
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

  function take(asking: SeenCall): unknown {
    const { method, body, data } = asking
    const { pathname: path, searchParams: query } = asking.url
    if (path === newest) {
      const from = ids.indexOf(query.get('max_id') ?? '') + 1
      return ids.slice(from, from + Number(query.get('limit'))).map((id) => told(status(id)))
    }
    const [, kind = '', id = '', call = ''] =
      /^\/api\/v1\/(statuses|polls)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
    if (kind === 'polls') {
      if (method === 'GET') return poll(id)
      if (voted.has(id)) throw new Refusal('Already voted')
      const { choices } = JSON.parse(body) as { choices: number[] }
      voted.set(id, choices)
      done.push(`vote ${id}`)
      return poll(id)
    }
    if (call === 'source') throw new Missing('Not found')
    if (method === 'GET') return status(id)
    if (id === '') return post(asking)
    if (method !== 'PUT') return turn(id, call)
    const text = String(data.get('status'))
    if (texts.get(id) !== text) done.push(`edit ${id} ${text}`)
    texts.set(id, text)
    return status(id)
  }

  function answer(asking: SeenCall): Response {
    try {
      const date = clockMs === undefined ? {} : { date: new Date(now()).toUTCString() }
      return Response.json(take(asking), { headers: date })
    } catch (error) {
      if (error instanceof Missing) return Response.json({ error: error.message }, { status: 404 })
      if (error instanceof Trouble) return Response.json({ error: error.message }, { status: 500 })
      if (error instanceof Refusal) return Response.json({ error: error.message }, { status: 422 })
      throw error
    }
  }

  const reply = async (asking: SeenCall): Promise<Response | 'unreachable'> => {
    const path = asking.url.pathname
    const chosen = luck()
    if (chosen === 'slowlyLost') await new Promise((resolve) => setTimeout(resolve, 5_000))
    if (chosen === 'lost' || chosen === 'slowlyLost') return 'unreachable'
    asked.push(`${asking.method} ${path}`)
    if (chosen === 'refused') return Response.json({ error: 'Not allowed' }, { status: 403 })
    if (chosen === 'troubleBefore') return Response.json({ error: 'Oops' }, { status: 500 })
    if (chosen === 'later')
      return Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '7' } })
    if (chosen === 'slow') await new Promise((resolve) => setTimeout(resolve, 5_000))
    if (chosen === 'twice') answer(asking)
    const answered = (path === newest ? list?.() : null) ?? answer(asking)
    if (chosen === 'answerLost') return 'unreachable'
    if (chosen === 'troubleAfter') return Response.json({ error: 'Oops' }, { status: 502 })
    return answered
  }
  setClient(watchServer(new FakeServer(reply, base).client))
  /** A post of before; the time is that of the page. */
  function posted(text: string, time: number): void {
    const id = `before${ids.length}`
    ids.unshift(id)
    texts.set(id, text)
    rest.set(id, { created_at: new Date(time + (clockMs ?? 0)).toISOString() })
  }
  return { stored, done, asked, on, voted, texts, keys, posted }
}
