import type { View } from '../context.ts'
import type { ConversationRow } from '../db/schema.ts'
import { presentAccounts } from './account.ts'
import { presentStatuses } from './status.ts'

export const presentConversations = async (
  view: View,
  rows: readonly ConversationRow[],
): Promise<Record<string, unknown>[]> => {
  if (rows.length === 0) return []
  const { db } = view.ctx
  const idsOf = (row: ConversationRow): string[] => JSON.parse(row.accounts) as string[]
  const accountIds = [...new Set(rows.flatMap(idsOf))]
  const accounts = await presentAccounts(
    view,
    await db.selectFrom('accounts').selectAll().where('id', 'in', accountIds).execute(),
  )
  const last = await db
    .selectFrom('statuses')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.last_status_id),
    )
    .execute()
  const statuses = new Map(
    (await presentStatuses(view, last, { hasConversationId: true })).map((status) => [status.id, status]),
  )
  return rows.map((row) => ({
    accounts: idsOf(row).flatMap((id) => accounts.get(id) ?? []),
    id: String(row.id),
    last_status: statuses.get(row.last_status_id) ?? null,
    unread: row.is_read === 0,
  }))
}
