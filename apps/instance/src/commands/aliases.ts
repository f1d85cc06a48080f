import type { Context } from '../context.ts'
import { findAccount } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { follow, unfollow } from './follows.ts'

/** The addresses of the accounts that somebody said are theirs too; those of this server without its origin. */
export const aliasesOf = (account: AccountRow): string[] => JSON.parse(account.also_known_as) as string[]

const writeAliases = async (ctx: Context, accountId: string, aliases: readonly string[]): Promise<void> => {
  await ctx.db
    .updateTable('accounts')
    .set({ also_known_as: JSON.stringify(aliases) })
    .where('id', '=', accountId)
    .execute()
}

export const addAlias = (ctx: Context, account: AccountRow, { uri }: AccountRow): Promise<void> =>
  writeAliases(ctx, account.id, [...new Set([...aliasesOf(account), uri])])

export const removeAlias = async (ctx: Context, account: AccountRow, uri: string | undefined) => {
  const before = aliasesOf(account)
  if (uri === undefined || !before.includes(uri)) throw failure(404, 'Account has no such alias.')
  await writeAliases(
    ctx,
    account.id,
    before.filter((each) => each !== uri),
  )
}

/** Followers of this server that let themselves be moved go along; the others stay. */
export const moveAccount = async (ctx: Context, account: AccountRow, target: AccountRow): Promise<void> => {
  await ctx.db.updateTable('accounts').set({ moved_to_id: target.id }).where('id', '=', account.id).execute()
  const followers = await ctx.db
    .selectFrom('follows')
    .select('follower_id')
    .where('followed_id', '=', account.id)
    .where('state', '=', 'accepted')
    .execute()
  for (const { follower_id: accountId } of followers) {
    const follower = await findAccount(ctx, accountId)
    if (!follower || follower.host !== null || follower.allows_following_move === 0) continue
    if (accountId === target.id) continue
    // Somebody the new account blocks stays where they are.
    const isMoved = await follow(ctx, { accountId, targetId: target.id }).then(
      () => true,
      () => false,
    )
    if (isMoved) await unfollow(ctx, { accountId, targetId: account.id })
  }
}
