import { randomBytes } from 'node:crypto'
import { Secret } from 'otpauth'
import type { Context } from '../context.ts'
import { findPendingSecret, requireAccount } from '../db/find.ts'
import { failure } from '../failure.ts'
import { isCodeRight } from '../policies/sign-in.ts'

const SECRET_BYTES = 10
const RECOVERY_CODES = 5
const RECOVERY_CODE_BYTES = 8

/** Turns two-factor sign-in on with a confirmed secret (Base32), or off with null. Recovery codes stay. */
export const setTotpSecret = async (
  ctx: Context,
  accountId: string,
  secret: string | null,
): Promise<void> => {
  await ctx.db
    .updateTable('accounts')
    .set({ totp_secret: secret, is_totp_confirmed: Number(secret !== null) })
    .where('id', '=', accountId)
    .execute()
  await ctx.db.deleteFrom('totp_setups').where('account_id', '=', accountId).execute()
}

/**
 * Makes a new secret (Base32), which has to be confirmed. As on the recorded server it replaces a confirmed one at
 * once: two-factor sign-in stays on, but until then only recovery codes are accepted.
 */
export const startTotpSetup = async (ctx: Context, accountId: string): Promise<string> => {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  await ctx.db
    .insertInto('totp_setups')
    .values({ account_id: accountId, secret })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ secret }))
    .execute()
  return secret
}

/** A confirmed secret may be confirmed again, so that a repeated request is no failure. */
export const confirmTotp = async (ctx: Context, accountId: string, code: string): Promise<void> => {
  const account = await requireAccount(ctx, accountId)
  const secret = (await findPendingSecret(ctx, accountId)) ?? account.totp_secret
  if (secret === null) throw failure(422, 'invalid_secret_and_token')
  if (!isCodeRight(ctx, secret, code)) throw failure(422, 'invalid_token')
  await setTotpSecret(ctx, accountId, secret)
}

/** The codes before these no longer work. */
export const replaceRecoveryCodes = async (ctx: Context, accountId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(RECOVERY_CODE_BYTES).toString('hex'))
  await ctx.db
    .updateTable('accounts')
    .set({ backup_codes: JSON.stringify(codes) })
    .where('id', '=', accountId)
    .execute()
  return codes
}
