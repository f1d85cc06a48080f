import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { AccountRow } from '../db/schema.ts'
import type { Failure } from '../failure.ts'
import { failure } from '../failure.ts'
import type { Params } from '../http/params.ts'
import { publicTimelines } from '../presenters/nodeinfo.ts'
import type { Condition } from './conditions.ts'
import {
  all,
  any,
  fitsReplyVisibility,
  isFollowing,
  isNotBlocked,
  isNotHiddenRepeat,
  isNotMuted,
  isVisibleTo,
  mentions,
  not,
} from './conditions.ts'

const refusal = (): Failure => failure(401, 'authorization required for timeline view')

/** Refuses a visitor whom this timeline is not open to. */
export const checkTimelineAccess = (
  ctx: Context,
  viewer: AccountRow | null,
  timeline: 'local' | 'federated' | 'bubble',
): void => {
  if (!viewer && !publicTimelines(ctx)[timeline]) throw refusal()
}

const isNoRepeat = sql<boolean>`s.reblog_of_id is null` as Condition

const isOfHosts = (hosts: readonly string[]): Condition => sql`exists (
  select 1 from accounts a where a.id = s.account_id and (a.host is null or a.host in (${sql.join(hosts)})))`

/** Filters every timeline takes from its parameters and from who looks. */
const common = (ctx: Context, viewer: AccountRow | null, params: Params): Condition[] => {
  const conditions: Condition[] = []
  if (params.flag('only_media')) conditions.push(sql`s.has_media = 1`)
  if (params.flag('local')) conditions.push(sql`s.is_local = 1`)
  if (params.flag('remote')) conditions.push(sql`s.is_local = 0`)
  const excluded = params.list('exclude_visibilities') ?? []
  if (excluded.length > 0) conditions.push(sql`s.visibility not in (${sql.join(excluded)})`)
  if (!viewer) return conditions
  conditions.push(isNotBlocked(viewer.id), fitsReplyVisibility(viewer.id, params.text('reply_visibility')))
  if (!params.flag('with_muted')) conditions.push(isNotMuted(viewer.id, ctx.clock.now()))
  return conditions
}

const followsTag = (viewerId: string): Condition => sql`(s.visibility = 'public' and exists (
  select 1 from status_tags t join tag_follows f on f.tag = t.tag
  where t.status_id = coalesce(s.reblog_of_id, s.id) and f.account_id = ${viewerId}))`

/** Own posts, those of followed people and tags, and what names the viewer; no repeats of own posts. */
export const homeConditions = (ctx: Context, viewer: AccountRow, params: Params): Condition[] => [
  any([sql`s.account_id = ${viewer.id}`, isFollowing(viewer.id), mentions(viewer.id), followsTag(viewer.id)]),
  isVisibleTo(viewer.id),
  not(
    sql`(s.reblog_of_id is not null and exists (select 1 from statuses r where r.id = s.reblog_of_id and r.account_id = ${viewer.id}))`,
  ),
  isNotHiddenRepeat(viewer.id),
  ...common(ctx, viewer, params),
]

/** Public posts (and, for members, those for this server only), without repeats. */
export const publicConditions = (ctx: Context, viewer: AccountRow | null, params: Params): Condition[] => {
  const instance = params.text('instance')
  return [
    // The plus keeps SQLite on the ids, which are in the order of the page already.
    viewer ? sql`+s.visibility in ('public', 'local')` : sql`s.visibility = 'public'`,
    isNoRepeat,
    ...(instance
      ? [sql<SqlBool>`exists (select 1 from accounts a where a.id = s.account_id and a.host = ${instance})`]
      : []),
    ...common(ctx, viewer, params),
  ]
}

export const bubbleConditions = (ctx: Context, viewer: AccountRow | null, params: Params): Condition[] => [
  ...publicConditions(ctx, viewer, params),
  isOfHosts(ctx.options.bubbleHosts),
]

const hasTag = (tag: string): Condition => sql`exists (
  select 1 from status_tags where status_id = s.id and tag = ${tag.replace(/^#/, '').toLowerCase()})`

export const tagConditions = (
  ctx: Context,
  viewer: AccountRow | null,
  tag: string,
  params: Params,
): Condition[] => [
  any([tag, ...(params.list('any') ?? [])].map(hasTag)),
  all((params.list('all') ?? []).map(hasTag)),
  ...(params.list('none') ?? []).map((name) => not(hasTag(name))),
  ...publicConditions(ctx, viewer, params),
]

export const listConditions = (
  ctx: Context,
  viewer: AccountRow,
  listId: number,
  params: Params,
): Condition[] => [
  sql`exists (select 1 from list_accounts where list_id = ${listId} and account_id = s.account_id)`,
  sql`s.visibility <> 'direct'`,
  isNoRepeat,
  isVisibleTo(viewer.id),
  ...common(ctx, viewer, params),
]

export const directConditions = (ctx: Context, viewer: AccountRow, params: Params): Condition[] => [
  sql`s.visibility = 'direct'`,
  any([sql`s.account_id = ${viewer.id}`, mentions(viewer.id)]),
  ...common(ctx, viewer, params),
]

/** Posts of one person that the viewer may read. */
export const accountConditions = (
  viewer: AccountRow | null,
  accountId: string,
  params: Params,
): Condition[] => {
  const conditions: Condition[] = [sql`s.account_id = ${accountId}`, isVisibleTo(viewer?.id ?? null)]
  if (params.flag('pinned')) conditions.push(sql`s.pinned_at is not null`)
  if (params.flag('only_media')) conditions.push(sql`s.has_media = 1`, isNoRepeat)
  if (params.flag('exclude_replies')) conditions.push(sql`s.in_reply_to_id is null`)
  if (params.flag('exclude_reblogs')) conditions.push(isNoRepeat)
  const tag = params.text('tagged')
  if (tag) conditions.push(hasTag(tag))
  const excluded = params.list('exclude_visibilities') ?? []
  if (excluded.length > 0) conditions.push(sql`s.visibility not in (${sql.join(excluded)})`)
  return conditions
}
