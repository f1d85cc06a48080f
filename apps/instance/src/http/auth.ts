import type { MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { randomBytes } from 'node:crypto'
import type { Context } from '../context.ts'
import type { AccountRow, TokenRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import type { Call, Env } from './env.ts'

const COOKIE = '_pleroma_key'

export interface Bearer {
  token: TokenRow
  /** Null: the token of an app, not of a person. */
  account: AccountRow | null
}

/** Who a token stands for; null for unknown, ended or switched-off ones. */
export const findBearer = async (ctx: Context, accessToken: string): Promise<Bearer | null> => {
  const token = await ctx.db
    .selectFrom('tokens')
    .selectAll()
    .where('access_token', '=', accessToken)
    .executeTakeFirst()
  if (!token || token.valid_until <= ctx.clock.now()) return null
  if (token.account_id === null) return { token, account: null }
  const account = await ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', token.account_id)
    .executeTakeFirst()
  return account && account.is_deactivated === 0 ? { token, account } : null
}

/** Browser sessions: the recorded server signs one in with every token it gives. */
export interface Sessions {
  begin(c: Call, accessToken: string): void
  tokenOf(c: Call): string | undefined
}

export const createSessions = (): Sessions => {
  const tokens = new Map<string, string>()
  return {
    begin: (c, accessToken) => {
      const known = getCookie(c, COOKIE)
      const id = known !== undefined && tokens.has(known) ? known : randomBytes(18).toString('base64url')
      tokens.set(id, accessToken)
      setCookie(c, COOKIE, id, { path: '/', httpOnly: true, sameSite: 'Lax' })
    },
    tokenOf: (c) => tokens.get(getCookie(c, COOKIE) ?? ''),
  }
}

const bearerText = (c: Call): string | undefined => {
  const match = /^Bearer\s+(.+)$/i.exec(c.req.header('authorization') ?? '')
  return match?.[1]?.trim()
}

/** Finds out who asks: by the Authorization header, else by the session cookie. */
export const authenticate =
  (sessions: Sessions): MiddlewareHandler<Env> =>
  async (c, next) => {
    const text = bearerText(c) ?? sessions.tokenOf(c)
    const bearer = text === undefined ? null : await findBearer(c.var.ctx, text)
    if (bearer) {
      c.set('token', bearer.token)
      c.set('viewer', bearer.account)
      if (bearerText(c) !== undefined) sessions.begin(c, bearer.token.access_token)
    }
    await next()
  }

const holds = (granted: readonly string[], scope: string): boolean =>
  granted.includes(scope) || granted.includes(scope.split(':')[0] ?? scope)

/** The person who asks; one of `scopes` must be granted to the token. */
export const requireViewer = (c: Call, ...scopes: string[]): AccountRow => {
  const { viewer, token } = c.var
  if (!viewer || !token) throw failure(403, 'Invalid credentials.')
  const granted = token.scopes.split(' ')
  if (scopes.length > 0 && !scopes.some((scope) => holds(granted, scope))) {
    throw failure(403, `Insufficient permissions: ${scopes.join(' | ')}.`)
  }
  return viewer
}

/** An admin who asks. */
export const requireAdmin = (c: Call, ...scopes: string[]): AccountRow => {
  const { role } = requireViewer(c)
  if (role === 'member') throw failure(403, 'User is not a staff member.')
  if (role !== 'admin') throw failure(403, 'User is not an admin.')
  return requireViewer(c, ...scopes)
}

/** A moderator or an admin who asks. */
export const requireStaff = (c: Call, ...scopes: string[]): AccountRow => {
  const { role } = requireViewer(c)
  if (role === 'member') throw failure(403, 'User is not a staff member.')
  return requireViewer(c, ...scopes)
}

/** Closes an answer to visitors of a private site. */
export const requirePublicOrViewer = (c: Call): void => {
  if (c.var.ctx.options.isPrivate && !c.var.viewer)
    throw failure(403, 'This resource requires authentication.')
}
