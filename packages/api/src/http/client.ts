import { unknownInstance } from '../instance/fold-instance.ts'
import type { Instance } from '../instance/instance.ts'
import { REQUEST_TIMEOUT_MS } from '../limits.ts'
import { malformedAnswer, isFailure } from './answer.ts'
import { ApiError } from './api-error.ts'
import type { Answer, Call, Client } from './call.ts'
import { encodeBody, encodeUrl } from './encode.ts'
import { type Fetch, type Outgoing, sendByFetch } from './send.ts'

/** How to reach a server; all but the address has a default. */
export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  readonly baseUrl: string
  /** Asked anew for each request, so that signing in needs no new client. */
  readonly getToken?: () => string | null
  /** What is known of the server; nothing by default. */
  readonly getInstance?: () => Instance
  /** Milliseconds. */
  readonly timeoutMs?: number
  readonly fetch?: Fetch
}

const TIMED_OUT = Symbol('timed out')

/** A signal that fires when the caller's does, or when the time is up. */
function deadline(signal: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController()
  const follow = () => controller.abort(signal?.reason)
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow, { once: true })
  const timer = Number.isFinite(timeoutMs)
    ? setTimeout(() => controller.abort(TIMED_OUT), timeoutMs)
    : undefined
  const release = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', follow)
  }
  return { signal: controller.signal, release }
}

function prepare(call: Call<unknown>, baseUrl: string, token: string | null): Omit<Outgoing, 'signal'> {
  const body = call.body ? encodeBody(call.body) : null
  const headers = new Headers({ accept: 'application/json', ...call.headers })
  if (body?.contentType) headers.set('content-type', body.contentType)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  return {
    method: call.method,
    url: encodeUrl(baseUrl, call.path, call.query),
    headers,
    body,
    onProgress: call.onProgress,
    hasCookies: call.hasCookies,
  }
}

/** An id that is a step in a path, which no encoding hides from a browser, would ask for something else. */
const hasStep = (path: string): boolean => /\/\.\.?(?:\/|$)/.test(path)

/** What went wrong on the way, whatever was thrown. */
function failureOf(thrown: unknown, signal: AbortSignal): ApiError {
  if (signal.aborted) {
    return new ApiError({ kind: signal.reason === TIMED_OUT ? 'timeout' : 'aborted' }, { cause: thrown })
  }
  return thrown instanceof ApiError ? thrown : new ApiError({ kind: 'network' }, { cause: thrown })
}

/** The failure an answer tells of, read by code that comes with the first one; without it a failure has no words. */
async function failureIn(answer: Answer): Promise<unknown> {
  try {
    return (await import('./failure.ts')).errorOfAnswer(answer, Date.now())
  } catch {
    return new ApiError({ kind: 'http', status: answer.status, body: answer.body })
  }
}

function understand<T>(call: Call<T>, answer: Answer): T {
  try {
    return call.read(answer)
  } catch (thrown) {
    throw thrown instanceof ApiError ? thrown : malformedAnswer(answer, thrown)
  }
}

/**
 * A client of one server. Every request carries the bearer and no cookies (but see {@link Call.hasCookies}), ends after the time-out,
 * and throws nothing but {@link ApiError}.
 */
export function createClient(options: ClientOptions): Client {
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const getToken = options.getToken ?? (() => null)
  const getInstance = options.getInstance ?? (() => unknownInstance)
  const timeoutMs = options.timeoutMs ?? REQUEST_TIMEOUT_MS
  // Looked up late: the page may replace it, and it must not be called as a method of something else.
  const fetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init))
  const send = async (outgoing: Outgoing): Promise<Answer> => {
    const { body, onProgress } = outgoing
    if (!onProgress || !(body?.data instanceof FormData)) return sendByFetch(fetch, outgoing)
    return (await import('./send-counted.ts')).sendCounted(fetch, outgoing, body.data, onProgress)
  }
  return {
    baseUrl,
    getToken,
    getInstance,
    async request(call) {
      if (hasStep(call.path)) throw new ApiError({ kind: 'garbage' })
      const { signal, release } = deadline(call.signal, call.timeoutMs ?? timeoutMs)
      let answer: Answer
      try {
        signal.throwIfAborted()
        answer = await send({
          ...prepare(call, baseUrl, call.token === undefined ? getToken() : call.token),
          signal,
        })
      } catch (thrown) {
        throw failureOf(thrown, signal)
      } finally {
        release()
      }
      if (isFailure(answer)) throw await failureIn(answer)
      return understand(call, answer)
    },
  }
}
