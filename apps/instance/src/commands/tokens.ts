import type { Context } from '../context.ts'
import type { AppRow, TokenRow } from '../db/schema.ts'
import { TOKEN_SECONDS } from '../limits.ts'
import { randomToken } from '../passwords.ts'
import type { TokenInput } from './types.ts'

export const DEFAULT_SCOPES = 'read write follow push'

export const createApp = (
  ctx: Context,
  input: { name: string; redirectUris: string; scopes: string; website?: string | null },
): Promise<AppRow> =>
  ctx.db
    .insertInto('apps')
    .values({
      client_id: randomToken(),
      client_secret: randomToken(),
      name: input.name,
      redirect_uris: input.redirectUris,
      scopes: input.scopes,
      website: input.website ?? null,
      created_at: ctx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const grantToken = (
  ctx: Context,
  input: { appId: number; accountId: string | null; scopes: string; refreshToken?: string },
): Promise<TokenRow> => {
  const now = ctx.clock.now()
  return ctx.db
    .insertInto('tokens')
    .values({
      app_id: input.appId,
      account_id: input.accountId,
      access_token: randomToken(),
      refresh_token: input.refreshToken ?? randomToken(),
      scopes: input.scopes,
      created_at: now,
      valid_until: now + TOKEN_SECONDS * 1000,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const createToken = async (ctx: Context, input: TokenInput): Promise<string> => {
  const scopes = input.scopes ?? DEFAULT_SCOPES
  const app = await createApp(ctx, {
    name: input.appName ?? 'Skein',
    redirectUris: 'urn:ietf:wg:oauth:2.0:oob',
    scopes,
  })
  const token = await grantToken(ctx, { appId: app.id, accountId: input.accountId, scopes })
  return token.access_token
}

const forgetPushOf = (ctx: Context, tokenIds: readonly number[]): Promise<unknown> =>
  ctx.db.deleteFrom('push_subscriptions').where('token_id', 'in', tokenIds).execute()

export const revokeToken = async (ctx: Context, accessToken: string): Promise<void> => {
  const row = await ctx.db
    .deleteFrom('tokens')
    .where('access_token', '=', accessToken)
    .returning('id')
    .executeTakeFirst()
  if (!row) return
  await forgetPushOf(ctx, [row.id])
  ctx.events.publish({ type: 'token.revoked', accessToken })
}

/** Ends every session of somebody. */
export const revokeTokensOf = async (ctx: Context, accountId: string): Promise<void> => {
  const rows = await ctx.db
    .deleteFrom('tokens')
    .where('account_id', '=', accountId)
    .returning(['id', 'access_token'])
    .execute()
  await forgetPushOf(
    ctx,
    rows.map(({ id }) => id),
  )
  for (const { access_token: accessToken } of rows) ctx.events.publish({ type: 'token.revoked', accessToken })
}
