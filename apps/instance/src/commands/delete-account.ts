import type { Context } from '../context.ts'
import type { AccountRow } from '../db/schema.ts'
import { deleteStatus } from './delete-status.ts'
import { unfollow } from './follows.ts'
import { revokeTokensOf } from './tokens.ts'

const OWN_ROWS = [
  'favourites',
  'bookmarks',
  'reactions',
  'notifications',
  'mutes',
  'blocks',
  'notes',
  'filters',
  'totp_setups',
  'mascots',
] as const

const BLANK = {
  display_name: '',
  note: '',
  note_source: '',
  fields: '[]',
  fields_source: '[]',
  avatar: null,
  header: null,
  background: null,
  email: null,
  password_hash: null,
  is_deactivated: 1,
} as const

const endFollows = async (ctx: Context, id: string): Promise<void> => {
  const follows = await ctx.db
    .selectFrom('follows')
    .select(['follower_id', 'followed_id'])
    .where((eb) => eb.or([eb('follower_id', '=', id), eb('followed_id', '=', id)]))
    .execute()
  for (const row of follows) await unfollow(ctx, { accountId: row.follower_id, targetId: row.followed_id })
}

/** Everything of somebody goes; their name stays taken. */
export const deleteAccount = async (ctx: Context, { id }: AccountRow): Promise<void> => {
  const posts = await ctx.db.selectFrom('statuses').select('id').where('account_id', '=', id).execute()
  for (const post of posts) await deleteStatus(ctx, post.id)
  await endFollows(ctx, id)
  for (const table of OWN_ROWS) await ctx.db.deleteFrom(table).where('account_id', '=', id).execute()
  await ctx.db.deleteFrom('notifications').where('from_id', '=', id).execute()
  await ctx.db.updateTable('accounts').set(BLANK).where('id', '=', id).execute()
  await revokeTokensOf(ctx, id)
}
