import type { AnnouncementInput } from '../commands/types.ts'
import { notFound } from '../failure.ts'
import { requireAdmin, requireViewer } from '../http/auth.ts'
import { viewOf, type App, type Call } from '../http/env.ts'
import { readPage } from '../http/paging.ts'
import { readParams, readQuery } from '../http/params.ts'
import {
  loadAnnouncementReactions,
  presentAnnouncement,
  presentAnnouncementForAdmin,
} from '../presenters/announcement.ts'

const addReading = (app: App): void => {
  app.get('/api/v1/announcements', async (c) => {
    const viewer = requireViewer(c, 'read:accounts')
    const { ctx } = c.var
    if (!ctx.options.areAnnouncementsShown) return c.json([])
    const now = ctx.clock.now()
    const rows = await ctx.db
      .selectFrom('announcements')
      .selectAll()
      .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
      .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
      .orderBy('id')
      .execute()
    const reads = await ctx.db
      .selectFrom('announcement_reads')
      .select('announcement_id')
      .where('account_id', '=', viewer.id)
      .execute()
    const read = new Set(reads.map((row) => row.announcement_id))
    const reactions = await loadAnnouncementReactions(viewOf(c))
    return c.json(rows.map((row) => presentAnnouncement(c.var, row, read.has(row.id), reactions.get(row.id))))
  })
  app.post('/api/v1/announcements/:id/dismiss', async (c) => {
    const viewer = requireViewer(c, 'write:accounts')
    const { db } = c.var.ctx
    const id = c.req.param('id')
    const row = await db.selectFrom('announcements').select('id').where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    await db
      .insertInto('announcement_reads')
      .values({ announcement_id: id, account_id: viewer.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return c.json({})
  })
}

const addReactions = (app: App): void => {
  const set = (isOn: boolean) => async (c: Call) => {
    const viewer = requireViewer(c, 'write:favourites')
    if (!c.var.ctx.options.areAnnouncementReactionsOn) throw notFound()
    const { id = '', name = '' } = c.req.param() as Record<string, string>
    await c.var.commands.reactToAnnouncement({ accountId: viewer.id, announcementId: id, name, isOn })
    return c.json({})
  }
  app.put('/api/v1/announcements/:id/reactions/:name', set(true))
  app.delete('/api/v1/announcements/:id/reactions/:name', set(false))
}

/** What of an announcement a request says; a moment that is null says that there is none. */
const readInput = async (c: Call): Promise<Partial<AnnouncementInput>> => {
  const params = await readParams(c)
  const moment = (name: string) => (params.raw(name) === null ? null : params.text(name))
  const given = {
    content: params.text('content'),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    isAllDay: params.flag('all_day'),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

const addWriting = (app: App): void => {
  const path = '/api/v1/pleroma/admin/announcements'
  app.get(path, async (c) => {
    requireAdmin(c, 'admin:read')
    const { limit, offset } = readPage(readQuery(c))
    const rows = await c.var.ctx.db
      .selectFrom('announcements')
      .selectAll()
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute()
    return c.json(rows.map((row) => presentAnnouncementForAdmin(c.var, row)))
  })
  app.post(path, async (c) => {
    requireAdmin(c, 'admin:write')
    const row = await c.var.commands.addAnnouncement({ content: '', ...(await readInput(c)) })
    return c.json(presentAnnouncementForAdmin(c.var, row))
  })
  app.patch(`${path}/:id`, async (c) => {
    requireAdmin(c, 'admin:write')
    const row = await c.var.commands.editAnnouncement(c.req.param('id'), await readInput(c))
    return c.json(presentAnnouncementForAdmin(c.var, row))
  })
  app.delete(`${path}/:id`, async (c) => {
    requireAdmin(c, 'admin:write')
    await c.var.commands.deleteAnnouncement(c.req.param('id'))
    return c.json({})
  })
}

export const addAnnouncementRoutes = (app: App): void => {
  addReading(app)
  addReactions(app)
  addWriting(app)
}
