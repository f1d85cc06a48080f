import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { requireShownStatus, requireStatus } from '../db/find.ts'
import type { NewStatus, StatusRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { toMillis } from '../moments.ts'
import { deleteStatus } from './delete-status.ts'
import { notify, withdrawNotification } from './notifications.ts'
import type { Commands } from './types.ts'

type Input<Name extends keyof Commands> = Parameters<Commands[Name]>[0]

const addToFavourites = (ctx: Context, statusId: string, by: 1 | -1) =>
  ctx.db
    .updateTable('statuses')
    .set({ favourites_count: sql`max(0, favourites_count + ${by})` })
    .where('id', '=', statusId)
    .execute()

export const favourite = async (ctx: Context, input: Input<'favourite'>): Promise<void> => {
  const status = await requireShownStatus(ctx, input.statusId)
  const createdAt = toMillis(input.createdAt, ctx.clock.now())
  const added = await ctx.db
    .insertInto('favourites')
    .values({ id: ctx.ids.at(createdAt), account_id: input.accountId, status_id: status.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return
  await addToFavourites(ctx, status.id, 1)
  if (input.notifies === false) return
  await notify(ctx, {
    accountId: status.account_id,
    fromId: input.accountId,
    type: 'favourite',
    statusId: status.id,
    createdAt,
  })
}

export const unfavourite = async (ctx: Context, input: Input<'unfavourite'>): Promise<boolean> => {
  const status = await requireShownStatus(ctx, input.statusId)
  const removed = await ctx.db
    .deleteFrom('favourites')
    .where('account_id', '=', input.accountId)
    .where('status_id', '=', status.id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) return false
  await addToFavourites(ctx, status.id, -1)
  await withdrawNotification(ctx, { fromId: input.accountId, type: 'favourite', statusId: status.id })
  return true
}

const ownRepeat = (ctx: Context, accountId: string, statusId: string): Promise<StatusRow | undefined> =>
  ctx.db
    .selectFrom('statuses')
    .selectAll()
    .where('reblog_of_id', '=', statusId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()

const repeatRow = (
  ctx: Context,
  input: Input<'repeat'>,
  status: StatusRow,
  createdAt: number,
): NewStatus => ({
  ...status,
  id: input.createdAt === undefined ? ctx.ids.next() : ctx.ids.at(createdAt),
  account_id: input.accountId,
  reblog_of_id: status.id,
  content: '',
  source_text: '',
  subject: '',
  visibility: status.visibility === 'private' ? 'private' : (input.scope ?? 'public'),
  list_id: null,
  in_reply_to_id: null,
  in_reply_to_account_id: null,
  quote_id: null,
  poll_id: null,
  card: null,
  has_media: 0,
  is_sensitive: 0,
  emojis: '[]',
  replies_count: 0,
  reblogs_count: 0,
  favourites_count: 0,
  created_at: createdAt,
  edited_at: null,
  expires_at: null,
  pinned_at: null,
})

const canBeRepeated = (status: StatusRow, accountId: string): boolean =>
  status.visibility !== 'direct' && (status.visibility !== 'private' || status.account_id === accountId)

export const repeat = async (ctx: Context, input: Input<'repeat'>): Promise<StatusRow> => {
  const status = await requireShownStatus(ctx, input.statusId)
  if (!canBeRepeated(status, input.accountId)) throw failure(404, 'Record not found')
  const known = await ownRepeat(ctx, input.accountId, status.id)
  if (known) return known
  const createdAt = toMillis(input.createdAt, ctx.clock.now())
  const row = repeatRow(ctx, input, status, createdAt)
  const repeater = await ctx.db
    .selectFrom('accounts')
    .select('host')
    .where('id', '=', input.accountId)
    .executeTakeFirstOrThrow()
  const added = await ctx.db
    .insertInto('statuses')
    .values({ ...row, is_local: Number(repeater.host === null) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await ctx.db
    .updateTable('statuses')
    .set({ reblogs_count: sql`reblogs_count + 1` })
    .where('id', '=', status.id)
    .execute()
  ctx.events.publish({ type: 'status.created', statusId: added.id })
  if (input.notifies !== false) {
    await notify(ctx, {
      accountId: status.account_id,
      fromId: input.accountId,
      type: 'reblog',
      statusId: status.id,
      createdAt,
    })
  }
  return added
}

export const unrepeat = async (ctx: Context, input: Input<'unrepeat'>): Promise<boolean> => {
  const status = await requireShownStatus(ctx, input.statusId)
  const known = await ownRepeat(ctx, input.accountId, status.id)
  if (!known) return false
  await deleteStatus(ctx, known.id)
  await withdrawNotification(ctx, { fromId: input.accountId, type: 'reblog', statusId: status.id })
  return true
}

export const bookmark = async (ctx: Context, input: Input<'bookmark'>): Promise<void> => {
  const status = await requireShownStatus(ctx, input.statusId)
  await ctx.db
    .insertInto('bookmarks')
    .values({ account_id: input.accountId, status_id: status.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const unbookmark = async (ctx: Context, input: Input<'unbookmark'>): Promise<void> => {
  const status = await requireShownStatus(ctx, input.statusId)
  await ctx.db
    .deleteFrom('bookmarks')
    .where('account_id', '=', input.accountId)
    .where('status_id', '=', status.id)
    .execute()
}

const setPinned = (ctx: Context, statusId: string, at: number | null) =>
  ctx.db.updateTable('statuses').set({ pinned_at: at }).where('id', '=', statusId).execute()

export const pin = async (ctx: Context, input: Input<'pin'>): Promise<void> => {
  const status = await requireStatus(ctx, input.statusId)
  if (status.account_id !== input.accountId) throw failure(422, "Someone else's status cannot be pinned")
  if (!['public', 'unlisted'].includes(status.visibility))
    throw failure(422, 'Non-public status cannot be pinned')
  const { count } = await ctx.db
    .selectFrom('statuses')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('account_id', '=', input.accountId)
    .where('pinned_at', 'is not', null)
    .where('id', '<>', status.id)
    .executeTakeFirstOrThrow()
  if (count >= ctx.options.pinnedLimit)
    throw failure(422, 'You have already pinned the maximum number of statuses')
  await setPinned(ctx, status.id, toMillis(input.createdAt, ctx.clock.now()))
}

export const unpin = async (ctx: Context, input: Input<'unpin'>): Promise<void> => {
  const status = await requireStatus(ctx, input.statusId)
  if (status.account_id !== input.accountId) throw failure(422, "Someone else's status cannot be unpinned")
  await setPinned(ctx, status.id, null)
}

export const muteThread = async (ctx: Context, input: Input<'muteThread'>): Promise<void> => {
  const status = await requireShownStatus(ctx, input.statusId)
  const expiresAt = input.expiresIn ? ctx.clock.now() + input.expiresIn * 1000 : null
  await ctx.db
    .insertInto('thread_mutes')
    .values({ account_id: input.accountId, context: status.context, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'context']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute()
}

export const unmuteThread = async (ctx: Context, input: Input<'unmuteThread'>): Promise<void> => {
  const status = await requireShownStatus(ctx, input.statusId)
  await ctx.db
    .deleteFrom('thread_mutes')
    .where('account_id', '=', input.accountId)
    .where('context', '=', status.context)
    .execute()
}
