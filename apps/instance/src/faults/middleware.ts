import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Call, Env } from '../http/env.ts'
import type { Fault, Faults } from './faults.ts'

const ERROR_BODIES: Record<number, unknown> = {
  401: { error: 'Invalid credentials.' },
  403: { error: 'Invalid credentials.' },
  404: { error: 'Record not found' },
  429: { error: 'Throttled' },
  500: { errors: { detail: 'Internal server error' } },
  503: { error: 'Service unavailable' },
}

const PAGE =
  '<!DOCTYPE html>\n<html lang="en"><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>\n'
const GARBAGE = '\u0000\u0001{"not json at all'

/** A long silence does not keep a server alive that was told to end. */
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref())

const dropConnection = (c: Call): Response => {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  incoming?.socket.destroy()
  return c.body(null, 502)
}

const spoiltBody = async (c: Call, body: string): Promise<{ text: string; type: string }> => {
  if (body === 'html') return { text: PAGE, type: 'text/html; charset=utf-8' }
  if (body === 'garbage') return { text: GARBAGE, type: 'application/json; charset=utf-8' }
  if (body !== 'half') return { text: body, type: 'application/json; charset=utf-8' }
  const whole = await c.res.text()
  return {
    text: whole.slice(0, Math.floor(whole.length / 2)),
    type: c.res.headers.get('content-type') ?? 'application/json',
  }
}

const errorAnswer = (c: Call, { status = 500, body, headers = {} }: Fault): Response | Promise<Response> => {
  if (body === undefined || body === 'half')
    return c.json(ERROR_BODIES[status] ?? { error: 'Error.' }, status as ContentfulStatusCode, headers)
  const text = body === 'html' ? PAGE : body === 'garbage' ? GARBAGE : body
  const type = body === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8'
  return c.body(text, status as ContentfulStatusCode, { ...headers, 'content-type': type })
}

/** Requests that a fault made of others: these are not spoilt again. */
const repeats = new WeakSet<Request>()

const replace = (c: Call, answer: Response): void => {
  c.res = undefined
  c.res = answer
}

/** Spoils the answers that were planned to be spoilt. `repeat` handles a request as if it had come another time. */
export const injectFaults =
  (faults: Faults, repeat: (request: Request, c: Call) => unknown): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const isSpared = pathname.startsWith('/__faults') || repeats.has(c.req.raw)
    const fault = isSpared ? null : faults.take(c.req.method, pathname + search)
    if (!fault) return next()
    const copy = fault.isTwice ? c.req.raw.clone() : null
    if (copy !== null) repeats.add(copy)
    const run = () => Promise.all([next(), copy === null ? null : repeat(copy, c)])
    if (fault.isAfter) await run()
    if (fault.delayMs) await wait(fault.delayMs)
    const spoilt = fault.dropSocket
      ? dropConnection(c)
      : fault.status === undefined
        ? null
        : await errorAnswer(c, fault)
    if (spoilt !== null) {
      if (!fault.isAfter) return spoilt
      replace(c, spoilt)
      return undefined
    }
    if (!fault.isAfter) await run()
    for (const [name, value] of Object.entries(fault.headers ?? {})) c.res.headers.set(name, value)
    if (fault.body === undefined) return undefined
    const { text, type } = await spoiltBody(c, fault.body)
    const headers = new Headers(c.res.headers)
    headers.set('content-type', type)
    headers.delete('content-length')
    replace(c, new Response(text, { status: 200, headers }))
    return undefined
  }
