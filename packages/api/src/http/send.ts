import { ApiError } from './api-error.ts'
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

function readHeaders(raw: string): Headers {
  const headers = new Headers()
  for (const line of raw.trim().split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}

/** For uploads: fetch cannot tell how much of a body has gone out. */
export function sendByXhr(outgoing: Outgoing): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(outgoing.method, outgoing.url)
    xhr.withCredentials = false
    outgoing.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) outgoing.onProgress?.(event.loaded / event.total)
    })
    const stop = () => xhr.abort()
    outgoing.signal.addEventListener('abort', stop, { once: true })
    xhr.addEventListener('loadend', () => outgoing.signal.removeEventListener('abort', stop))
    xhr.addEventListener('load', () =>
      resolve(readAnswer(xhr.status, readHeaders(xhr.getAllResponseHeaders()), xhr.responseText)),
    )
    xhr.addEventListener('error', () => reject(new ApiError({ kind: 'network' })))
    xhr.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted' })))
    xhr.send(outgoing.body?.data ?? null)
  })
}
