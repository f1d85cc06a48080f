import type { FilterInput } from '../commands/filters.ts'
import { createFilter, deleteFilter, updateFilter } from '../commands/filters.ts'
import type { AccountRow, FilterRow } from '../db/schema.ts'
import { internalError, missingField, notFound, wrongType } from '../failure.ts'
import { requireViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { type Params, readFlag, readParams } from '../http/params.ts'
import { wireTime } from '../moments.ts'

const PATH = '/api/v1/filters'
const CONTEXTS = new Set(['home', 'notifications', 'public', 'thread'])

const present = (row: FilterRow) => ({
  context: JSON.parse(row.contexts) as string[],
  expires_at: row.expires_at === null ? null : wireTime(row.expires_at),
  id: String(row.filter_id),
  irreversible: row.is_irreversible === 1,
  phrase: row.phrase,
  whole_word: row.is_whole_word === 1,
})

const isNull = (params: Params, name: string): boolean => params.raw(name) === null

const readOptionalFlag = (params: Params, name: string): boolean | undefined =>
  isNull(params, name) ? undefined : readFlag(params, name)

const readExpiresIn = (params: Params): number | null | undefined => {
  const name = 'expires_in'
  if (isNull(params, name)) return null
  const seconds = params.integer(name)
  if (seconds === undefined && params.has(name)) throw wrongType(name, 'integer', typeof params.raw(name))
  return seconds
}

/** The recorded server fails at contexts it does not know, among them Mastodon’s `account`. */
const readContexts = (params: Params): string[] => {
  const contexts = params.list('context')
  if (contexts === undefined) throw missingField('context')
  if (!contexts.every((context) => CONTEXTS.has(context))) throw internalError()
  return contexts
}

const readInput = async (c: Call): Promise<FilterInput> => {
  const params = await readParams(c)
  const phrase = params.text('phrase')
  if (phrase === undefined) throw missingField('phrase')
  return {
    phrase,
    contexts: readContexts(params),
    isIrreversible: readOptionalFlag(params, 'irreversible'),
    isWholeWord: readOptionalFlag(params, 'whole_word') ?? true,
    expiresIn: readExpiresIn(params),
  }
}

const ownFilters = (c: Call, viewer: AccountRow) =>
  c.var.ctx.db.selectFrom('filters').selectAll().where('account_id', '=', viewer.id)

const requireFilter = async (c: Call, viewer: AccountRow): Promise<FilterRow> => {
  const row = await ownFilters(c, viewer)
    .where('filter_id', '=', Number(c.req.param('id')))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Filters are stored and shown. Akkoma leaves out posts that an `irreversible` one hits; this instance does not. */
export const addFilterRoutes = (app: App): void => {
  app.get(PATH, async (c) => {
    const rows = await ownFilters(c, requireViewer(c, 'read:filters')).orderBy('filter_id', 'desc').execute()
    return c.json(rows.map(present))
  })
  app.post(PATH, async (c) => {
    const viewer = requireViewer(c, 'write:filters')
    return c.json(present(await createFilter(c.var.ctx, viewer.id, await readInput(c))))
  })
  app.get(`${PATH}/:id`, async (c) =>
    c.json(present(await requireFilter(c, requireViewer(c, 'read:filters')))),
  )
  app.put(`${PATH}/:id`, async (c) => {
    const viewer = requireViewer(c, 'write:filters')
    const input = await readInput(c)
    return c.json(present(await updateFilter(c.var.ctx, await requireFilter(c, viewer), input)))
  })
  app.delete(`${PATH}/:id`, async (c) => {
    await deleteFilter(c.var.ctx, await requireFilter(c, requireViewer(c, 'write:filters')))
    return c.json({})
  })
}
