import type { Context } from '../context.ts'
import type { AccountRow, PollRow, StatusRow } from './schema.ts'
import { accountNotFound, failure, notFound } from '../failure.ts'

export const findAccount = (ctx: Context, id: string): Promise<AccountRow | undefined> =>
  ctx.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()

/** By id, `user`, `user@host` or `@user@host`. */
export const findAccountByAny = async (ctx: Context, text: string): Promise<AccountRow | undefined> => {
  const acct = text.replace(/^@/, '').replace(/@(localhost|127\.0\.0\.1)(:\d+)?$/i, '')
  return (
    (await findAccount(ctx, text)) ??
    (await ctx.db.selectFrom('accounts').selectAll().where('acct', '=', acct).executeTakeFirst())
  )
}

export const requireAccountByAny = async (ctx: Context, text: string): Promise<AccountRow> => {
  const row = await findAccountByAny(ctx, text)
  if (!row) throw failure(404, `Nobody is called ${text}.`)
  return row
}

export const requireAccount = async (ctx: Context, id: string): Promise<AccountRow> => {
  const row = await findAccount(ctx, id)
  if (!row) throw accountNotFound()
  return row
}

export const findStatus = (ctx: Context, id: string): Promise<StatusRow | undefined> =>
  ctx.db.selectFrom('statuses').selectAll().where('id', '=', id).executeTakeFirst()

export const requireStatus = async (ctx: Context, id: string): Promise<StatusRow> => {
  const row = await findStatus(ctx, id)
  if (!row) throw notFound()
  return row
}

/** The post that is shown: the repeated one in the place of its repeat. */
export const requireShownStatus = async (ctx: Context, id: string): Promise<StatusRow> => {
  const row = await requireStatus(ctx, id)
  return row.reblog_of_id ? requireStatus(ctx, row.reblog_of_id) : row
}

export const findPoll = (ctx: Context, id: number): Promise<PollRow | undefined> =>
  ctx.db.selectFrom('polls').selectAll().where('id', '=', id).executeTakeFirst()

/** The Base32 secret of a two-factor set-up that is not confirmed yet; null where there is none. */
export const findPendingSecret = async (ctx: Context, accountId: string): Promise<string | null> => {
  const row = await ctx.db
    .selectFrom('totp_setups')
    .select('secret')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.secret ?? null
}
