import type { ListRow } from '../db/schema.ts'
import { failure } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { fetchPage, fetchStatusPage, readPage, setLinkHeader } from '../http/paging.ts'
import { readQuery } from '../http/params.ts'
import type { Condition } from '../policies/conditions.ts'
import {
  accountConditions,
  bubbleConditions,
  checkTimelineAccess,
  directConditions,
  homeConditions,
  listConditions,
  publicConditions,
  tagConditions,
} from '../policies/timelines.ts'
import { presentConversations } from '../presenters/conversation.ts'
import { presentStatuses } from '../presenters/status.ts'
import { requireVisibleAccount } from './accounts.ts'

const KNOWN = ['exclude_visibilities[]', 'instance', 'only_media', 'remote', 'reply_visibility', 'with_muted']

const answerPage = async (
  c: Call,
  conditions: readonly Condition[],
  known: readonly string[] = KNOWN,
  fixed = {},
): Promise<Response> => {
  const rows = await fetchStatusPage(c.var.ctx, conditions, readPage(readQuery(c)))
  setLinkHeader(c, { rows, idOf: (row) => row.id }, known, fixed)
  return c.json(await presentStatuses(viewOf(c), rows))
}

const localText = (c: Call): { local: string } => ({ local: String(readQuery(c).flag('local') ?? false) })

const ownList = (c: Call, accountId: string): Promise<ListRow | undefined> =>
  c.var.ctx.db
    .selectFrom('lists')
    .selectAll()
    .where('id', '=', Number(c.req.param('id')))
    .where('account_id', '=', accountId)
    .executeTakeFirst()

const addSharedTimelines = (app: App): void => {
  app.get('/api/v1/timelines/public', (c) => {
    const params = readQuery(c)
    checkTimelineAccess(c.var.ctx, c.var.viewer, params.flag('local') ? 'local' : 'federated')
    return answerPage(c, publicConditions(c.var.ctx, c.var.viewer, params), KNOWN, localText(c))
  })
  app.get('/api/v1/timelines/bubble', (c) => {
    checkTimelineAccess(c.var.ctx, c.var.viewer, 'bubble')
    return answerPage(c, bubbleConditions(c.var.ctx, c.var.viewer, readQuery(c)))
  })
  app.get('/api/v1/timelines/tag/:tag', (c) => {
    const params = readQuery(c)
    checkTimelineAccess(c.var.ctx, c.var.viewer, params.flag('local') ? 'local' : 'federated')
    return answerPage(
      c,
      tagConditions(c.var.ctx, c.var.viewer, c.req.param('tag'), params),
      [...KNOWN, 'all[]', 'any[]', 'none[]'],
      localText(c),
    )
  })
}

const addOwnTimelines = (app: App): void => {
  app.get('/api/v1/timelines/home', (c) => {
    const viewer = requireViewer(c, 'read:statuses')
    return answerPage(c, homeConditions(c.var.ctx, viewer, readQuery(c)), [...KNOWN, 'local'])
  })
  app.get('/api/v1/timelines/direct', (c) => {
    const viewer = requireViewer(c, 'read:statuses')
    return answerPage(c, directConditions(c.var.ctx, viewer, readQuery(c)))
  })
  app.get('/api/v1/timelines/list/:id', async (c) => {
    const viewer = requireViewer(c, 'read:lists')
    const list = await ownList(c, viewer.id)
    if (!list) throw failure(403, 'Error.')
    return answerPage(c, listConditions(c.var.ctx, viewer, list.id, readQuery(c)))
  })
}

/** Rows of `bookmarks` or `favourites`, newest mark first: they page by the mark's own id. */
const fetchMarks = (c: Call, table: 'bookmarks' | 'favourites', accountId: string) =>
  fetchPage(
    c.var.ctx.db.selectFrom(table).select(['id', 'status_id']).where('account_id', '=', accountId),
    readPage(readQuery(c)),
    'id',
    table === 'bookmarks' ? Number : String,
  )

const answerMarks = async (
  c: Call,
  table: 'bookmarks' | 'favourites',
  accountId: string,
): Promise<Response> => {
  const marks = await fetchMarks(c, table, accountId)
  const rows = await c.var.ctx.db
    .selectFrom('statuses')
    .selectAll()
    .where(
      'id',
      'in',
      marks.map((mark) => mark.status_id),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const ordered = marks.map((mark) => byId.get(mark.status_id)).filter((row) => row !== undefined)
  setLinkHeader(c, { rows: marks, idOf: (mark) => mark.id })
  return c.json(await presentStatuses(viewOf(c), ordered))
}

const addMarks = (app: App): void => {
  app.get('/api/v1/bookmarks', (c) => answerMarks(c, 'bookmarks', requireViewer(c, 'read:bookmarks').id))
  app.get('/api/v1/favourites', (c) => answerMarks(c, 'favourites', requireViewer(c, 'read:favourites').id))
}

const addConversations = (app: App): void => {
  app.get('/api/v1/conversations', async (c) => {
    const viewer = requireViewer(c, 'read:statuses')
    const own = c.var.ctx.db.selectFrom('conversations').where('account_id', '=', viewer.id)
    const rows = await fetchPage(own.selectAll(), readPage(readQuery(c)), 'last_status_id', (id) =>
      own.select('last_status_id').where('id', '=', Number(id)),
    )
    setLinkHeader(c, { rows, idOf: (row) => row.id })
    return c.json(await presentConversations(viewOf(c), rows))
  })
  app.post('/api/v1/conversations/:id/read', async (c) => {
    const viewer = requireViewer(c, 'write:conversations')
    const row = await c.var.ctx.db
      .updateTable('conversations')
      .set({ is_read: 1 })
      .where('id', '=', Number(c.req.param('id')))
      .where('account_id', '=', viewer.id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw failure(404, 'Record not found')
    return c.json((await presentConversations(viewOf(c), [row]))[0])
  })
}

const ACCOUNT_KNOWN = [
  'exclude_reblogs',
  'exclude_replies',
  'exclude_visibilities[]',
  'only_media',
  'pinned',
  'tagged',
  'with_muted',
]

export const addTimelineRoutes = (app: App): void => {
  addSharedTimelines(app)
  addOwnTimelines(app)
  addMarks(app)
  addConversations(app)
  app.get('/api/v1/accounts/:id/statuses', async (c) => {
    const account = await requireVisibleAccount(c, c.req.param('id'))
    return answerPage(c, accountConditions(c.var.viewer, account.id, readQuery(c)), ACCOUNT_KNOWN)
  })
}
