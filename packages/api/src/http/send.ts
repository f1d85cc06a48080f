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
}

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Cookies never travel: the server signs its session in with every token exchange. */
export async function sendByFetch(fetch: Fetch, outgoing: Outgoing): Promise<Answer> {
  const response = await fetch(outgoing.url, {
    method: outgoing.method,
    headers: outgoing.headers,
    credentials: 'omit',
    signal: outgoing.signal,
    ...(outgoing.body ? { body: outgoing.body.data } : {}),
  })
  return readAnswer(response.status, response.headers, await response.text())
}
