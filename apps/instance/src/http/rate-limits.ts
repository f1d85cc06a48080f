import type { MiddlewareHandler } from 'hono'
import { failure } from '../failure.ts'
import type { Call, Env } from './env.ts'

interface Limit {
  /** Limits with the same name share a count. */
  name: string
  method: string
  /** Each value of its groups has a count of its own. */
  path: RegExp
  windowMs: number
  count: number
}

/** The defaults of the recorded server. */
const LIMITS: readonly Limit[] = [
  { name: 'authentication', method: 'POST', path: /^\/oauth\/authorize$/, windowMs: 60_000, count: 15 },
  { name: 'timeline', method: 'GET', path: /^\/api\/v1\/timelines\/(\w+)/, windowMs: 500, count: 3 },
  { name: 'search', method: 'GET', path: /^\/api\/v(?:1\/accounts|2)\/search$/, windowMs: 1000, count: 30 },
  {
    name: 'follow',
    method: 'POST',
    path: /^\/api\/v1\/accounts\/[^/]+\/(?:un)?follow$/,
    windowMs: 10_000,
    count: 10,
  },
  {
    name: 'follow of one',
    method: 'POST',
    path: /^\/api\/v1\/accounts\/([^/]+)\/(?:un)?follow$/,
    windowMs: 60_000,
    count: 2,
  },
  {
    name: 'post',
    method: 'POST',
    path: /^\/api\/v1\/statuses(?:\/[^/]+\/(?:un)?(?:favourite|reblog))?$/,
    windowMs: 10_000,
    count: 15,
  },
  { name: 'post', method: 'DELETE', path: /^\/api\/v1\/statuses\/[^/]+$/, windowMs: 10_000, count: 15 },
  {
    name: 'mark of one',
    method: 'POST',
    path: /^\/api\/v1\/statuses\/([^/]+)\/(?:un)?(favourite|reblog)$/,
    windowMs: 60_000,
    count: 3,
  },
  {
    name: 'account creation',
    method: 'POST',
    path: /^\/api\/v1\/accounts\/?$/,
    windowMs: 1_800_000,
    count: 25,
  },
  { name: 'password', method: 'POST', path: /^\/auth\/password$/, windowMs: 1_800_000, count: 5 },
]

const keyOf = (c: Call, { name, path }: Limit): string =>
  [name, c.var.viewer?.id ?? 'visitor', ...(path.exec(c.req.path)?.slice(1) ?? [])].join(' ')

/** Answers 429 beyond the limits, when they are switched on. It tells nothing about when to try again, as recorded. */
export const limitRates = (): MiddlewareHandler<Env> => {
  const hits = new Map<string, number[]>()
  return async (c, next) => {
    const { options, clock } = c.var.ctx
    if (!options.areRateLimitsOn) return next()
    const { path, method } = c.req
    const now = clock.now()
    for (const limit of LIMITS.filter(
      (candidate) => candidate.method === method && candidate.path.test(path),
    )) {
      const key = keyOf(c, limit)
      const recent = (hits.get(key) ?? []).filter((at) => at > now - limit.windowMs)
      if (recent.length >= limit.count) throw failure(429, 'Throttled')
      hits.set(key, [...recent, now])
    }
    return next()
  }
}
