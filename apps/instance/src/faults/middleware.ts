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

/** Spoils the answers that were planned to be spoilt. */
export const spoilAnswers =
  (faults: Faults): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const fault = pathname.startsWith('/__faults') ? null : faults.take(c.req.method, pathname + search)
    if (!fault) return next()
    if (fault.delayMs) await wait(fault.delayMs)
    if (fault.dropSocket) return dropConnection(c)
    if (fault.status !== undefined) return errorAnswer(c, fault)
    await next()
    for (const [name, value] of Object.entries(fault.headers ?? {})) c.res.headers.set(name, value)
    if (fault.body === undefined) return undefined
    const { text, type } = await spoiltBody(c, fault.body)
    const headers = new Headers(c.res.headers)
    headers.set('content-type', type)
    headers.delete('content-length')
    c.res = undefined
    c.res = new Response(text, { status: 200, headers })
    return undefined
  }
