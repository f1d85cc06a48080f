import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow, StatusRow } from '../db/schema.ts'
import { all, isVisibleTo } from './conditions.ts'

/** The ids among `ids` that the viewer may read. */
export const visibleIds = async (
  ctx: Context,
  viewer: AccountRow | null,
  ids: readonly string[],
): Promise<Set<string>> => {
  if (ids.length === 0 || (viewer === null && ctx.options.isPrivate)) return new Set()
  const rows = await ctx.db
    .selectFrom('statuses as s')
    .select('s.id')
    .where(all([sql`s.id in (${sql.join(ids)})`, isVisibleTo(viewer?.id ?? null)]))
    .execute()
  return new Set(rows.map((row) => row.id))
}

export const canSee = async (ctx: Context, viewer: AccountRow | null, status: StatusRow): Promise<boolean> =>
  (await visibleIds(ctx, viewer, [status.id])).has(status.id)

export const isStaff = (account: AccountRow | null): boolean => account !== null && account.role !== 'member'
