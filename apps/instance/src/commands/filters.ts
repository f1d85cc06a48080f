import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { FilterRow } from '../db/schema.ts'
import { failure, invalidField } from '../failure.ts'
import { LAST_MOMENT_MS } from '../limits.ts'

export interface FilterInput {
  phrase: string
  contexts: readonly string[]
  /** Undefined: unchanged; false for a new filter. */
  isIrreversible: boolean | undefined
  isWholeWord: boolean
  /** Seconds from now; null: never. Undefined or not positive: unchanged; never for a new filter. */
  expiresIn: number | null | undefined
}

const SECOND_MS = 1000

/** Undefined where the moment of expiry does not change. */
const expiryOf = (ctx: Context, seconds: number | null | undefined): number | null | undefined => {
  if (seconds === null) return null
  if (seconds === undefined || seconds <= 0) return undefined
  const at = Math.floor(ctx.clock.now() / SECOND_MS + seconds) * SECOND_MS
  if (at > LAST_MOMENT_MS) throw invalidField('expires_in', 'integer')
  return at
}

const toColumns = ({ phrase, contexts, isWholeWord }: FilterInput) => {
  if (phrase.trim() === '') throw failure(422, "can't be blank")
  return { phrase, contexts: JSON.stringify(contexts), is_whole_word: Number(isWholeWord) }
}

/** Numbers the filter one above the highest number the account has. */
export const createFilter = (ctx: Context, accountId: string, input: FilterInput): Promise<FilterRow> =>
  ctx.db
    .insertInto('filters')
    .values({
      account_id: accountId,
      filter_id: sql<number>`(select coalesce(max(filter_id), 0) + 1 from filters where account_id = ${accountId})`,
      ...toColumns(input),
      is_irreversible: Number(input.isIrreversible ?? false),
      expires_at: expiryOf(ctx, input.expiresIn) ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const updateFilter = (ctx: Context, before: FilterRow, input: FilterInput): Promise<FilterRow> => {
  const expiresAt = expiryOf(ctx, input.expiresIn)
  return ctx.db
    .updateTable('filters')
    .set({
      ...toColumns(input),
      is_irreversible: Number(input.isIrreversible ?? before.is_irreversible),
      expires_at: expiresAt === undefined ? before.expires_at : expiresAt,
    })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const deleteFilter = async (ctx: Context, { id }: FilterRow): Promise<void> => {
  await ctx.db.deleteFrom('filters').where('id', '=', id).execute()
}

export const deleteExpiredFilters = async (ctx: Context): Promise<void> => {
  await ctx.db.deleteFrom('filters').where('expires_at', '<=', ctx.clock.now()).execute()
}
