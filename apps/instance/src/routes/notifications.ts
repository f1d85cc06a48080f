import { sql } from 'kysely'
import type { AccountRow, NotificationRow } from '../db/schema.ts'
import { failure, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import type { PageRequest } from '../http/paging.ts'
import { fetchPage, readPage, setLinkHeader } from '../http/paging.ts'
import type { Params } from '../http/params.ts'
import { readParams, readQuery } from '../http/params.ts'
import { presentNotifications } from '../presenters/notification.ts'

const KNOWN = ['exclude_types[]', 'exclude_visibilities[]', 'include_types[]', 'with_muted']

/** Not of muted people (unless asked), not of muted threads. */
const isWanted = (viewerId: string, now: number) => sql<boolean>`not exists (
    select 1 from mutes where account_id = ${viewerId} and target_id = n.from_id and notifications = 1
    and (expires_at is null or expires_at > ${now}))
  and not exists (
    select 1 from thread_mutes t join statuses s on s.context = t.context
    where t.account_id = ${viewerId} and s.id = n.status_id and (t.expires_at is null or t.expires_at > ${now}))`

const fetchNotifications = async (
  c: Call,
  viewer: AccountRow,
  params: Params,
  page: PageRequest,
): Promise<NotificationRow[]> => {
  const { ctx } = c.var
  let query = ctx.db
    .selectFrom('notifications as n')
    .selectAll('n')
    .where('n.account_id', '=', viewer.id)
    .where('n.from_id', 'not in', (eb) =>
      eb.selectFrom('blocks').select('target_id').where('account_id', '=', viewer.id),
    )
  if (!params.flag('with_muted')) query = query.where(isWanted(viewer.id, ctx.clock.now()))
  const included = params.list('include_types')
  const excluded = params.list('exclude_types')
  if (included) query = query.where('n.type', 'in', included)
  if (excluded) query = query.where('n.type', 'not in', excluded)
  const from = params.text('account_id')
  if (from) query = query.where('n.from_id', '=', from)
  return fetchPage(query, page, 'n.id', Number)
}

const findOwn = (c: Call, viewer: AccountRow, id: number): Promise<NotificationRow | undefined> =>
  c.var.ctx.db
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', viewer.id)
    .executeTakeFirst()

/** One by `id`, or everything up to `max_id`; answers with what is now read. */
const markRead = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:notifications')
  const params = await readParams(c)
  const { db } = c.var.ctx
  const id = params.integer('id')
  if (id !== undefined) {
    const row = await findOwn(c, viewer, id)
    if (!row) throw failure(400, 'Cannot get notification')
    await db.updateTable('notifications').set({ is_seen: 1 }).where('id', '=', id).execute()
    return c.json((await presentNotifications(viewOf(c), [{ ...row, is_seen: 1 }]))[0])
  }
  const maxId = params.integer('max_id') ?? 0
  const rows = await db
    .updateTable('notifications')
    .set({ is_seen: 1 })
    .where('account_id', '=', viewer.id)
    .where('id', '<=', maxId)
    .where('is_seen', '=', 0)
    .returningAll()
    .execute()
  return c.json(await presentNotifications(viewOf(c), rows.slice(0, 80)))
}

const addRemovals = (app: App): void => {
  const dismiss = async (c: Call, id: string | undefined): Promise<Response> => {
    const viewer = requireViewer(c, 'write:notifications')
    const row = await findOwn(c, viewer, Number(id))
    if (!row) throw failure(403, 'Cannot dismiss notification')
    await c.var.ctx.db.deleteFrom('notifications').where('id', '=', row.id).execute()
    return c.json({})
  }
  app.post('/api/v1/notifications/clear', async (c) => {
    const viewer = requireViewer(c, 'write:notifications')
    await c.var.ctx.db.deleteFrom('notifications').where('account_id', '=', viewer.id).execute()
    return c.json({})
  })
  app.post('/api/v1/notifications/dismiss', async (c) => dismiss(c, (await readParams(c)).text('id')))
  app.post('/api/v1/notifications/:id/dismiss', (c) => dismiss(c, c.req.param('id')))
  app.delete('/api/v1/notifications/destroy_multiple', async (c) => {
    const viewer = requireViewer(c, 'write:notifications')
    const ids = ((await readParams(c)).list('ids') ?? []).map(Number)
    await c.var.ctx.db
      .deleteFrom('notifications')
      .where('account_id', '=', viewer.id)
      .where('id', 'in', ids)
      .execute()
    return c.json({})
  })
}

export const addNotificationRoutes = (app: App): void => {
  app.get('/api/v1/notifications', async (c) => {
    const viewer = requireViewer(c, 'read:notifications')
    const params = readQuery(c)
    const rows = await fetchNotifications(c, viewer, params, readPage(params))
    setLinkHeader(c, { rows, idOf: (row) => row.id }, KNOWN)
    return c.json(await presentNotifications(viewOf(c), rows))
  })
  addRemovals(app)
  app.get('/api/v1/notifications/:id', async (c) => {
    const viewer = requireViewer(c, 'read:notifications')
    const row = await findOwn(c, viewer, Number(c.req.param('id')))
    const [json] = row ? await presentNotifications(viewOf(c), [row]) : []
    if (!json) throw notFound()
    return c.json(json)
  })
  app.post('/api/v1/pleroma/notifications/read', markRead)
}
