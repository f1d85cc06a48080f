import type { Context } from '../context.ts'
import type { Condition } from '../policies/conditions.ts'
import { all } from '../policies/conditions.ts'
import type { StatusRow } from '../db/schema.ts'
import type { SelectQueryBuilder, Simplify, SqlBool, StringReference } from 'kysely'
import { sql } from 'kysely'
import { PAGE_DEFAULT, PAGE_MAX } from '../limits.ts'
import type { Call } from './env.ts'
import type { Params } from './params.ts'
import { readQuery } from './params.ts'

export interface PageRequest {
  maxId: string | undefined
  minId: string | undefined
  sinceId: string | undefined
  limit: number
  offset: number
}

export const readPage = (params: Params, defaultLimit = PAGE_DEFAULT): PageRequest => {
  const limit = params.integer('limit') ?? defaultLimit
  return {
    maxId: params.text('max_id') || undefined,
    minId: params.text('min_id') || undefined,
    sinceId: params.text('since_id') || undefined,
    limit: Math.min(Math.max(limit, 1), PAGE_MAX),
    offset: Math.max(params.integer('offset') ?? 0, 0),
  }
}

/**
 * The rows of a query that a page holds, newest first by the column: `min_id` asks for what follows right after it,
 * everything else for the newest. `read` makes what the column holds out of an id of the request.
 */
export const fetchPage = async <Tables, Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  { maxId, minId, sinceId, limit }: PageRequest,
  column: StringReference<Tables, Table>,
  read: (id: string) => unknown = (id) => id,
): Promise<Simplify<Row>[]> => {
  const place = sql.ref(column)
  let bounded = query
  if (maxId) bounded = bounded.where(sql<SqlBool>`${place} < ${read(maxId)}`)
  for (const id of [sinceId, minId]) if (id) bounded = bounded.where(sql<SqlBool>`${place} > ${read(id)}`)
  const rows = await bounded
    .orderBy(place, minId ? 'asc' : 'desc')
    .limit(limit)
    .execute()
  return minId ? rows.toReversed() : rows
}

export const fetchStatusPage = (
  ctx: Context,
  conditions: readonly Condition[],
  page: PageRequest,
): Promise<StatusRow[]> =>
  fetchPage(
    ctx.db.selectFrom('statuses as s').selectAll('s').where(all(conditions)).offset(page.offset),
    page,
    's.id',
  )

interface Ordered<Row> {
  rows: readonly Row[]
  idOf: (row: Row) => string | number
}

const encode = (name: string, value: string): string =>
  `${name}=${encodeURIComponent(value).replace(/%20/g, '+')}`

/**
 * `next` with `max_id` and `prev` with `min_id`, as the recorded server writes them: the other parameters it knows
 * follow in the order of their names. No header for an empty page.
 */
export const setLinkHeader = <Row>(
  c: Call,
  { rows, idOf }: Ordered<Row>,
  known: readonly string[] = [],
  fixed: Record<string, string> = {},
): void => {
  const first = rows[0]
  const last = rows.at(-1)
  if (first === undefined || last === undefined) return
  const params = readQuery(c)
  const rest = ['limit', 'offset', ...known]
    .filter((name) => fixed[name] === undefined)
    .flatMap((name): [string, string][] => {
      if (name.endsWith('[]')) return (params.list(name.slice(0, -2)) ?? []).map((value) => [name, value])
      const value = params.text(name)
      return value === undefined ? [] : [[name, value]]
    })
  const parts = [...rest, ...Object.entries(fixed)]
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => encode(name, value))
  const address = `${c.var.origin}${new URL(c.req.url).pathname}`
  const link = (cursor: string, id: string | number, rel: string): string =>
    `<${address}?${[`${cursor}=${id}`, ...parts].join('&')}>; rel="${rel}"`
  c.header('link', `${link('max_id', idOf(last), 'next')}, ${link('min_id', idOf(first), 'prev')}`)
}
