import type { Context } from '../context.ts'
import { findAccount } from '../db/find.ts'

export interface NotificationInput {
  accountId: string
  fromId: string
  type: string
  statusId?: string | null
  targetId?: string | null
  emoji?: string | null
  emojiUrl?: string | null
  createdAt: number
}

const isUnwanted = async (
  ctx: Context,
  accountId: string,
  fromId: string,
  blocksStrangers: boolean,
): Promise<boolean> => {
  const block = await ctx.db
    .selectFrom('blocks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('target_id', '=', fromId)
    .executeTakeFirst()
  if (block) return true
  if (!blocksStrangers) return false
  const follow = await ctx.db
    .selectFrom('follows')
    .select('id')
    .where('follower_id', '=', accountId)
    .where('followed_id', '=', fromId)
    .executeTakeFirst()
  return follow === undefined
}

/** Tells a local person; not of their own doing (polls excepted), nor of somebody they block. */
export const notify = async (ctx: Context, input: NotificationInput): Promise<void> => {
  const { accountId, fromId, type } = input
  if (accountId === fromId && type !== 'poll') return
  const account = await findAccount(ctx, accountId)
  if (!account || account.host !== null || account.is_deactivated) return
  if (await isUnwanted(ctx, accountId, fromId, account.blocks_strangers === 1 && type !== 'poll')) return
  const { id } = await ctx.db
    .insertInto('notifications')
    .values({
      account_id: accountId,
      from_id: fromId,
      type,
      status_id: input.statusId ?? null,
      target_id: input.targetId ?? null,
      emoji: input.emoji ?? null,
      emoji_url: input.emojiUrl ?? null,
      is_seen: 0,
      created_at: input.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  ctx.events.publish({ type: 'notification.created', notificationId: id, accountId })
}

/** Takes back what an undone action told. */
export const withdrawNotification = async (
  ctx: Context,
  input: { fromId: string; type: string; statusId?: string; accountId?: string; emoji?: string },
): Promise<void> => {
  let query = ctx.db
    .deleteFrom('notifications')
    .where('from_id', '=', input.fromId)
    .where('type', '=', input.type)
  if (input.statusId) query = query.where('status_id', '=', input.statusId)
  if (input.accountId) query = query.where('account_id', '=', input.accountId)
  if (input.emoji) query = query.where('emoji', '=', input.emoji)
  await query.execute()
}

/** An approved request is told of as a follow, under the number it had. */
export const turnRequestIntoFollow = async (
  ctx: Context,
  { accountId, fromId }: { accountId: string; fromId: string },
): Promise<void> => {
  await ctx.db
    .updateTable('notifications')
    .set({ type: 'follow' })
    .where('account_id', '=', accountId)
    .where('from_id', '=', fromId)
    .where('type', '=', 'follow_request')
    .execute()
}
