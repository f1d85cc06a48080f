import type { View } from '../context.ts'
import type { NotificationRow } from '../db/schema.ts'
import { wireTime } from '../moments.ts'
import { presentAccounts } from './account.ts'
import { presentStatuses } from './status.ts'

/** The report that a notification tells of, as the staff sees it; undefined where it is not kept. */
export const presentReportOf = async (
  view: View,
  { from_id: actorId, target_id: targetId, created_at: createdAt }: NotificationRow,
): Promise<Record<string, unknown> | undefined> => {
  const { db } = view.ctx
  const report = await db
    .selectFrom('reports')
    .selectAll()
    .where('account_id', '=', actorId)
    .where('target_id', '=', targetId)
    .where('created_at', '=', createdAt)
    .executeTakeFirst()
  if (report === undefined) return undefined
  const people = await db
    .selectFrom('accounts')
    .selectAll()
    .where('id', 'in', [actorId, report.target_id])
    .execute()
  const accounts = await presentAccounts(view, people)
  const ids = JSON.parse(report.status_ids) as string[]
  const rows =
    ids.length === 0 ? [] : await db.selectFrom('statuses').selectAll().where('id', 'in', ids).execute()
  return {
    account: accounts.get(report.target_id),
    actor: accounts.get(actorId),
    content: report.comment,
    created_at: wireTime(report.created_at),
    id: report.id,
    notes: [],
    state: report.state,
    statuses: await presentStatuses(view, rows),
  }
}
