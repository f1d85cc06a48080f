import type { View } from '../context.ts'
import type { NotificationRow } from '../db/schema.ts'
import { wireTime } from '../moments.ts'
import { absoluteUrl } from '../text/origin.ts'
import { presentAccounts } from './account.ts'
import { presentReportOf } from './report.ts'
import { presentStatuses } from './status.ts'

const REPORT = 'pleroma:report'
const REACTION = 'pleroma:emoji_reaction'

/** Those whose account or post is gone are left out. */
export const presentNotifications = async (
  view: View,
  rows: readonly NotificationRow[],
): Promise<Record<string, unknown>[]> => {
  const { ctx, origin, viewer } = view
  if (rows.length === 0 || !viewer) return []
  const accountIds = [
    ...new Set(rows.flatMap((row) => [row.from_id, ...(row.target_id === null ? [] : [row.target_id])])),
  ]
  const statusIds = [...new Set(rows.flatMap((row) => (row.status_id === null ? [] : [row.status_id])))]
  const accounts = await presentAccounts(
    view,
    await ctx.db.selectFrom('accounts').selectAll().where('id', 'in', accountIds).execute(),
  )
  const statusRows =
    statusIds.length === 0
      ? []
      : await ctx.db.selectFrom('statuses').selectAll().where('id', 'in', statusIds).execute()
  const statuses = new Map((await presentStatuses(view, statusRows)).map((status) => [status.id, status]))
  const mutes = await ctx.db
    .selectFrom('mutes')
    .select('target_id')
    .where('account_id', '=', viewer.id)
    .where('target_id', 'in', accountIds)
    .execute()
  const muted = new Set(mutes.map((row) => row.target_id))
  const reports = new Map<number, Record<string, unknown> | undefined>()
  for (const row of rows.filter(({ type }) => type === REPORT))
    // oxlint-disable-next-line no-await-in-loop -- a handful of them
    reports.set(row.id, await presentReportOf(view, row))
  return rows.flatMap((row) => {
    const account = accounts.get(row.from_id)
    const status = row.status_id === null ? undefined : statuses.get(row.status_id)
    if (!account || (row.status_id !== null && !status)) return []
    return [
      {
        account,
        created_at: wireTime(row.created_at),
        ...(row.type === REACTION
          ? {
              emoji: row.emoji,
              emoji_url: row.emoji_url === null ? null : absoluteUrl(row.emoji_url, origin),
            }
          : {}),
        id: String(row.id),
        pleroma: { is_muted: muted.has(row.from_id), is_seen: row.is_seen === 1 },
        ...(reports.has(row.id) ? { report: reports.get(row.id) } : {}),
        ...(status ? { status } : {}),
        ...(row.target_id === null ? {} : { target: accounts.get(row.target_id) }),
        type: row.type,
      },
    ]
  })
}
