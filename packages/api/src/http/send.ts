import { readAnswer } from './answer.ts'
import type { Answer } from './call.ts'
import type { EncodedBody } from './encode.ts'

/** One request, ready for the wire. */
export interface Outgoing {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: EncodedBody | null
  readonly signal: AbortSignal
  readonly onProgress?: ((share: number) => void) | undefined
  readonly hasCookies?: boolean | undefined
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Cookies travel with no token: the server signs its session in with every one it sees. */
export async function sendByFetch(fetch: Fetch, outgoing: Outgoing): Promise<Answer> {
  const response = await fetch(outgoing.url, {
    method: outgoing.method,
    headers: outgoing.headers,
    credentials: outgoing.hasCookies && !outgoing.headers.has('authorization') ? 'same-origin' : 'omit',
    signal: outgoing.signal,
    ...(outgoing.body ? { body: outgoing.body.data } : {}),
  })
  return readAnswer(response.status, response.headers, await response.text())
}
