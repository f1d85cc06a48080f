import { createClient } from '@skein/api'
import { setClient } from '../model/client.ts'

/** One request as the transport saw it. */
export interface SeenCall {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly body: string
  /** Answers it, once. */
  answer(value: unknown, status?: number): void
  /** The way to the server breaks. */
  fail(): void
}

/** The far end of a real client: sees every request and answers by hand, or by `reply`. */
export class FakeServer {
  readonly calls: SeenCall[] = []
  /** Answers at once; undefined leaves the request open. */
  reply: (call: SeenCall) => unknown = () => undefined

  constructor() {
    const fetch = (address: string, init: RequestInit = {}) =>
      new Promise<Response>((resolve, reject) => {
        const url = new URL(address, 'https://fen.example')
        void new Response(init.body ?? '').text().then((body) => {
          const call: SeenCall = {
            method: init.method ?? 'GET',
            path: url.pathname + url.search,
            body,
            answer: (value, status = 200) => resolve(Response.json(value, { status })),
            fail: () => reject(new TypeError('Failed to fetch')),
          }
          this.calls.push(call)
          const value = this.reply(call)
          if (value !== undefined) call.answer(value)
        })
      })
    setClient(createClient({ baseUrl: 'https://fen.example', fetch }))
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
}
