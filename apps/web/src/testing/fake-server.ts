import { getInstance } from '../model/instance.ts'
import { createClient } from '@skein/api'
import { setClient } from '../model/client.ts'

/** One request as the transport saw it. */
export interface SeenCall {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly headers: Headers
  readonly body: string
  /** Answers it, once. */
  answer(value: unknown, status?: number, headers?: Readonly<Record<string, string>>): void
  /** Answers with a text that is not what the content type says. */
  answerText(text: string, status?: number): void
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
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        void new Response(init.body ?? '').text().then((body) => {
          const call: SeenCall = {
            method: init.method ?? 'GET',
            path: url.pathname + url.search,
            headers: new Headers(init.headers),
            body,
            answer: (value, status = 200, headers = {}) => resolve(Response.json(value, { status, headers })),
            answerText: (text, status = 200) =>
              resolve(new Response(text, { status, headers: { 'content-type': 'application/json' } })),
            fail: () => reject(new TypeError('Failed to fetch')),
          }
          this.calls.push(call)
          const value = this.reply(call)
          if (value !== undefined) call.answer(value)
        })
      })
    const client = createClient({ baseUrl: 'https://fen.example', fetch, getInstance })
    setClient({
      ...client,
      // What tells its progress goes another way than fetch, and would leave the page.
      request: (call) => {
        const { onProgress: _, ...rest } = call
        return client.request(rest)
      },
    })
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
