import type { Context } from '../context.ts'
import type { EmojiRow } from '../db/schema.ts'
import type { ReportTable } from '../db/schema/site.ts'
import { toMillis } from '../moments.ts'
import { extensionOf } from '../media/kinds.ts'
import { notify } from './notifications.ts'
import { storeFile } from './media.ts'
import type { Commands, EmojiInput } from './types.ts'

export const addEmoji = async (ctx: Context, input: EmojiInput): Promise<EmojiRow> => {
  const path = input.bytes
    ? await storeFile(ctx, input.bytes, extensionOf(input.mime ?? 'image/png', undefined))
    : input.path
  if (path === undefined) throw new Error(`The emoji ${input.shortcode} has neither a path nor bytes.`)
  const values = {
    path,
    tags: JSON.stringify(input.tags ?? (input.pack ? [`pack:${input.pack}`] : [])),
    pack: input.pack ?? null,
  }
  return ctx.db
    .insertInto('emojis')
    .values({ shortcode: input.shortcode, ...values })
    .onConflict((conflict) => conflict.column('shortcode').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Of the posts only those that the reported person wrote, as the recorded server keeps them. */
const theirsOf = async (ctx: Context, targetId: string, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('statuses')
    .select('id')
    .where('account_id', '=', targetId)
    .where('id', 'in', ids)
    .execute()
  const theirs = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => theirs.has(id))
}

/** Keeps the report and tells the staff. */
export const addReport = async (
  ctx: Context,
  input: Parameters<Commands['addReport']>[0],
): Promise<string> => {
  const createdAt = toMillis(input.createdAt, ctx.clock.now())
  const id = ctx.ids.at(createdAt)
  await ctx.db
    .insertInto('reports')
    .values({
      id,
      account_id: input.accountId,
      target_id: input.targetId,
      comment: input.comment ?? '',
      status_ids: JSON.stringify(await theirsOf(ctx, input.targetId, input.statusIds ?? [])),
      state: 'open',
      created_at: createdAt,
    })
    .execute()
  if (input.isForwarded === true)
    await ctx.db.insertInto('forwarded_reports').values({ report_id: id }).execute()
  const staff = await ctx.db.selectFrom('accounts').select('id').where('role', '!=', 'member').execute()
  for (const member of staff) {
    await notify(ctx, {
      accountId: member.id,
      fromId: input.accountId,
      type: 'pleroma:report',
      targetId: input.targetId,
      createdAt,
    })
  }
  return id
}

export const setReportState = async (
  ctx: Context,
  id: string,
  state: ReportTable['state'],
): Promise<ReportTable | null> =>
  (await ctx.db
    .updateTable('reports')
    .set({ state })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()) ?? null
