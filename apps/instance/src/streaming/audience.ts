import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow, StatusRow } from '../db/schema.ts'
import { makeParams } from '../http/params.ts'
import type { Condition } from '../policies/conditions.ts'
import { all } from '../policies/conditions.ts'
import {
  directConditions,
  homeConditions,
  listConditions,
  publicConditions,
  tagConditions,
} from '../policies/timelines.ts'
import type { Subscription } from './streams.ts'
import { tellsChanges } from './streams.ts'

const conditionsFor = (
  ctx: Context,
  viewer: AccountRow | null,
  subscription: Subscription,
): Condition[] | null => {
  switch (subscription.kind) {
    case 'user':
      return viewer ? homeConditions(ctx, viewer, makeParams({})) : null
    case 'direct':
      return viewer ? directConditions(ctx, viewer, makeParams({})) : null
    case 'list':
      return viewer ? listConditions(ctx, viewer, subscription.listId, makeParams({})) : null
    case 'hashtag':
      return tagConditions(ctx, viewer, subscription.tag, makeParams({}))
    case 'public': {
      const { isLocal, hasMedia, host } = subscription
      return publicConditions(
        ctx,
        viewer,
        makeParams({ local: isLocal, only_media: hasMedia, ...(host === null ? {} : { instance: host }) }),
      )
    }
    case 'user:notification':
      return null
  }
}

/** Whether a post belongs into a stream: the same rule as for the timeline of that name. */
export const isInStream = async (
  ctx: Context,
  viewer: AccountRow | null,
  subscription: Subscription,
  statusId: string,
): Promise<boolean> => {
  const conditions = conditionsFor(ctx, viewer, subscription)
  if (!conditions) return false
  const row = await ctx.db
    .selectFrom('statuses as s')
    .select('s.id')
    .where(all([sql`s.id = ${statusId}`, ...conditions]))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a stream may have shown a post that is gone: it can no longer be asked for, so its copy is judged. */
export const mayHaveShown = async (
  ctx: Context,
  viewer: AccountRow | null,
  subscription: Subscription,
  gone: { status: StatusRow; mentionedIds: readonly string[] },
): Promise<boolean> => {
  const { status } = gone
  if (!tellsChanges(subscription)) return false
  if (subscription.kind === 'public') {
    return (
      status.visibility === 'public' &&
      status.reblog_of_id === null &&
      (!subscription.isLocal || status.is_local === 1)
    )
  }
  if (subscription.kind === 'user:notification' || !viewer) return false
  if (subscription.kind === 'direct' && status.visibility !== 'direct') return false
  if (viewer.id === status.account_id || gone.mentionedIds.includes(viewer.id)) return true
  const follow = await ctx.db
    .selectFrom('follows')
    .select('id')
    .where('follower_id', '=', viewer.id)
    .where('followed_id', '=', status.account_id)
    .executeTakeFirst()
  return follow !== undefined
}
