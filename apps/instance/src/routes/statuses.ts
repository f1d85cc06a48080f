import { requireStatus } from '../db/find.ts'
import type { AccountRow } from '../db/schema.ts'
import { failure, notFound } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { readParams } from '../http/params.ts'
import { IDEMPOTENCY_MS } from '../limits.ts'
import { isStaff } from '../policies/visibility.ts'
import { presentStatus } from '../presenters/status.ts'
import { isContentType } from '../text/markup.ts'
import { findScheduled, presentScheduled, readSchedule, schedule } from './scheduled.ts'
import { previewStatus } from './status-preview.ts'
import { checkLength, readMediaIds, readPost } from './status-params.ts'

/** What is remembered of a post that waits for its time, in the place of an id. */
const SCHEDULED = 'scheduled '

const findByKey = async (c: Call, viewer: AccountRow, key: string): Promise<object | null> => {
  const { ctx } = c.var
  const known = await ctx.db
    .selectFrom('idempotency')
    .select('status_id')
    .where('account_id', '=', viewer.id)
    .where('key', '=', key)
    .where('created_at', '>', ctx.clock.now() - IDEMPOTENCY_MS)
    .executeTakeFirst()
  if (!known) return null
  if (known.status_id.startsWith(SCHEDULED)) {
    const row = await findScheduled(c, viewer, Number(known.status_id.slice(SCHEDULED.length)))
    return row ? presentScheduled(c, row) : null
  }
  const status = await requireStatus(ctx, known.status_id).catch(() => null)
  return status && presentStatus(viewOf(c), status, { hasConversationId: true })
}

const rememberKey = async (c: Call, viewer: AccountRow, key: string, id: string): Promise<void> => {
  const values = { status_id: id, created_at: c.var.ctx.clock.now() }
  await c.var.ctx.db
    .insertInto('idempotency')
    .values({ account_id: viewer.id, key, ...values })
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doUpdateSet(values))
    .execute()
}

/** Posts under way by person and key: a second request waits for the first instead of posting twice. */
const underWay = new WeakMap<object, Map<string, Promise<object>>>()

const once = (c: Call, key: string, work: () => Promise<object>): Promise<object> => {
  const known = underWay.get(c.var.ctx) ?? new Map<string, Promise<object>>()
  underWay.set(c.var.ctx, known)
  const running = known.get(key)
  if (running) return running
  const started = work().finally(() => known.delete(key))
  known.set(key, started)
  return started
}

const createPost = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:statuses')
  const params = await readParams(c)
  const view = viewOf(c)
  if (params.flag('preview'))
    return c.json(await previewStatus(view, viewer, await readPost(c.var.ctx, viewer, params)))
  const key = c.var.ctx.options.knowsIdempotencyKeys ? c.req.header('idempotency-key') : undefined
  const post = async (): Promise<object> => {
    const input = await readPost(c.var.ctx, viewer, params)
    const at = readSchedule(c, params)
    if (at !== null) {
      const row = await schedule(c, input, params, at)
      if (key) await rememberKey(c, viewer, key, `${SCHEDULED}${row.id}`)
      return presentScheduled(c, row)
    }
    const status = await c.var.commands.postStatus(input)
    if (key) await rememberKey(c, viewer, key, status.id)
    return presentStatus(view, status, { hasConversationId: true })
  }
  if (!key) return c.json(await post())
  c.header('idempotency-key', key)
  const known = await findByKey(c, viewer, key)
  return c.json(known ?? (await once(c, `${viewer.id} ${key}`, post)))
}

const editPost = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:statuses')
  const { ctx } = c.var
  const status = await requireStatus(ctx, c.req.param('id') ?? '')
  if (status.account_id !== viewer.id || status.reblog_of_id !== null) throw failure(403, 'Access denied')
  const params = await readParams(c)
  const text = params.text('status') ?? ''
  const mediaIds = await readMediaIds(ctx, viewer, params, status.id)
  if (text.trim() === '' && (mediaIds ?? []).length === 0) throw failure(400, 'internal_server_error')
  checkLength(ctx, text, params.text('spoiler_text') ?? '')
  const isSensitive = params.flag('sensitive')
  const contentType = params.text('content_type') ?? ''
  const edited = await c.var.commands.editStatus({
    statusId: status.id,
    text,
    subject: params.text('spoiler_text') ?? '',
    ...(isSensitive === undefined ? {} : { isSensitive }),
    ...(isContentType(contentType) ? { contentType } : {}),
    mediaIds: mediaIds ?? [],
    ...(params.text('language') ? { language: params.text('language') ?? null } : {}),
  })
  return c.json(await presentStatus(viewOf(c), edited))
}

const deletePost = async (c: Call): Promise<Response> => {
  const viewer = requireViewer(c, 'write:statuses')
  const status = await requireStatus(c.var.ctx, c.req.param('id') ?? '')
  if (status.account_id !== viewer.id && !isStaff(viewer)) throw notFound()
  const answer = await presentStatus(viewOf(c), status, { hasSourceText: true, hasConversationId: true })
  await c.var.commands.deleteStatus(status.id)
  return c.json(answer)
}

export const addStatusRoutes = (app: App): void => {
  app.post('/api/v1/statuses', createPost)
  app.put('/api/v1/statuses/:id', editPost)
  app.delete('/api/v1/statuses/:id', deletePost)
}
