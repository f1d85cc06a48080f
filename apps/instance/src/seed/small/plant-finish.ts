import { sql } from 'kysely'
import type { Instance } from '../../instance.ts'
import { markOrigin } from '../../text/origin.ts'
import type { PlantedPeople } from './plant-people.ts'
import { required } from './required.ts'

const MINUTE = 60_000
/** Of each member, the newest that are no favourites. */
const UNREAD_NOTIFICATIONS = 8

/** What no command can say: read notifications, a move, links of other servers to our people. */
export async function finishWorld(
  db: Instance['db'],
  people: PlantedPeople,
  statusIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const [wren, oldOrla, newOrla] = ['wren', 'orla@tidewrack.example', 'orla@boggarden.example'].map(
    (handle) => required(people.ids, handle),
  )
  const at = (minutes: number): number => now - minutes * MINUTE
  if (wren === undefined || oldOrla === undefined || newOrla === undefined) return
  await db.transaction().execute(async (inside) => {
    await inside
      .updateTable('statuses')
      .set({ content: sql`replace(content, 'href="/users/', ${`href="${markOrigin('/users/')}`})` })
      .where('is_local', '=', 0)
      .execute()
    await inside.updateTable('accounts').set({ moved_to_id: newOrla }).where('id', '=', oldOrla).execute()
    const told = { emoji: null, emoji_url: null, is_seen: 0 }
    await inside
      .insertInto('notifications')
      .values([
        {
          ...told,
          account_id: wren,
          from_id: oldOrla,
          type: 'move',
          status_id: null,
          target_id: newOrla,
          created_at: at(174),
        },
        {
          ...told,
          account_id: wren,
          from_id: wren,
          type: 'poll',
          status_id: required(statusIds, 'wrenpoll'),
          target_id: null,
          created_at: at(34),
        },
        {
          ...told,
          account_id: wren,
          from_id: required(people.ids, 'weft@loomtown.example'),
          type: 'poll',
          status_id: required(statusIds, 'weftold'),
          target_id: null,
          created_at: at(6200),
        },
      ])
      .execute()
    await renumberNotifications(inside)
    await sql`update notifications set is_seen = 1 where id in (select id from (select id, type, row_number() over (partition by account_id, type = 'favourite' order by id desc) as place from notifications) where type = 'favourite' or place > ${UNREAD_NOTIFICATIONS})`.execute(
      inside,
    )
    await inside
      .updateTable('conversations')
      .set({ is_read: 1 })
      .where('last_status_id', '!=', required(statusIds, 'dmtowpath3'))
      .execute()
  })
}

/** Ids of notifications follow their time, also of those written last. */
async function renumberNotifications(db: Instance['db']): Promise<void> {
  const rows = await db.selectFrom('notifications').selectAll().orderBy('created_at').orderBy('id').execute()
  await db.deleteFrom('notifications').execute()
  for (const { id: _, ...row } of rows) await db.insertInto('notifications').values(row).execute()
}
