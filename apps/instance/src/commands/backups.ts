import { strToU8, zipSync } from 'fflate'
import type { Context } from '../context.ts'
import type { AccountRow, BackupRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { BACKUP_EVERY_MS, BACKUP_MS } from '../limits.ts'
import { randomToken } from '../passwords.ts'
import { absoluteUrl, fillOrigin } from '../text/origin.ts'

export const backupsOf = (ctx: Context, accountId: string): Promise<BackupRow[]> =>
  ctx.db.selectFrom('backups').selectAll().where('account_id', '=', accountId).orderBy('id', 'desc').execute()

const collection = (items: readonly unknown[]) => ({
  '@context': 'https://www.w3.org/ns/activitystreams',
  type: 'OrderedCollection',
  totalItems: items.length,
  orderedItems: items,
})

/** What somebody wrote, and the addresses of what they favourited and bookmarked, as files of ActivityStreams. */
const writeArchive = async (ctx: Context, account: AccountRow, origin: string): Promise<Uint8Array> => {
  const actor = absoluteUrl(account.uri, origin)
  const posts = await ctx.db
    .selectFrom('statuses')
    .selectAll()
    .where('account_id', '=', account.id)
    .where('reblog_of_id', 'is', null)
    .orderBy('id')
    .execute()
  const marked = async (table: 'favourites' | 'bookmarks'): Promise<string[]> => {
    const rows = await ctx.db
      .selectFrom('statuses')
      .select('uri')
      .where('id', 'in', ctx.db.selectFrom(table).select('status_id').where('account_id', '=', account.id))
      .execute()
    return rows.map(({ uri }) => absoluteUrl(uri, origin))
  }
  const notes = posts.map((post) => ({
    type: 'Create',
    actor,
    published: new Date(post.created_at).toISOString(),
    object: {
      id: absoluteUrl(post.uri, origin),
      type: 'Note',
      summary: post.subject,
      content: fillOrigin(post.content, origin),
      sensitive: post.is_sensitive === 1,
    },
  }))
  const files = {
    'actor.json': {
      id: actor,
      type: 'Person',
      preferredUsername: account.username,
      name: account.display_name,
    },
    'outbox.json': collection(notes),
    'likes.json': collection(await marked('favourites')),
    'bookmarks.json': collection(await marked('bookmarks')),
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content, null, 2))]),
    ),
  )
}

/** An archive is made at once, but counts as being made for a while, as on a server with more to do. */
export const requestBackup = async (ctx: Context, account: AccountRow, origin: string): Promise<void> => {
  const now = ctx.clock.now()
  const [last] = await backupsOf(ctx, account.id)
  if (last && now - last.created_at < BACKUP_EVERY_MS)
    throw failure(400, 'Last export was less than 7 days ago')
  const bytes = await writeArchive(ctx, account, origin)
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  const name = `archive-${account.username}-${stamp}-${randomToken()}.zip`
  await ctx.media.write(name, bytes)
  await ctx.db
    .insertInto('backups')
    .values({
      account_id: account.id,
      url: `/media/${name}`,
      bytes: bytes.byteLength,
      ready_at: now + BACKUP_MS,
      created_at: now,
    })
    .execute()
}
