import { createClient, type Client } from '@skein/api'

import { setClient } from '../model/client.ts'
import { getInstance } from '../model/instance.ts'
import { getToken } from '../model/session.ts'
import { pageOf, type WireStatus } from './paged-timeline.ts'
import { seenCall, type SeenCall } from './seen-call.ts'

export type { SeenCall } from './seen-call.ts'

/**
 * What a server answers: JSON, a whole response, a promise of one of them, a lost line, or silence until the client
 * gives up. Undefined is no answer.
 */
export type Reply = unknown
type Replying = (call: SeenCall) => Reply
/** An answer, or how to make one from what was asked. */
type Replies = Replying | object | string | null | undefined

interface Fault {
  readonly status: number
  readonly body?: unknown
  /** In the place of JSON. */
  readonly text?: string
  readonly headers?: Record<string, string>
}

/** A server that knows of nothing what it was not told to answer. */
export const notFound = (): Response => Response.json({ error: 'Record not found' }, { status: 404 })

/** The far end of a real client: sees every request and answers it by hand, by route, or by `reply`. */
export class FakeServer {
  readonly client: Client
  readonly calls: SeenCall[] = []
  /** By path, newest first; read in pages, as a server has them. */
  readonly timelines = new Map<string, WireStatus[]>()
  /** By path, or by path and query. */
  readonly faults = new Map<string, Fault | 'unreachable' | 'silent'>()
  /** Posts in a page, whatever was asked for; null for as many as asked. */
  pageSize: number | null = null
  /** Answers what no route answers; undefined leaves the request open, to be answered by hand. */
  reply: Replying
  readonly #routes = new Map<string, Replies>()
  readonly #holds = new Map<string, Promise<void>>()

  constructor(reply: Replying = () => undefined, baseUrl = 'https://fen.example') {
    this.reply = reply
    const client = createClient({
      baseUrl,
      getToken,
      getInstance,
      fetch: (address, init) => this.#fetch(new URL(address, 'https://fen.example'), init),
    })
    this.client = {
      ...client,
      // What tells its progress goes another way than fetch, and would leave the page.
      request: (call) => {
        const { onProgress: _, ...rest } = call
        return client.request(rest)
      },
    }
    setClient(this.client)
  }

  /** Answers "METHOD /path" from now on. */
  on(route: string, replies: Replies): void {
    this.#routes.set(route, replies)
  }

  /** Answers a route, or all, no more. */
  off(route?: string): void {
    if (route === undefined) this.#routes.clear()
    else this.#routes.delete(route)
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

  /** Adds a post to the top of a timeline. */
  post(path: string, status: WireStatus): void {
    this.timelines.set(path, [status, ...(this.timelines.get(path) ?? [])])
  }

  /** Requests to "/path", or to "METHOD /path". */
  asked(route: string): SeenCall[] {
    return this.calls.filter(({ method, url: { pathname } }) =>
      [pathname, `${method} ${pathname}`].includes(route),
    )
  }

  /** Requests other than reads, as "POST /path". */
  get changes(): string[] {
    return this.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  }

  last(): SeenCall {
    const call = this.calls.at(-1)
    if (call === undefined) throw new Error('Nothing was asked of the server')
    return call
  }

  async #fetch(url: URL, init: RequestInit = {}): Promise<Response> {
    const body = init.body ?? ''
    const text = typeof body === 'string' ? body : await new Response(body).text()
    const answered = Promise.withResolvers<Response>()
    init.signal?.addEventListener('abort', () => answered.reject(new DOMException('aborted', 'AbortError')))
    const call = seenCall(url, init, text, answered)
    this.calls.push(call)
    void this.#answer(call).catch(answered.reject)
    return answered.promise
  }

  async #answer(call: SeenCall): Promise<void> {
    const { method, path, url } = call
    const hold = this.#holds.get(path) ?? this.#holds.get(url.pathname)
    if (hold) await hold
    const fault = this.faults.get(path) ?? this.faults.get(url.pathname)
    const routed = this.#routes.get(`${method} ${url.pathname}`)
    const timeline = this.timelines.get(url.pathname)
    if (fault) settle(call, faultReply(fault))
    else {
      const value = await (typeof routed === 'function' ? (routed as Replying)(call) : routed)
      if (value !== undefined) settle(call, value)
      else if (timeline) call.respond(pageOf(timeline, url, this.pageSize))
      else settle(call, await this.reply(call))
    }
  }
}

function faultReply(fault: Fault | 'unreachable' | 'silent'): Reply {
  if (typeof fault === 'string') return fault
  const { status, headers = {}, text, body = {} } = fault
  return text === undefined
    ? Response.json(body, { status, headers })
    : new Response(text, { status, headers })
}

function settle(call: SeenCall, value: unknown): void {
  if (value === 'unreachable') call.fail()
  else if (value instanceof Response) call.respond(value)
  else if (value !== undefined && value !== 'silent') call.answer(value)
}
