import { sql } from 'kysely'
import type { StatusRow } from '../db/schema.ts'
import { missingField } from '../failure.ts'
import { requirePublicOrViewer } from '../http/auth.ts'
import type { App, Call } from '../http/env.ts'
import { viewOf } from '../http/env.ts'
import { readPage } from '../http/paging.ts'
import type { Params } from '../http/params.ts'
import { readQuery } from '../http/params.ts'
import { PAGE_MAX } from '../limits.ts'
import { all, isNotBlocked, isVisibleTo } from '../policies/conditions.ts'
import { presentAccounts } from '../presenters/account.ts'
import { presentStatuses } from '../presenters/status.ts'
import { searchAccounts } from './accounts.ts'

/** Public posts that hold every word. An address finds the post it belongs to. */
const searchStatuses = async (c: Call, text: string, limit: number, offset: number): Promise<StatusRow[]> => {
  const { ctx, viewer, origin } = c.var
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const path = text.startsWith(`${origin}/`) ? text.slice(origin.length) : text
  return ctx.db
    .selectFrom('statuses as s')
    .selectAll('s')
    .where(
      all([
        sql`s.reblog_of_id is null`,
        sql`s.visibility in ('public', 'unlisted')`,
        isVisibleTo(viewer?.id ?? null),
        ...(viewer ? [isNotBlocked(viewer.id)] : []),
        sql`(s.url = ${path} or s.uri = ${path} or (${all(
          words.map((word) => sql`instr(lower(s.source_text || ' ' || s.subject), ${word}) > 0`),
        )}))`,
      ]),
    )
    .orderBy('s.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Every word of the search may be a tag. */
const hashtags = (origin: string, text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^#/, '').toLowerCase())
    .filter((word) => /^[\p{L}\p{M}\p{N}_]+$/u.test(word))
    .map((name) => ({ name, url: `${origin}/tag/${name}` }))

const search = async (c: Call, params: Params, text: string) => {
  const { limit, offset } = readPage(params, PAGE_MAX)
  const type = params.text('type')
  const wants = (kind: string): boolean => type === undefined || type === kind
  const isFollowing = params.flag('following') ?? false
  const people = wants('accounts') ? await searchAccounts(c, text, limit, offset, isFollowing) : []
  const posts = wants('statuses') ? await searchStatuses(c, text, limit, offset) : []
  const hasRelationships = params.flag('with_relationships') ?? false
  return {
    accounts: [...(await presentAccounts(viewOf(c), people, { hasRelationships })).values()],
    hashtags: wants('hashtags') ? hashtags(c.var.origin, text) : [],
    statuses: await presentStatuses(viewOf(c), posts),
  }
}

export const addSearchRoutes = (app: App): void => {
  app.get('/api/v2/search', async (c) => {
    const params = readQuery(c)
    const text = params.text('q')
    if (text === undefined) throw missingField('q')
    requirePublicOrViewer(c)
    return c.json(await search(c, params, text.trim()))
  })
}
