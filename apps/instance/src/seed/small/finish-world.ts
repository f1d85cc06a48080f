import { sql } from 'kysely'
import type { Instance } from '../../instance.ts'
import { markOrigin } from '../../text/origin.ts'
import type { SeededPeople } from './seed-people.ts'
import { required } from './required.ts'

const MINUTE = 60_000
/** Of each member, the newest that are no favourites. */
const UNREAD_NOTIFICATIONS = 8

type Database = Instance['db']

/** Posts of other servers link to our people by path: the origin is put in when they are read. */
async function markOwnLinks(db: Database): Promise<void> {
  await db
    .updateTable('statuses')
    .set({ content: sql`replace(content, 'href="/users/', ${`href="${markOrigin('/users/')}`})` })
    .where('is_local', '=', 0)
    .execute()
}

interface Told {
  to: string
  from: string
  type: 'move' | 'poll'
  statusId?: string
  targetId?: string
  createdAt: number
}

async function tell(db: Database, told: readonly Told[]): Promise<void> {
  const rows = told.map(({ to, from, type, statusId, targetId, createdAt }) => ({
    account_id: to,
    from_id: from,
    type,
    status_id: statusId ?? null,
    target_id: targetId ?? null,
    emoji: null,
    emoji_url: null,
    is_seen: 0,
    created_at: createdAt,
  }))
  await db.insertInto('notifications').values(rows).execute()
}

/** Ids of notifications follow their time, also of those written last. */
async function renumberNotifications(db: Database): Promise<void> {
  const rows = await db.selectFrom('notifications').selectAll().orderBy('created_at').orderBy('id').execute()
  await db.deleteFrom('notifications').execute()
  for (const { id: _, ...row } of rows) await db.insertInto('notifications').values(row).execute()
}

async function markRead(db: Database, readerId: string, unreadStatusId: string): Promise<void> {
  await sql`
    update notifications set is_seen = 1 where id in (
      select id from (
        select id, type, row_number() over (partition by account_id, type = 'favourite' order by id desc) as place
        from notifications
      ) where type = 'favourite' or place > ${UNREAD_NOTIFICATIONS}
    )`.execute(db)
  await db
    .updateTable('conversations')
    .set({ is_read: 1 })
    .where('last_status_id', '!=', unreadStatusId)
    .execute()
  const oldest = await db
    .selectFrom('announcements')
    .select('id')
    .where('ends_at', 'is', null)
    .where('starts_at', 'is', null)
    .orderBy('id')
    .executeTakeFirst()
  if (oldest === undefined) return
  await db
    .insertInto('announcement_reads')
    .values({ announcement_id: oldest.id, account_id: readerId })
    .execute()
}

/** What no command can say: a move, ended polls, what has been read. */
export async function finishWorld(
  db: Database,
  people: SeededPeople,
  statusIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const id = (handle: string): string => required(people.ids, handle)
  const at = (minutes: number): number => now - minutes * MINUTE
  const wren = id('wren')
  const [oldOrla, newOrla] = [id('orla@tidewrack.example'), id('orla@boggarden.example')]
  await db.transaction().execute(async (inside) => {
    await markOwnLinks(inside)
    await inside.updateTable('accounts').set({ moved_to_id: newOrla }).where('id', '=', oldOrla).execute()
    await tell(inside, [
      { to: wren, from: oldOrla, type: 'move', targetId: newOrla, createdAt: at(174) },
      { to: wren, from: wren, type: 'poll', statusId: required(statusIds, 'wrenpoll'), createdAt: at(34) },
      {
        to: wren,
        from: id('weft@loomtown.example'),
        type: 'poll',
        statusId: required(statusIds, 'weftold'),
        createdAt: at(6200),
      },
    ])
    await renumberNotifications(inside)
    await markRead(inside, wren, required(statusIds, 'dmtowpath3'))
  })
}
