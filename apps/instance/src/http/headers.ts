import type { MiddlewareHandler } from 'hono'
import { randomBytes } from 'node:crypto'
import type { Commands } from '../commands/types.ts'
import type { Context } from '../context.ts'
import type { Env } from './env.ts'

const CORS = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key',
}

const PREFLIGHT = {
  'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
  'access-control-allow-methods': 'POST,PUT,DELETE,GET,PATCH,OPTIONS',
  'access-control-max-age': '86400',
}

const JSON_TYPE = 'application/json'
const NO_CACHE = 'max-age=0, private, must-revalidate'

/** The policy of the recorded server, and Trusted Types: the client makes the one policy named `skein`. */
export const contentSecurityPolicy = (origin: string, nonce: string): string =>
  [
    `style-src 'self' 'nonce-${nonce}'`,
    `font-src 'self'`,
    `script-src 'self' 'nonce-${nonce}' `,
    `connect-src 'self' ${origin} ${origin.replace(/^http/, 'ws')}`,
    `media-src 'self' https:`,
    `img-src 'self' data: blob: https:`,
    `default-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `manifest-src 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types skein`,
    '',
  ].join(';')

/** `http` or `https` and host as the browser sees them. */
const originOf = (request: Request, fixed: string | null): string => {
  if (fixed !== null) return fixed
  const url = new URL(request.url)
  const host = request.headers.get('host') ?? url.host
  const protocol =
    request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() ?? url.protocol.replace(':', '')
  return `${protocol === 'https' ? 'https' : 'http'}://${host}`
}

/** Headers every answer carries, and the answer to a preflight. */
export const standardHeaders =
  (ctx: Context, commands: Commands): MiddlewareHandler<Env> =>
  async (c, next) => {
    const origin = originOf(c.req.raw, ctx.options.origin)
    const nonce = randomBytes(11).toString('base64url')
    c.set('ctx', ctx)
    c.set('commands', commands)
    c.set('origin', origin)
    c.set('nonce', nonce)
    c.set('viewer', null)
    c.set('token', null)
    if (c.req.method === 'OPTIONS')
      return c.body(null, 204, { ...CORS, ...PREFLIGHT, 'cache-control': NO_CACHE })
    await next()
    const { headers } = c.res
    for (const [name, value] of Object.entries(CORS)) headers.set(name, value)
    if (!headers.has('cache-control')) headers.set('cache-control', NO_CACHE)
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', contentSecurityPolicy(origin, nonce))
    if (
      headers.get('content-type') === JSON_TYPE &&
      c.res.body !== null &&
      !c.req.path.startsWith('/static')
    ) {
      headers.set('content-type', `${JSON_TYPE}; charset=utf-8`)
    }
    headers.set('x-content-type-options', 'nosniff')
    headers.set('x-frame-options', 'DENY')
    headers.set('x-permitted-cross-domain-policies', 'none')
    headers.set('x-request-id', randomBytes(15).toString('base64url'))
    headers.set('x-xss-protection', '0')
    return undefined
  }
