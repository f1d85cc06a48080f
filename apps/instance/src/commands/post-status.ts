import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { findStatus, requireAccount, requireShownStatus } from '../db/find.ts'
import type { AccountRow, NewStatus, StatusRow } from '../db/schema.ts'
import { toMillis } from '../moments.ts'
import { addToConversations } from './conversations.ts'
import { notify } from './notifications.ts'
import { attachMedia, buildContent, writeNames } from './status-content.ts'
import type { PollInput, PostStatusInput } from './types.ts'

const CONVERSATION_IDS = 2 ** 31 - 1

const createPoll = async (
  ctx: Context,
  statusId: string,
  poll: PollInput,
  createdAt: number,
): Promise<number> => {
  const options = poll.options.map((title, index) => ({ title, votes: poll.remoteVotes?.[index] ?? 0 }))
  const { id } = await ctx.db
    .insertInto('polls')
    .values({
      status_id: statusId,
      options: JSON.stringify(options),
      is_multiple: Number(poll.isMultiple ?? false),
      expires_at: createdAt + poll.expiresIn * 1000,
      // A poll that is over before it is written belongs to the past: nobody is told.
      is_announced: Number(createdAt + poll.expiresIn * 1000 <= ctx.clock.now()),
      remote_voters: poll.remoteVoters ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const countPost = async (ctx: Context, author: AccountRow, status: StatusRow): Promise<void> => {
  await ctx.db
    .updateTable('accounts')
    .set({
      statuses_count: status.visibility === 'direct' ? author.statuses_count : sql`statuses_count + 1`,
      last_status_at: Math.max(author.last_status_at ?? 0, status.created_at),
    })
    .where('id', '=', author.id)
    .execute()
  if (status.in_reply_to_id === null || status.visibility === 'direct') return
  await ctx.db
    .updateTable('statuses')
    .set({ replies_count: sql`replies_count + 1` })
    .where('id', '=', status.in_reply_to_id)
    .execute()
}

const subscribers = async (ctx: Context, status: StatusRow): Promise<string[]> => {
  if (status.visibility === 'direct') return []
  const rows = await ctx.db
    .selectFrom('follows')
    .select('follower_id')
    .where('followed_id', '=', status.account_id)
    .where('notifies', '=', 1)
    .where('state', '=', 'accepted')
    .execute()
  return rows.map((row) => row.follower_id)
}

const tellPeople = async (ctx: Context, status: StatusRow, mentionIds: readonly string[]): Promise<void> => {
  const people = new Set([...mentionIds, ...(await subscribers(ctx, status))])
  for (const accountId of people) {
    await notify(ctx, {
      accountId,
      fromId: status.account_id,
      type: 'mention',
      statusId: status.id,
      createdAt: status.created_at,
    })
  }
}

/** Who is addressed: the people named and, in an answer, who is answered. */
const addressees = (
  author: AccountRow,
  parent: StatusRow | null,
  mentionIds: readonly string[],
): string[] => {
  const ids = new Set(mentionIds)
  if (parent && parent.account_id !== author.id) ids.add(parent.account_id)
  return [...ids]
}

const DAY_MS = 86_400_000

/** When a post goes by itself whose author keeps none for ever. */
const daysLater = (createdAt: number, { status_ttl_days: days }: AccountRow): number | null =>
  days === null ? null : createdAt + days * DAY_MS

const address = (author: AccountRow, id: string): { uri: string; url: string } =>
  author.host === null
    ? { uri: `/objects/${randomUUID()}`, url: `/notice/${id}` }
    : { uri: `https://${author.host}/objects/${id}`, url: `https://${author.host}/@${author.username}/${id}` }

export const postStatus = async (ctx: Context, input: PostStatusInput): Promise<StatusRow> => {
  const author = await requireAccount(ctx, input.accountId)
  const createdAt = toMillis(input.createdAt, ctx.clock.now())
  const parent = input.inReplyToId ? await requireShownStatus(ctx, input.inReplyToId) : null
  const quote = input.quoteId ? ((await findStatus(ctx, input.quoteId)) ?? null) : null
  const content = await buildContent(ctx, author, input, quote)
  const mentionIds = addressees(author, parent, content.mentionIds)
  const id = input.createdAt === undefined ? ctx.ids.next() : ctx.ids.at(createdAt)
  const thread = parent ?? quote
  const row: NewStatus = {
    id,
    account_id: author.id,
    reblog_of_id: null,
    ...address(author, id),
    content: content.content,
    content_type: content.contentType,
    source_text: content.sourceText,
    subject: content.subject,
    visibility: input.scope ?? 'public',
    list_id: input.listId ?? null,
    is_sensitive: Number((input.isSensitive ?? false) || content.tags.includes('nsfw')),
    language: input.language === undefined ? (author.host === null ? 'en' : null) : input.language,
    in_reply_to_id: parent?.id ?? null,
    in_reply_to_account_id: parent?.account_id ?? null,
    quote_id: quote?.id ?? null,
    context: thread?.context ?? `/contexts/${randomUUID()}`,
    conversation_id: thread?.conversation_id ?? randomInt(1, CONVERSATION_IDS),
    is_local: Number(author.host === null),
    has_media: Number((input.mediaIds ?? []).length > 0),
    poll_id: input.poll ? await createPoll(ctx, id, input.poll, createdAt) : null,
    card: null,
    emojis: content.emojis,
    replies_count: input.counts?.replies ?? 0,
    reblogs_count: input.counts?.repeats ?? 0,
    favourites_count: input.counts?.favourites ?? 0,
    created_at: createdAt,
    edited_at: null,
    expires_at: input.expiresIn ? createdAt + input.expiresIn * 1000 : daysLater(createdAt, author),
    pinned_at: null,
  }
  const status = await ctx.db.insertInto('statuses').values(row).returningAll().executeTakeFirstOrThrow()
  await writeNames(ctx, id, mentionIds, content.tags)
  await attachMedia(ctx, id, input.mediaIds ?? [])
  await countPost(ctx, author, status)
  ctx.events.publish({ type: 'status.created', statusId: id })
  if (status.visibility === 'direct') await addToConversations(ctx, status, [author.id, ...mentionIds])
  if (input.notifies !== false) await tellPeople(ctx, status, mentionIds)
  return status
}
