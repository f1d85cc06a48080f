import type { Context } from '../context.ts'
import type { AccountRow } from '../db/schema.ts'
import { failure, type Failure } from '../failure.ts'
import { BIO_LIMIT, NAME_LIMIT } from '../limits.ts'
import { randomToken } from '../passwords.ts'
import { createAccount } from './accounts.ts'
import type { SignUpInput } from './types.ts'

/** Complaints by field, encoded once more as a text, as the recorded server does. */
export const complain = (field: string, complaint: string): Failure =>
  failure(400, JSON.stringify({ [field]: [complaint] }))

const TOO_LONG = 'should be at most %{count} character(s)'

const checkFields = ({ options }: Context, input: SignUpInput): void => {
  const { username, email, bio = '', displayName = '', password } = input
  if (options.isActivationRequired && !email) throw complain('email', "can't be blank")
  if (password === '') throw complain('password', "can't be blank")
  if ([...bio].length > BIO_LIMIT) throw complain('bio', TOO_LONG)
  if ([...displayName].length > NAME_LIMIT) throw complain('name', TOO_LONG)
  if (options.restrictedNicknames.includes(username.toLowerCase())) throw complain('nickname', 'is reserved')
  if (!/^[\w-]+$/.test(username)) throw complain('nickname', 'has invalid format')
  if (email && !/^[^@\s]+@[^@\s]+$/.test(email)) throw complain('email', 'has invalid format')
}

/** Uses an invitation up; where sign-up is open none is asked for. */
const useInvite = async ({ db, options }: Context, token: string | undefined): Promise<void> => {
  if (options.isRegistrationOpen) return
  if (token === undefined) throw failure(400, 'Expired token')
  const invite = await db.selectFrom('invites').selectAll().where('token', '=', token).executeTakeFirst()
  if (!invite) throw failure(400, 'Invalid token')
  if (invite.max_uses !== null && invite.uses >= invite.max_uses) throw failure(400, 'Expired token')
  await db
    .updateTable('invites')
    .set({ uses: invite.uses + 1 })
    .where('token', '=', token)
    .execute()
}

/** What somebody does who signs up; the site's switches say what is asked of them. */
export const signUp = async (ctx: Context, input: SignUpInput): Promise<AccountRow> => {
  const { options, db } = ctx
  await useInvite(ctx, input.inviteToken)
  checkFields(ctx, input)
  const { reason, language, inviteToken: _, email, ...rest } = input
  if (email) {
    const other = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst()
    if (other) throw complain('email', 'has already been taken')
  }
  const account = await createAccount(ctx, {
    ...rest,
    ...(email ? { email } : {}),
    displayName: input.displayName || input.username,
    isConfirmed: !options.isActivationRequired,
    isApproved: !options.isApprovalRequired,
  })
  await db
    .insertInto('sign_ups')
    .values({ account_id: account.id, reason: reason ?? '', language: language ?? null })
    .execute()
  return account
}

export const createInvite = async (
  { db, clock }: Context,
  { token = randomToken(), maxUses = null }: { token?: string; maxUses?: number | null } = {},
): Promise<string> => {
  await db
    .insertInto('invites')
    .values({ token, max_uses: maxUses, uses: 0, created_at: clock.now() })
    .onConflict((conflict) => conflict.column('token').doUpdateSet({ max_uses: maxUses, uses: 0 }))
    .execute()
  return token
}
