import type { MiddlewareHandler } from 'hono'
import { failure } from '../failure.ts'
import type { Call, Env } from './env.ts'

interface Limit {
  name: string
  method: string
  path: RegExp
  windowMs: number
  count: number
  /** Counts each target apart (the id in the path). */
  isPerTarget?: boolean
}

const STATUS_ACTION = /^\/api\/v1\/statuses\/([^/]+)\/(?:un)?(?:favourite|reblog|bookmark|pin|mute)$/
const RELATION_ACTION = /^\/api\/v1\/accounts\/([^/]+)\/(?:un)?(?:follow|mute|block)$/

/** The defaults of the recorded server. */
const LIMITS: readonly Limit[] = [
  {
    name: 'authentication',
    method: 'POST',
    path: /^\/oauth\/(?:token|authorize|mfa)/,
    windowMs: 60_000,
    count: 15,
  },
  {
    name: 'timeline',
    method: 'GET',
    path: /^\/api\/v1\/(?:timelines\/|accounts\/[^/]+\/statuses$)/,
    windowMs: 500,
    count: 3,
  },
  { name: 'search', method: 'GET', path: /^\/api\/v(?:1\/accounts|2)\/search$/, windowMs: 1000, count: 30 },
  { name: 'relation', method: 'POST', path: RELATION_ACTION, windowMs: 10_000, count: 10 },
  {
    name: 'same relation',
    method: 'POST',
    path: RELATION_ACTION,
    windowMs: 60_000,
    count: 2,
    isPerTarget: true,
  },
  { name: 'status', method: 'POST', path: STATUS_ACTION, windowMs: 10_000, count: 15 },
  { name: 'same status', method: 'POST', path: STATUS_ACTION, windowMs: 60_000, count: 3, isPerTarget: true },
  {
    name: 'account creation',
    method: 'POST',
    path: /^\/api\/v1\/accounts\/?$/,
    windowMs: 1_800_000,
    count: 25,
  },
  { name: 'password', method: 'POST', path: /^\/auth\/password$/, windowMs: 1_800_000, count: 5 },
]

const keyOf = (c: Call, limit: Limit, path: string): string => {
  const target = limit.isPerTarget ? (limit.path.exec(path)?.[1] ?? '') : ''
  return [limit.name, c.var.viewer?.id ?? 'visitor', target].join(' ')
}

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
      const key = keyOf(c, limit, path)
      const recent = (hits.get(key) ?? []).filter((at) => at > now - limit.windowMs)
      if (recent.length >= limit.count) throw failure(429, 'Throttled')
      hits.set(key, [...recent, now])
    }
    return next()
  }
}
