import type { Hono, Context as HonoContext } from 'hono'
import type { Commands } from '../commands/types.ts'
import type { Context, View } from '../context.ts'
import type { AccountRow, TokenRow } from '../db/schema.ts'

export interface Env {
  Variables: {
    ctx: Context
    commands: Commands
    origin: string
    nonce: string
    viewer: AccountRow | null
    token: TokenRow | null
  }
}

export type App = Hono<Env>

/** One request being answered. */
export type Call = HonoContext<Env>

export const viewOf = (c: Call): View => ({ ctx: c.var.ctx, viewer: c.var.viewer, origin: c.var.origin })
