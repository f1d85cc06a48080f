import type { Context } from '../context.ts'
import type { AccountRow, StatusRow } from '../db/schema.ts'

/** What the viewer did to posts, threads and their authors. */
export interface ViewerMarks {
  favourited: Set<string>
  repeated: Set<string>
  bookmarked: Set<string>
  /** Contexts of muted threads. */
  mutedThreads: Set<string>
  mutedAccounts: Set<string>
  blockedAccounts: Set<string>
  /** Conversation numbers by context. */
  conversations: Map<string, number>
}

const nothing = (): ViewerMarks => ({
  favourited: new Set(),
  repeated: new Set(),
  bookmarked: new Set(),
  mutedThreads: new Set(),
  mutedAccounts: new Set(),
  blockedAccounts: new Set(),
  conversations: new Map(),
})

export const loadViewerMarks = async (
  ctx: Context,
  viewer: AccountRow | null,
  rows: readonly StatusRow[],
): Promise<ViewerMarks> => {
  if (!viewer || rows.length === 0) return nothing()
  const { db } = ctx
  const ids = rows.map((row) => row.id)
  const contexts = [...new Set(rows.map((row) => row.context))]
  const authors = [...new Set(rows.map((row) => row.account_id))]
  const own = viewer.id
  const now = ctx.clock.now()
  const favourites = await db
    .selectFrom('favourites')
    .select('status_id')
    .where('account_id', '=', own)
    .where('status_id', 'in', ids)
    .execute()
  const repeats = await db
    .selectFrom('statuses')
    .select('reblog_of_id')
    .where('account_id', '=', own)
    .where('reblog_of_id', 'in', ids)
    .execute()
  const bookmarks = await db
    .selectFrom('bookmarks')
    .select('status_id')
    .where('account_id', '=', own)
    .where('status_id', 'in', ids)
    .execute()
  const threads = await db
    .selectFrom('thread_mutes')
    .select('context')
    .where('account_id', '=', own)
    .where('context', 'in', contexts)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute()
  const mutes = await db
    .selectFrom('mutes')
    .select('target_id')
    .where('account_id', '=', own)
    .where('target_id', 'in', authors)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .execute()
  const blocks = await db
    .selectFrom('blocks')
    .select('target_id')
    .where('account_id', '=', own)
    .where('target_id', 'in', authors)
    .execute()
  const conversations = await db
    .selectFrom('conversations')
    .select(['id', 'context'])
    .where('account_id', '=', own)
    .where('context', 'in', contexts)
    .execute()
  return {
    favourited: new Set(favourites.map((row) => row.status_id)),
    repeated: new Set(repeats.map((row) => row.reblog_of_id ?? '')),
    bookmarked: new Set(bookmarks.map((row) => row.status_id)),
    mutedThreads: new Set(threads.map((row) => row.context)),
    mutedAccounts: new Set(mutes.map((row) => row.target_id)),
    blockedAccounts: new Set(blocks.map((row) => row.target_id)),
    conversations: new Map(conversations.map((row) => [row.context, row.id])),
  }
}
