import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { requireAccount } from '../db/find.ts'
import type { FollowRow } from '../db/schema.ts'
import type { FollowState } from '../events.ts'
import { failure, internalError, notFound } from '../failure.ts'
import { toMillis } from '../moments.ts'
import { notify, turnRequestIntoFollow, withdrawNotification } from './notifications.ts'
import type { Commands } from './types.ts'

type Input<Name extends keyof Commands> = Parameters<Commands[Name]>[0]

const findFollow = (ctx: Context, followerId: string, followedId: string): Promise<FollowRow | undefined> =>
  ctx.db
    .selectFrom('follows')
    .selectAll()
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()

const hasBlocked = async (ctx: Context, accountId: string, targetId: string): Promise<boolean> =>
  (await ctx.db
    .selectFrom('blocks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('target_id', '=', targetId)
    .executeTakeFirst()) !== undefined

const addToCounts = async (
  ctx: Context,
  followerId: string,
  followedId: string,
  by: 1 | -1,
): Promise<void> => {
  await ctx.db
    .updateTable('accounts')
    .set({ following_count: sql`max(0, following_count + ${by})` })
    .where('id', '=', followerId)
    .execute()
  await ctx.db
    .updateTable('accounts')
    .set({ followers_count: sql`max(0, followers_count + ${by})` })
    .where('id', '=', followedId)
    .execute()
}

const tell = (ctx: Context, followerId: string, followedId: string, state: FollowState): void => {
  ctx.events.publish({ type: 'follow.changed', followerId, followedId, state })
}

export const follow = async (ctx: Context, input: Input<'follow'>): Promise<void> => {
  const { accountId, targetId } = input
  if (accountId === targetId) throw failure(400, 'Can not follow yourself')
  const target = await requireAccount(ctx, targetId)
  const createdAt = toMillis(input.createdAt, ctx.clock.now())
  const known = await findFollow(ctx, accountId, targetId)
  if (known) {
    await ctx.db
      .updateTable('follows')
      .set({
        shows_reblogs: input.showsReblogs === undefined ? known.shows_reblogs : Number(input.showsReblogs),
        notifies: input.notifiesPosts === undefined ? known.notifies : Number(input.notifiesPosts),
      })
      .where('id', '=', known.id)
      .execute()
    return
  }
  if (await hasBlocked(ctx, targetId, accountId)) throw failure(403, 'rejected')
  const isPending = target.is_locked === 1
  await ctx.db
    .insertInto('follows')
    .values({
      follower_id: accountId,
      followed_id: targetId,
      state: isPending ? 'pending' : 'accepted',
      shows_reblogs: Number(input.showsReblogs ?? true),
      notifies: Number(input.notifiesPosts ?? false),
      created_at: createdAt,
    })
    .execute()
  tell(ctx, accountId, targetId, 'follow_pending')
  if (!isPending) {
    await addToCounts(ctx, accountId, targetId, 1)
    tell(ctx, accountId, targetId, 'follow_accept')
  }
  if (input.notifies === false) return
  await notify(ctx, {
    accountId: targetId,
    fromId: accountId,
    type: isPending ? 'follow_request' : 'follow',
    createdAt,
  })
}

export const unfollow = async (
  ctx: Context,
  { accountId, targetId }: Input<'unfollow'>,
): Promise<boolean> => {
  const known = await findFollow(ctx, accountId, targetId)
  if (!known) return false
  await ctx.db.deleteFrom('follows').where('id', '=', known.id).execute()
  if (known.state === 'accepted') await addToCounts(ctx, accountId, targetId, -1)
  await withdrawNotification(ctx, { fromId: accountId, type: 'follow_request', accountId: targetId })
  tell(ctx, accountId, targetId, 'unfollow')
  return true
}

/** `accountId` is the one who was asked, `targetId` the one who wants to follow. */
const requireRequest = async (ctx: Context, accountId: string, targetId: string): Promise<FollowRow> => {
  await requireAccount(ctx, targetId).catch(() => {
    throw notFound()
  })
  const request = await findFollow(ctx, targetId, accountId)
  if (request?.state !== 'pending') throw internalError()
  return request
}

export const acceptFollow = async (
  ctx: Context,
  { accountId, targetId }: Input<'acceptFollow'>,
): Promise<void> => {
  const request = await requireRequest(ctx, accountId, targetId)
  await ctx.db.updateTable('follows').set({ state: 'accepted' }).where('id', '=', request.id).execute()
  await addToCounts(ctx, targetId, accountId, 1)
  await turnRequestIntoFollow(ctx, { accountId, fromId: targetId })
  tell(ctx, targetId, accountId, 'follow_accept')
}

export const rejectFollow = async (
  ctx: Context,
  { accountId, targetId }: Input<'rejectFollow'>,
): Promise<void> => {
  const request = await requireRequest(ctx, accountId, targetId)
  await ctx.db.deleteFrom('follows').where('id', '=', request.id).execute()
  await withdrawNotification(ctx, { fromId: targetId, type: 'follow_request', accountId })
  tell(ctx, targetId, accountId, 'follow_reject')
}
