import { createClient } from '../src/http/client.ts'
import type { Client } from '../src/http/call.ts'
import { akkoma } from './instances.ts'

/** One request as the server would see it. */
export interface Seen {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly init: RequestInit
  /** Fields of a multipart or form body, in order; JSON as it is. */
  readonly fields: [string, unknown][]
  readonly json: unknown
}

function readFields(body: unknown): [string, unknown][] {
  if (body instanceof FormData) return [...body.entries()]
  return typeof body === 'string' && !body.startsWith('{') ? [...new URLSearchParams(body)] : []
}

type Reply = Response | (() => Response | Promise<Response>)

/** A client whose requests are answered from a queue; the last answer repeats. */
export function createFakeServer(...replies: Reply[]): { client: Client; seen: Seen[] } {
  const seen: Seen[] = []
  const client = createClient({
    getInstance: () => akkoma,
    baseUrl: 'https://server.example/',
    getToken: () => 'the-token',
    fetch: async (url, init) => {
      const { body } = init
      const isJson = typeof body === 'string' && body.startsWith('{')
      seen.push({
        method: init.method ?? 'GET',
        url: url.replace('https://server.example', ''),
        headers: new Headers(init.headers),
        init,
        fields: readFields(body),
        json: isJson ? (JSON.parse(body) as unknown) : undefined,
      })
      const reply = replies[Math.min(seen.length, replies.length) - 1]
      return typeof reply === 'function' ? reply() : (reply?.clone() ?? Response.json({}))
    },
  })
  return { client, seen }
}

/** A JSON answer. */
export const json = (body: unknown, init?: ResponseInit): Response => Response.json(body, init)
