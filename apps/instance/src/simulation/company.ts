import type { Context } from '../context.ts'
import type { Commands } from '../commands/types.ts'
import type { AccountRow } from '../db/schema.ts'
import { galleryPictures } from '../seed/gallery.ts'

/** People made for a reader who follows nobody. */
const NEWCOMERS = 6
const SCENES = ['fen-dawn', 'bread', 'hanks', 'lighthouse'] as const

const followed = (ctx: Context, readerId: string): Promise<AccountRow[]> =>
  ctx.db
    .selectFrom('accounts')
    .innerJoin('follows', 'follows.followed_id', 'accounts.id')
    .selectAll('accounts')
    .where('follows.follower_id', '=', readerId)
    .where('follows.state', '=', 'accepted')
    .where('accounts.is_deactivated', '=', 0)
    .orderBy('accounts.acct')
    .execute()

const addNewcomers = async (ctx: Context, commands: Commands, readerId: string): Promise<void> => {
  for (let number = 1; number <= NEWCOMERS; number += 1) {
    const username = `passer${number}`
    const known = await ctx.db
      .selectFrom('accounts')
      .select('id')
      .where('acct', '=', username)
      .executeTakeFirst()
    const { id } = known ?? (await commands.createAccount({ username, displayName: `Passer-by ${number}` }))
    await commands.follow({ accountId: readerId, targetId: id, notifies: false })
  }
}

/** Who writes into a reader's home timeline: those they follow; a few newcomers where there is nobody. */
export const findCompany = async (
  ctx: Context,
  commands: Commands,
  readerId: string,
): Promise<AccountRow[]> => {
  const known = await followed(ctx, readerId)
  if (known.length > 0) return known
  await addNewcomers(ctx, commands, readerId)
  return followed(ctx, readerId)
}

/** Pictures of `accountId` to hang on a post: new rows for files that are there already. */
export const addPictures = async (
  ctx: Context,
  commands: Commands,
  accountId: string,
  count: number,
): Promise<number[]> => {
  const find = () =>
    ctx.db.selectFrom('media').selectAll().where('mime', 'like', 'image/%').orderBy('id').limit(8).execute()
  let files = await find()
  if (files.length === 0) {
    const drawn = await galleryPictures(SCENES.map((file) => ({ file })))
    for (const { bytes, mime } of drawn)
      await commands.addMedia({ accountId, bytes, mime, description: 'A drawn picture.' })
    files = await find()
  }
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const file = files[index % files.length]
    if (!file) break
    const { id: _, ...row } = file
    const added = await ctx.db
      .insertInto('media')
      .values({ ...row, account_id: accountId, status_id: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(added.id)
  }
  return ids
}
