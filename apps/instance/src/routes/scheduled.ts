import { scheduleStatus } from '../commands/schedule-status.ts'
import type { PostStatusInput } from '../commands/types.ts'
import type { AccountRow, MediaRow, ScheduledRow } from '../db/schema.ts'
import { failure, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { fetchPage, readPage, setLinkHeader } from '../http/paging.ts'
import type { Params } from '../http/params.ts'
import { readParams, readQuery } from '../http/params.ts'
import { SCHEDULE_AHEAD_MS } from '../limits.ts'
import { wireTime } from '../moments.ts'
import { presentAttachment } from '../presenters/attachment.ts'

const SHOWN = [
  'expires_in',
  'in_reply_to_id',
  'poll',
  'scheduled_at',
  'sensitive',
  'spoiler_text',
  'visibility',
]

const momentOf = (params: Params): number | null => {
  const ms = new Date(params.text('scheduled_at') ?? '').getTime()
  return Number.isFinite(ms) ? ms : null
}

/** When a request wants its post to be made; null: at once, also when that moment is too near. */
export const readSchedule = (c: Call, params: Params): number | null => {
  const at = momentOf(params)
  return at !== null && at >= c.var.ctx.clock.now() + SCHEDULE_AHEAD_MS ? at : null
}

const findMedia = async (c: Call, ids: readonly number[]): Promise<MediaRow[]> =>
  ids.length === 0 ? [] : c.var.ctx.db.selectFrom('media').selectAll().where('id', 'in', ids).execute()

export const presentScheduled = async (c: Call, row: ScheduledRow): Promise<object> => {
  const { mediaIds = [] } = JSON.parse(row.input) as PostStatusInput
  const media = await findMedia(c, mediaIds.map(Number))
  return {
    id: String(row.id),
    params: JSON.parse(row.params) as object,
    scheduled_at: wireTime(row.scheduled_at),
    ...(media.length > 0 && {
      media_attachments: media.map((each) => presentAttachment(each, c.var.origin)),
    }),
  }
}

export const schedule = (c: Call, post: PostStatusInput, params: Params, at: number): Promise<ScheduledRow> =>
  scheduleStatus(c.var.ctx, {
    post,
    at,
    params: {
      ...Object.fromEntries(SHOWN.map((name) => [name, params.raw(name) ?? null])),
      text: params.text('status') ?? null,
    },
  })

export const findScheduled = (c: Call, viewer: AccountRow, id: number): Promise<ScheduledRow | undefined> =>
  c.var.ctx.db
    .selectFrom('scheduled_statuses')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', viewer.id)
    .executeTakeFirst()

const requireScheduled = async (c: Call, scope: string): Promise<ScheduledRow> => {
  const row = await findScheduled(c, requireViewer(c, scope), Number(c.req.param('id')))
  if (!row) throw notFound()
  return row
}

const showPage = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'read:statuses')
  const all = c.var.ctx.db.selectFrom('scheduled_statuses').selectAll().where('account_id', '=', viewer.id)
  const rows = await fetchPage(all, readPage(readQuery(c)), 'id', Number)
  setLinkHeader(c, { rows, idOf: (row) => row.id })
  return c.json(await Promise.all(rows.map((row) => presentScheduled(c, row))))
}

export const addScheduledRoutes = (app: App): void => {
  const path = '/api/v1/scheduled_statuses'
  app.get(path, showPage)
  app.get(`${path}/:id`, async (c) =>
    c.json(await presentScheduled(c, await requireScheduled(c, 'read:statuses'))),
  )
  app.put(`${path}/:id`, async (c) => {
    const row = await requireScheduled(c, 'write:statuses')
    const at = readSchedule(c, await readParams(c))
    if (at === null) throw failure(422, 'must be at least 5 minutes from now')
    await c.var.ctx.db
      .updateTable('scheduled_statuses')
      .set({ scheduled_at: at })
      .where('id', '=', row.id)
      .execute()
    return c.json(await presentScheduled(c, { ...row, scheduled_at: at }))
  })
  app.delete(`${path}/:id`, async (c) => {
    const row = await requireScheduled(c, 'write:statuses')
    await c.var.ctx.db.deleteFrom('scheduled_statuses').where('id', '=', row.id).execute()
    return c.json({})
  })
}
