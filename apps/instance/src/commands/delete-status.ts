import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { findStatus } from '../db/find.ts'
import type { StatusRow } from '../db/schema.ts'
import { repairConversations } from './conversations.ts'

const namesOf = async (ctx: Context, statusId: string): Promise<{ mentionedIds: string[] }> => {
  const mentions = await ctx.db
    .selectFrom('mentions')
    .select('account_id')
    .where('status_id', '=', statusId)
    .execute()
  return { mentionedIds: mentions.map((row) => row.account_id) }
}

const uncount = async (ctx: Context, status: StatusRow): Promise<void> => {
  if (status.reblog_of_id !== null) {
    await ctx.db
      .updateTable('statuses')
      .set({ reblogs_count: sql`max(0, reblogs_count - 1)` })
      .where('id', '=', status.reblog_of_id)
      .execute()
    return
  }
  if (status.visibility === 'direct') return
  await ctx.db
    .updateTable('accounts')
    .set({ statuses_count: sql`max(0, statuses_count - 1)` })
    .where('id', '=', status.account_id)
    .execute()
  if (status.in_reply_to_id === null) return
  await ctx.db
    .updateTable('statuses')
    .set({ replies_count: sql`max(0, replies_count - 1)` })
    .where('id', '=', status.in_reply_to_id)
    .execute()
}

const DEPENDENTS = [
  'mentions',
  'status_tags',
  'favourites',
  'bookmarks',
  'reactions',
  'notifications',
  'status_edits',
  'media',
  'polls',
  'idempotency',
] as const

/** Removes a post or a repeat with everything that hangs on it, its repeats included. */
export const deleteStatus = async (ctx: Context, statusId: string): Promise<void> => {
  const status = await findStatus(ctx, statusId)
  if (!status) return
  const names = await namesOf(ctx, statusId)
  const repeats = await ctx.db
    .selectFrom('statuses')
    .select('id')
    .where('reblog_of_id', '=', statusId)
    .execute()
  for (const repeat of repeats) await deleteStatus(ctx, repeat.id)
  await uncount(ctx, status)
  if (status.poll_id !== null)
    await ctx.db.deleteFrom('poll_votes').where('poll_id', '=', status.poll_id).execute()
  for (const table of DEPENDENTS) await ctx.db.deleteFrom(table).where('status_id', '=', statusId).execute()
  await ctx.db.deleteFrom('statuses').where('id', '=', statusId).execute()
  if (status.visibility === 'direct') await repairConversations(ctx, status)
  ctx.events.publish({ type: 'status.deleted', status, ...names })
}
