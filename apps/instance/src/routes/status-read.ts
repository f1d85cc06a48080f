import { sql } from 'kysely'
import { readOptions } from '../commands/polls.ts'
import { findPoll, findStatus, requireShownStatus, requireStatus } from '../db/find.ts'
import type { AccountRow, MediaRow, StatusRow } from '../db/schema.ts'
import { Failure, internalError, notFound } from '../failure.ts'
import { requirePublicOrViewer, requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { readQuery } from '../http/params.ts'
import { wireTime } from '../moments.ts'
import { all, isNotBlocked, isVisibleTo } from '../policies/conditions.ts'
import { canSee } from '../policies/visibility.ts'
import { presentAccount, presentAccounts } from '../presenters/account.ts'
import { presentAttachment } from '../presenters/attachment.ts'
import { presentStatus, presentStatuses } from '../presenters/status.ts'
import { presentEmojis } from '../text/emoji.ts'
import { fillOrigin } from '../text/origin.ts'

/** A post the viewer may read; unknown and hidden ones look the same. */
export const requireVisibleStatus = async (c: Call, id: string): Promise<StatusRow> => {
  const status = await requireStatus(c.var.ctx, id)
  if (!(await canSee(c.var.ctx, c.var.viewer, status))) throw notFound()
  return status
}

const showStatus = async (c: Call): Promise<Response> => {
  const status = await requireVisibleStatus(c, c.req.param('id') ?? '')
  return c.json(await presentStatus(viewOf(c), status, { hasConversationId: true }))
}

const showMany = async (c: Call): Promise<Response> => {
  const params = readQuery(c)
  const ids = (params.list('ids') ?? params.list('id') ?? []).slice(0, 100)
  const rows = await c.var.ctx.db
    .selectFrom('statuses as s')
    .selectAll('s')
    .where(all([sql`s.id in (${sql.join(ids)})`, isVisibleTo(c.var.viewer?.id ?? null)]))
    .execute()
  if (c.var.ctx.options.isPrivate && !c.var.viewer) return c.json([])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return c.json(
    await presentStatuses(
      viewOf(c),
      ids.map((id) => byId.get(id)).filter((row) => row !== undefined),
    ),
  )
}

/** The whole conversation around a post: what is older stands above it, what is newer below. */
const showContext = async (c: Call): Promise<Response> => {
  requirePublicOrViewer(c)
  const { ctx, viewer } = c.var
  const found = await findStatus(ctx, c.req.param('id') ?? '')
  if (!found || !(await canSee(ctx, viewer, found))) throw new Failure(500, 'Something went wrong')
  const focus = await requireShownStatus(ctx, found.id)
  const rows = await ctx.db
    .selectFrom('statuses as s')
    .selectAll('s')
    .where(
      all([
        sql`s.context = ${focus.context}`,
        sql`s.reblog_of_id is null`,
        sql`s.id <> ${focus.id}`,
        isVisibleTo(viewer?.id ?? null),
        ...(viewer ? [isNotBlocked(viewer.id)] : []),
      ]),
    )
    .orderBy('s.id')
    .execute()
  const statuses = await presentStatuses(viewOf(c), rows)
  return c.json({
    ancestors: statuses.filter(({ id }) => id < focus.id),
    descendants: statuses.filter(({ id }) => id > focus.id),
  })
}

const fetchFavouriters = (c: Call, statusId: string): Promise<AccountRow[]> =>
  c.var.ctx.db
    .selectFrom('accounts')
    .innerJoin('favourites', 'favourites.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('favourites.status_id', '=', statusId)
    .orderBy('favourites.id')
    .execute()

const fetchRepeaters = (c: Call, statusId: string): Promise<AccountRow[]> =>
  c.var.ctx.db
    .selectFrom('accounts')
    .innerJoin('statuses', 'statuses.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('statuses.reblog_of_id', '=', statusId)
    .where('statuses.visibility', 'in', ['public', 'unlisted', 'local'])
    .orderBy('statuses.id')
    .execute()

const showPeople = async (c: Call, fetchRows: typeof fetchRepeaters): Promise<Response> => {
  requirePublicOrViewer(c)
  await requireVisibleStatus(c, c.req.param('id') ?? '')
  const status = await requireShownStatus(c.var.ctx, c.req.param('id') ?? '')
  const { viewer, ctx } = c.var
  const rows = await fetchRows(c, status.id)
  const blocks = viewer
    ? await ctx.db.selectFrom('blocks').select('target_id').where('account_id', '=', viewer.id).execute()
    : []
  const hidden = new Set(blocks.map((row) => row.target_id))
  return c.json([
    ...(
      await presentAccounts(
        viewOf(c),
        rows.filter(({ id }) => !hidden.has(id)),
      )
    ).values(),
  ])
}

const showSource = async (c: Call): Promise<Response> => {
  requireViewer(c, 'read:statuses')
  const status = await requireVisibleStatus(c, c.req.param('id') ?? '')
  return c.json({
    content_type: status.content_type,
    id: status.id,
    spoiler_text: status.subject,
    text: status.source_text,
  })
}

interface Version {
  content: string
  subject: string
  is_sensitive: number
  emojis: string
  media: string
  poll: string | null
  created_at: number
}

const currentVersion = async (c: Call, status: StatusRow): Promise<Version> => {
  const poll = status.poll_id === null ? undefined : await findPoll(c.var.ctx, status.poll_id)
  const media = await c.var.ctx.db
    .selectFrom('media')
    .selectAll()
    .where('status_id', '=', status.id)
    .orderBy('position')
    .execute()
  return {
    ...status,
    media: JSON.stringify(media),
    poll: poll ? JSON.stringify(readOptions(poll)) : null,
    created_at: status.edited_at ?? status.created_at,
  }
}

const showHistory = async (c: Call): Promise<Response> => {
  requirePublicOrViewer(c)
  const status = await requireVisibleStatus(c, c.req.param('id') ?? '')
  const { ctx, origin } = c.var
  const author = await ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', status.account_id)
    .executeTakeFirst()
  if (!author) throw internalError()
  const account = await presentAccount(viewOf(c), author)
  const earlier = await ctx.db
    .selectFrom('status_edits')
    .selectAll()
    .where('status_id', '=', status.id)
    .orderBy('id')
    .execute()
  const versions: Version[] = [...earlier, await currentVersion(c, status)]
  return c.json(
    versions.map((version) => ({
      account,
      content: fillOrigin(version.content, origin),
      created_at: wireTime(version.created_at),
      emojis: presentEmojis(version.emojis, origin),
      media_attachments: (JSON.parse(version.media) as MediaRow[]).map((media) =>
        presentAttachment(media, origin),
      ),
      poll:
        version.poll === null
          ? null
          : { options: (JSON.parse(version.poll) as { title: string }[]).map(({ title }) => ({ title })) },
      sensitive: version.is_sensitive === 1,
      spoiler_text: version.subject,
    })),
  )
}

export const addStatusReadRoutes = (app: App): void => {
  app.get('/api/v1/statuses', showMany)
  app.get('/api/v1/statuses/:id', showStatus)
  app.get('/api/v1/statuses/:id/context', showContext)
  app.get('/api/v1/statuses/:id/favourited_by', (c) => showPeople(c, fetchFavouriters))
  app.get('/api/v1/statuses/:id/reblogged_by', (c) => showPeople(c, fetchRepeaters))
  app.get('/api/v1/statuses/:id/source', showSource)
  app.get('/api/v1/statuses/:id/history', showHistory)
  app.get('/api/v1/statuses/:id/card', async (c) => {
    const status = await requireVisibleStatus(c, c.req.param('id'))
    const { card } = await presentStatus(viewOf(c), status)
    return c.json(card ?? {})
  })
}
