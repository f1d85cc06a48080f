import type { Context } from '../context.ts'
import type { AccountRow, StatusRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { REMOTE_TEXT_LIMIT } from '../limits.ts'
import { findEmojis } from '../text/emoji.ts'
import { escapeHtml } from '../text/escape.ts'
import { formatText } from '../text/format.ts'
import { markOrigin, stripOriginMark } from '../text/origin.ts'
import { sanitize } from '../text/sanitize.ts'
import type { PostStatusInput } from './types.ts'

export interface StatusContent {
  content: string
  contentType: string
  sourceText: string
  subject: string
  emojis: string
  mentionIds: string[]
  tags: string[]
}

const quoteLine = (quote: StatusRow): string => {
  const uri = escapeHtml(quote.uri.startsWith('/') ? markOrigin(quote.uri) : quote.uri)
  return `<span class="quote-inline"><br/><br/>RE: <a href="${uri}">${uri}</a></span>`
}

/** What a written text becomes: HTML, the people and tags in it, its emoji. */
export const buildContent = async (
  ctx: Context,
  author: AccountRow,
  input: Pick<
    PostStatusInput,
    'text' | 'contentType' | 'subject' | 'poll' | 'mentionIds' | 'tags' | 'emojis'
  >,
  quote: StatusRow | null,
): Promise<StatusContent> => {
  const text = stripOriginMark(input.text ?? '')
  const subject = stripOriginMark(input.subject ?? '')
  if (text.length > Math.max(REMOTE_TEXT_LIMIT, ctx.options.textLimit))
    throw failure(422, 'The status is over the character limit')
  const contentType = input.contentType ?? (author.host === null ? 'text/plain' : 'text/html')
  const formatted =
    author.host === null
      ? await formatText(ctx, text, contentType)
      : { html: sanitize(text), mentionIds: [...(input.mentionIds ?? [])], tags: [...(input.tags ?? [])] }
  const emojis = input.emojis ?? (await findEmojis(ctx, [text, subject, ...(input.poll?.options ?? [])]))
  return {
    content: formatted.html + (quote ? quoteLine(quote) : ''),
    contentType,
    sourceText: text,
    subject,
    emojis: JSON.stringify(emojis),
    mentionIds: [...new Set([...formatted.mentionIds, ...(input.mentionIds ?? [])])],
    tags: [...new Set([...formatted.tags, ...(input.tags ?? [])].map((tag) => tag.toLowerCase()))],
  }
}

/** Writes who and what a post names, in the place of what it named before. */
export const writeNames = async (
  ctx: Context,
  statusId: string,
  mentionIds: readonly string[],
  tags: readonly string[],
): Promise<void> => {
  await ctx.db.deleteFrom('mentions').where('status_id', '=', statusId).execute()
  await ctx.db.deleteFrom('status_tags').where('status_id', '=', statusId).execute()
  if (mentionIds.length > 0) {
    await ctx.db
      .insertInto('mentions')
      .values(mentionIds.map((accountId) => ({ status_id: statusId, account_id: accountId })))
      .execute()
  }
  if (tags.length === 0) return
  await ctx.db
    .insertInto('tags')
    .values(tags.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await ctx.db
    .insertInto('status_tags')
    .values(tags.map((tag) => ({ status_id: statusId, tag })))
    .execute()
}

/** Gives the post its pictures, in this order; those it no longer has become free. */
export const attachMedia = async (
  ctx: Context,
  statusId: string,
  mediaIds: readonly (string | number)[],
): Promise<void> => {
  await ctx.db.updateTable('media').set({ status_id: null }).where('status_id', '=', statusId).execute()
  for (const [position, id] of mediaIds.entries()) {
    await ctx.db
      .updateTable('media')
      .set({ status_id: statusId, position })
      .where('id', '=', Number(id))
      .execute()
  }
}
