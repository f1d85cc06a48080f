import type { Context } from '../context.ts'
import { requireAccount, requireStatus } from '../db/find.ts'
import type { MediaRow, StatusRow } from '../db/schema.ts'
import { findPoll } from '../db/find.ts'
import { toMillis } from '../moments.ts'
import { notify } from './notifications.ts'
import { attachMedia, buildContent, writeNames } from './status-content.ts'
import type { CardInput, Commands, ContentType } from './types.ts'

const mediaOf = (ctx: Context, statusId: string): Promise<MediaRow[]> =>
  ctx.db.selectFrom('media').selectAll().where('status_id', '=', statusId).orderBy('position').execute()

const keepVersion = async (ctx: Context, status: StatusRow): Promise<void> => {
  const poll = status.poll_id === null ? undefined : await findPoll(ctx, status.poll_id)
  await ctx.db
    .insertInto('status_edits')
    .values({
      status_id: status.id,
      content: status.content,
      subject: status.subject,
      is_sensitive: status.is_sensitive,
      emojis: status.emojis,
      media: JSON.stringify(await mediaOf(ctx, status.id)),
      poll: poll ? poll.options : null,
      created_at: status.edited_at ?? status.created_at,
    })
    .execute()
}

const tellRepeaters = async (ctx: Context, status: StatusRow, at: number): Promise<void> => {
  const repeaters = await ctx.db
    .selectFrom('statuses')
    .select('account_id')
    .distinct()
    .where('reblog_of_id', '=', status.id)
    .execute()
  for (const { account_id: accountId } of repeaters) {
    await notify(ctx, {
      accountId,
      fromId: status.account_id,
      type: 'update',
      statusId: status.id,
      createdAt: at,
    })
  }
}

export const editStatus = async (
  ctx: Context,
  input: Parameters<Commands['editStatus']>[0],
): Promise<StatusRow> => {
  const before = await requireStatus(ctx, input.statusId)
  const author = await requireAccount(ctx, before.account_id)
  const at = toMillis(input.createdAt, ctx.clock.now())
  const quote = before.quote_id === null ? null : await requireStatus(ctx, before.quote_id).catch(() => null)
  const poll = before.poll_id === null ? undefined : await findPoll(ctx, before.poll_id)
  const options = poll ? (JSON.parse(poll.options) as { title: string }[]).map(({ title }) => title) : []
  const content = await buildContent(
    ctx,
    author,
    {
      text: input.text,
      contentType: input.contentType ?? (before.content_type as ContentType),
      subject: input.subject ?? before.subject,
      poll: { options, expiresIn: 0 },
    },
    quote,
  )
  await keepVersion(ctx, before)
  const named = new Set(content.mentionIds)
  if (before.in_reply_to_account_id !== null && before.in_reply_to_account_id !== author.id)
    named.add(before.in_reply_to_account_id)
  await writeNames(ctx, before.id, [...named], content.tags)
  if (input.mediaIds) await attachMedia(ctx, before.id, input.mediaIds)
  await ctx.db
    .updateTable('statuses')
    .set({
      content: content.content,
      content_type: content.contentType,
      source_text: content.sourceText,
      subject: content.subject,
      emojis: content.emojis,
      is_sensitive: Number(input.isSensitive ?? before.is_sensitive === 1),
      language: input.language === undefined ? before.language : input.language,
      has_media: input.mediaIds ? Number(input.mediaIds.length > 0) : before.has_media,
      edited_at: at,
    })
    .where('id', '=', before.id)
    .execute()
  ctx.events.publish({ type: 'status.updated', statusId: before.id })
  await tellRepeaters(ctx, before, at)
  return requireStatus(ctx, before.id)
}

export const setCard = async (ctx: Context, statusId: string, card: CardInput | null): Promise<void> => {
  await ctx.db
    .updateTable('statuses')
    .set({ card: card ? JSON.stringify(card) : null })
    .where('id', '=', statusId)
    .execute()
}
