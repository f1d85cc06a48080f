import { getInstance } from '../../instance.ts'
import { createClient, fetchAccount } from '@skein/api'

import { setClient } from '../../client.ts'
import { entityStore } from '../../entities.ts'
import { beginSession, endSession, getToken } from '../../session.ts'

export type WireStatus = Record<string, unknown> & { id: string }

interface Fault {
  readonly status: number
  readonly body?: unknown
  /** In the place of JSON. */
  readonly text?: string
  readonly headers?: Record<string, string>
}

/** Ids that sort as the server's do: the larger number is the newer post. */
export function statusId(number: number): string {
  return `Q${String(number).padStart(6, '0')}`
}

export function wirePerson(name: string): Record<string, unknown> {
  return {
    id: `id-${name}`,
    username: name,
    acct: name,
    url: `https://fen.example/users/${name}`,
    display_name: name,
    note: '',
    avatar: null,
    emojis: [],
    fields: [],
    bot: false,
    locked: false,
  }
}

/** A post with about as many lines as its number says, so that heights differ. */
export function wirePost(number: number, change: Record<string, unknown> = {}): WireStatus {
  const lines = Array.from(
    { length: 1 + (number % 5) },
    (_, line) => `Post ${number}, line ${line}. The bell rang.`,
  )
  return {
    id: statusId(number),
    uri: `https://fen.example/objects/${number}`,
    url: `https://fen.example/notice/${number}`,
    account: wirePerson(['mira', 'tomas', 'ada', 'jun'][number % 4] ?? 'mira'),
    created_at: new Date(Date.UTC(2026, 5, 1) + number * 60_000).toISOString(),
    content: lines.map((line) => `<p>${line}</p>`).join(''),
    spoiler_text: '',
    visibility: 'public',
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog: null,
    media_attachments: [],
    mentions: [],
    tags: [],
    emojis: [],
    emoji_reactions: [],
    replies_count: 0,
    reblogs_count: 0,
    favourites_count: 0,
    pleroma: { local: true },
    ...change,
  }
}

/** Posts of these numbers, newest first. */
export function wirePosts(from: number, to: number): WireStatus[] {
  return Array.from({ length: to - from + 1 }, (_, index) => wirePost(to - index))
}

/** The far end of a real client: pages its timelines as a server does, and can be told to misbehave. */
export class FakeInstance {
  /** Everything that was asked. */
  readonly requests: URL[] = []
  /** By path, newest first. */
  readonly timelines = new Map<string, WireStatus[]>()
  /** Answers, by "METHOD path": fixed ones, or made from what was asked. */
  readonly answers = new Map<string, unknown>()
  /** By path, or by path and query. */
  readonly faults = new Map<string, Fault | 'unreachable' | 'silent'>()
  /** Posts in a page, whatever was asked for; null for as many as asked. */
  pageSize: number | null = null
  readonly #holds = new Map<string, Promise<void>>()

  constructor() {
    setClient(
      createClient({
        getInstance,
        baseUrl: 'https://fen.example',
        getToken,
        fetch: (url, init) => this.#fetch(url, init),
      }),
    )
  }

  /** Answers to a path, or to a path with its query, wait until the returned function is called. */
  hold(path: string): () => void {
    let release: () => void = () => undefined
    this.#holds.set(
      path,
      new Promise((resolve) => {
        release = () => {
          this.#holds.delete(path)
          resolve()
        }
      }),
    )
    return release
  }

  asked(path: string): URL[] {
    return this.requests.filter(({ pathname }) => pathname === path)
  }

  /** Adds a post to the top of a timeline. */
  post(path: string, status: WireStatus): void {
    this.timelines.set(path, [status, ...(this.timelines.get(path) ?? [])])
  }

  async #fetch(address: string, init: RequestInit): Promise<Response> {
    const url = new URL(address)
    this.requests.push(url)
    const whole = url.pathname + url.search
    await (this.#holds.get(whole) ?? this.#holds.get(url.pathname))
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError')
    const fault = this.faults.get(whole) ?? this.faults.get(url.pathname)
    if (fault === 'unreachable') throw new TypeError('Failed to fetch')
    if (fault === 'silent') return silence(init.signal)
    if (fault) {
      const { status, headers = {}, text } = fault
      if (text !== undefined) return new Response(text, { status, headers })
      return Response.json(fault.body ?? {}, { status, headers })
    }
    const answer = this.answers.get(`${init.method ?? 'GET'} ${url.pathname}`)
    if (answer !== undefined)
      return Response.json(typeof answer === 'function' ? (answer as (url: URL) => unknown)(url) : answer)
    const timeline = this.timelines.get(url.pathname)
    if (timeline) return pageOf(timeline, url, this.pageSize)
    return Response.json({ error: 'Record not found' }, { status: 404 })
  }
}

/** Ends when the client has waited long enough. */
function silence(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })
}

function pageOf(timeline: readonly WireStatus[], url: URL, size: number | null): Response {
  const query = url.searchParams
  const limit = size ?? Number(query.get('limit') ?? 20)
  const [max, since, min] = ['max_id', 'since_id', 'min_id'].map((name) => query.get(name))
  const inside = timeline.filter(
    ({ id, pinned }) =>
      (!query.has('pinned') || pinned === true) &&
      (!max || id < max) &&
      (!since || id > since) &&
      (!min || id > min),
  )
  const items = min ? inside.slice(-limit) : inside.slice(0, limit)
  const [first, last] = [items[0], items.at(-1)]
  const link = [
    last && `<${url.origin}${url.pathname}?max_id=${last.id}>; rel="next"`,
    first && `<${url.origin}${url.pathname}?min_id=${first.id}>; rel="prev"`,
  ]
  return Response.json(items, { headers: first ? { link: link.join(', ') } : {} })
}

/** Signs somebody in without asking for a password; feeds and threads of an earlier test are forgotten. */
export async function signIn(instance: FakeInstance, name = 'wren'): Promise<void> {
  instance.answers.set(`GET /api/v1/accounts/id-${name}`, wirePerson(name))
  const { getClient } = await import('../../client.ts')
  beginSession('token', await fetchAccount(getClient(), `id-${name}`))
}

/** Nobody is signed in and nothing is known. */
export async function becomeVisitor(instance: FakeInstance): Promise<void> {
  await signIn(instance)
  endSession('left')
  entityStore.clear()
  instance.requests.length = 0
}
