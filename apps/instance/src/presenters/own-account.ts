import type { Context } from '../context.ts'
import type { AccountRow } from '../db/schema.ts'

export interface OwnFacts {
  followRequests: number
  pleroma: Record<string, unknown>
}

const countRows = async (query: { execute(): Promise<{ n: number }[]> }): Promise<number> =>
  (await query.execute())[0]?.n ?? 0

/** What only the person themself is told about their account. */
export const loadOwnFacts = async (ctx: Context, account: AccountRow): Promise<OwnFacts> => {
  const { db } = ctx
  const followRequests = await countRows(
    db
      .selectFrom('follows')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('followed_id', '=', account.id)
      .where('state', '=', 'pending'),
  )
  const unreadNotifications = await countRows(
    db
      .selectFrom('notifications')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('account_id', '=', account.id)
      .where('is_seen', '=', 0),
  )
  const unreadConversations = await countRows(
    db
      .selectFrom('conversations')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('account_id', '=', account.id)
      .where('is_read', '=', 0),
  )
  return {
    followRequests,
    pleroma: {
      allow_following_move: account.allows_following_move === 1,
      email: account.email,
      notification_settings: {
        block_from_strangers: account.blocks_strangers === 1,
        hide_notification_contents: account.hides_notification_contents === 1,
      },
      unread_conversation_count: unreadConversations,
      unread_notifications_count: unreadNotifications,
    },
  }
}
