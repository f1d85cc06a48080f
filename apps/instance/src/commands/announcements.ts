import type { Context } from '../context.ts'
import type { AnnouncementRow } from '../db/schema.ts'
import { Failure } from '../failure.ts'
import { toMillis } from '../moments.ts'
import { formatText } from '../text/format.ts'
import { emojiUrl, plainName } from './reactions.ts'
import type { AnnouncementInput, Commands } from './types.ts'

const formatted = async (ctx: Context, source: string): Promise<{ content: string; source: string }> => {
  const { html } = await formatText(ctx, source, /<[a-z]/i.test(source) ? 'text/html' : 'text/plain')
  return { content: html, source }
}

export const addAnnouncement = async (ctx: Context, input: AnnouncementInput): Promise<AnnouncementRow> => {
  const publishedAt = toMillis(input.publishedAt, ctx.clock.now())
  return ctx.db
    .insertInto('announcements')
    .values({
      id: ctx.ids.at(publishedAt),
      ...(await formatted(ctx, input.content)),
      starts_at: input.startsAt ? toMillis(input.startsAt, publishedAt) : null,
      ends_at: input.endsAt ? toMillis(input.endsAt, publishedAt) : null,
      is_all_day: Number(input.isAllDay ?? false),
      published_at: publishedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

const missing = (): Failure => new Failure(404, { error: 'Not found' })

export const editAnnouncement = async (
  ctx: Context,
  id: string,
  change: Partial<AnnouncementInput>,
): Promise<AnnouncementRow> => {
  const now = ctx.clock.now()
  const before = await ctx.db.selectFrom('announcements').selectAll().where('id', '=', id).executeTakeFirst()
  if (!before) throw missing()
  const moment = (given: AnnouncementInput['startsAt'], known: number | null): number | null => {
    if (given === undefined) return known
    return given === null ? null : toMillis(given, now)
  }
  return ctx.db
    .updateTable('announcements')
    .set({
      ...(change.content === undefined ? {} : await formatted(ctx, change.content)),
      starts_at: moment(change.startsAt, before.starts_at),
      ends_at: moment(change.endsAt, before.ends_at),
      is_all_day: change.isAllDay === undefined ? before.is_all_day : Number(change.isAllDay),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteAnnouncement = async (ctx: Context, id: string): Promise<void> => {
  const gone = await ctx.db.deleteFrom('announcements').where('id', '=', id).executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw missing()
  await ctx.db.deleteFrom('announcement_reads').where('announcement_id', '=', id).execute()
  await ctx.db.deleteFrom('announcement_reactions').where('announcement_id', '=', id).execute()
}

export const reactToAnnouncement = async (
  ctx: Context,
  { accountId, announcementId, name: given, isOn }: Parameters<Commands['reactToAnnouncement']>[0],
): Promise<void> => {
  const { db } = ctx
  if (
    !(await db.selectFrom('announcements').select('id').where('id', '=', announcementId).executeTakeFirst())
  )
    throw missing()
  const row = { announcement_id: announcementId, account_id: accountId, name: plainName(given) }
  if (isOn) {
    const url = await emojiUrl(ctx, row.name, null)
    await db
      .insertInto('announcement_reactions')
      .values({ ...row, url })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await db
    .deleteFrom('announcement_reactions')
    .where('announcement_id', '=', row.announcement_id)
    .where('account_id', '=', row.account_id)
    .where('name', '=', row.name)
    .execute()
}
