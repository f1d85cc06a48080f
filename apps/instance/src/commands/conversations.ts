import type { Context } from '../context.ts'
import type { StatusRow } from '../db/schema.ts'

/** Puts a direct post into the conversation of each local participant. */
export const addToConversations = async (
  ctx: Context,
  status: StatusRow,
  participantIds: readonly string[],
): Promise<void> => {
  const locals = await ctx.db
    .selectFrom('accounts')
    .select('id')
    .where('id', 'in', [...participantIds])
    .where('host', 'is', null)
    .execute()
  for (const { id: accountId } of locals) {
    const isOwn = accountId === status.account_id
    const accounts = JSON.stringify(
      participantIds.length === 1 ? participantIds : participantIds.filter((id) => id !== accountId),
    )
    const values = { last_status_id: status.id, accounts, is_read: isOwn ? 1 : 0 }
    const { id } = await ctx.db
      .insertInto('conversations')
      .values({ account_id: accountId, context: status.context, ...values })
      .onConflict((conflict) => conflict.columns(['account_id', 'context']).doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow()
    ctx.events.publish({ type: 'conversation.updated', conversationId: id, accountId })
  }
}

/** After a direct post is gone: the conversation shows the one before it, or goes too. */
export const repairConversations = async (ctx: Context, deleted: StatusRow): Promise<void> => {
  const previous = await ctx.db
    .selectFrom('statuses')
    .select('id')
    .where('context', '=', deleted.context)
    .where('visibility', '=', 'direct')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (previous) {
    await ctx.db
      .updateTable('conversations')
      .set({ last_status_id: previous.id })
      .where('last_status_id', '=', deleted.id)
      .execute()
    return
  }
  await ctx.db.deleteFrom('conversations').where('last_status_id', '=', deleted.id).execute()
}
