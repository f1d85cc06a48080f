import type { Context } from '../context.ts'
import type { Condition } from '../policies/conditions.ts'
import { all } from '../policies/conditions.ts'
import type { StatusRow } from '../db/schema.ts'
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

/** Rows of a page, newest first: `min_id` asks for what follows right after it, everything else for the newest. */
export const inPageOrder = async <Row>(
  { minId }: PageRequest,
  fetch: (order: 'asc' | 'desc') => Promise<Row[]>,
): Promise<Row[]> => (minId ? (await fetch('asc')).toReversed() : fetch('desc'))

export const fetchStatusPage = async (
  ctx: Context,
  conditions: readonly Condition[],
  page: PageRequest,
): Promise<StatusRow[]> => {
  const where = all([
    ...conditions,
    ...(page.maxId ? [sql<boolean>`s.id < ${page.maxId}` as Condition] : []),
    ...(page.sinceId ? [sql<boolean>`s.id > ${page.sinceId}` as Condition] : []),
    ...(page.minId ? [sql<boolean>`s.id > ${page.minId}` as Condition] : []),
  ])
  return inPageOrder(page, (order) =>
    ctx.db
      .selectFrom('statuses as s')
      .selectAll('s')
      .where(where)
      .orderBy('s.id', order)
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
  )
}

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
