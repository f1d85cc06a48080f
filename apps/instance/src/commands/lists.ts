import type { Context } from '../context.ts'
import type { ListRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import type { Commands } from './types.ts'

type Input<Name extends keyof Commands> = Parameters<Commands[Name]>[0]

export const createList = async (
  ctx: Context,
  { accountId, title }: Input<'createList'>,
): Promise<ListRow> => {
  if (title.trim() === '') throw failure(422, "can't be blank")
  return ctx.db
    .insertInto('lists')
    .values({ account_id: accountId, title })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const renameList = async (ctx: Context, listId: number, title: string): Promise<ListRow> => {
  if (title.trim() === '') throw failure(422, "can't be blank")
  return ctx.db
    .updateTable('lists')
    .set({ title })
    .where('id', '=', listId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteList = async (ctx: Context, listId: number): Promise<void> => {
  await ctx.db.deleteFrom('list_accounts').where('list_id', '=', listId).execute()
  await ctx.db.deleteFrom('lists').where('id', '=', listId).execute()
}

export const addToList = async (ctx: Context, { listId, accountIds }: Input<'addToList'>): Promise<void> => {
  if (accountIds.length === 0) return
  await ctx.db
    .insertInto('list_accounts')
    .values(accountIds.map((accountId) => ({ list_id: listId, account_id: accountId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const removeFromList = async (
  ctx: Context,
  { listId, accountIds }: Input<'removeFromList'>,
): Promise<void> => {
  if (accountIds.length === 0) return
  await ctx.db
    .deleteFrom('list_accounts')
    .where('list_id', '=', listId)
    .where('account_id', 'in', [...accountIds])
    .execute()
}

export const followTag = async (ctx: Context, { accountId, tag }: Input<'followTag'>): Promise<void> => {
  const name = tag.toLowerCase()
  await ctx.db
    .insertInto('tags')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await ctx.db
    .insertInto('tag_follows')
    .values({ account_id: accountId, tag: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const unfollowTag = async (ctx: Context, { accountId, tag }: Input<'unfollowTag'>): Promise<void> => {
  await ctx.db
    .deleteFrom('tag_follows')
    .where('account_id', '=', accountId)
    .where('tag', '=', tag.toLowerCase())
    .execute()
}
