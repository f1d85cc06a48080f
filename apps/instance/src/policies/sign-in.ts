import { Secret, TOTP } from 'otpauth'
import type { Context } from '../context.ts'
import { findPendingSecret } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import type { Failure } from '../failure.ts'
import { failure } from '../failure.ts'
import { isPasswordRight } from '../passwords.ts'

export const wrongCredentials = (): Failure => failure(400, 'Invalid credentials')

const isEmail = (name: string): boolean => name.includes('@')

const findLocalAccount = (ctx: Context, name: string): Promise<AccountRow | undefined> =>
  ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('host', 'is', null)
    .where(isEmail(name) ? 'email' : 'acct', '=', name.trim())
    .executeTakeFirst()

/** The account of a right name (or e-mail address) and password. */
export const checkPassword = async (ctx: Context, name: string, password: string): Promise<AccountRow> => {
  const account = await findLocalAccount(ctx, name)
  if (!account || !(await isPasswordRight(password, account.password_hash))) throw wrongCredentials()
  return account
}

/** Refuses accounts that may not sign in yet or any more. */
export const checkStanding = (account: AccountRow): void => {
  const refuse = (message: string, identifier: string): Failure => failure(403, message, { identifier })
  if (account.is_deactivated) throw refuse('Your account is currently disabled', 'account_is_disabled')
  if (account.needs_password_reset) throw refuse('Password reset is required', 'password_reset_required')
  if (!account.is_confirmed)
    throw refuse('Your login is missing a confirmed e-mail address', 'missing_confirmed_email')
  if (!account.is_approved) throw refuse('Your account is awaiting approval.', 'awaiting_approval')
}

export const hasTwoFactor = (account: AccountRow): boolean =>
  account.totp_secret !== null && account.is_totp_confirmed === 1

/** The kinds of second factors to ask for, as token answers list them; empty while only recovery codes are accepted. */
export const challengeTypes = async (ctx: Context, account: AccountRow): Promise<string> =>
  (await findPendingSecret(ctx, account.id)) === null ? 'totp' : ''

/** @param secret Base32 */
export const isCodeRight = (ctx: Context, secret: string, code: string): boolean => {
  const digits = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(digits)) return false
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.validate({ token: digits, window: 1, timestamp: ctx.clock.now() }) !== null
}

const isTotpRight = async (ctx: Context, account: AccountRow, code: string): Promise<boolean> =>
  account.totp_secret !== null &&
  isCodeRight(ctx, account.totp_secret, code) &&
  (await findPendingSecret(ctx, account.id)) === null

const useRecoveryCode = async (ctx: Context, account: AccountRow, code: string): Promise<boolean> => {
  const codes = JSON.parse(account.backup_codes) as string[]
  if (!codes.includes(code)) return false
  const left = JSON.stringify(codes.filter((known) => known !== code))
  await ctx.db.updateTable('accounts').set({ backup_codes: left }).where('id', '=', account.id).execute()
  return true
}

/** A recovery code works once. */
export const isSecondFactorRight = (
  ctx: Context,
  account: AccountRow,
  kind: string,
  code: string,
): Promise<boolean> =>
  kind === 'recovery' ? useRecoveryCode(ctx, account, code.trim()) : isTotpRight(ctx, account, code)

/** The asked scopes that the app has; `admin` only for staff. */
export const grantScopes = (asked: string, appScopes: string, account: AccountRow | null): string => {
  const wanted = asked.trim() === '' ? appScopes.split(' ') : asked.trim().split(/[\s,+]+/)
  const known = new Set(appScopes.split(' '))
  const fits = (scope: string): boolean => known.has(scope) || known.has(scope.split(':')[0] ?? scope)
  const isAdminScope = (scope: string): boolean => scope.split(':')[0] === 'admin'
  return wanted
    .filter((scope) => fits(scope) && (account?.role !== 'member' || !isAdminScope(scope)))
    .join(' ')
}
