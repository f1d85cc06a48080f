import type { View } from '../context.ts'
import type { AccountRow, MediaRow, PollRow, StatusRow } from '../db/schema.ts'
import { visibleIds } from '../policies/visibility.ts'
import type { AccountJson } from './account.ts'
import { presentAccounts } from './account.ts'
import { loadPollFacts } from './poll.ts'
import type { ReactionJson } from './reactions.ts'
import { loadReactions } from './reactions.ts'
import type { ViewerMarks } from './viewer-marks.ts'
import { loadViewerMarks } from './viewer-marks.ts'

/** Everything that presenting some posts needs, fetched with a constant number of queries. */
export interface StatusBundle {
  statuses: Map<string, StatusRow>
  /** Ids the viewer may read, of all posts in the bundle and of their parents. */
  visible: Set<string>
  accounts: Map<string, AccountRow>
  accountJson: Map<string, AccountJson>
  media: Map<string, MediaRow[]>
  mentions: Map<string, string[]>
  tags: Map<string, string[]>
  polls: Map<number, PollRow>
  pollFacts: Awaited<ReturnType<typeof loadPollFacts>>
  reactions: Map<string, ReactionJson[]>
  marks: ViewerMarks
}

const group = <Row, Value>(
  rows: readonly Row[],
  key: (row: Row) => string,
  value: (row: Row) => Value,
): Map<string, Value[]> => {
  const groups = new Map<string, Value[]>()
  for (const row of rows) {
    const list = groups.get(key(row))
    if (list) list.push(value(row))
    else groups.set(key(row), [value(row)])
  }
  return groups
}

const present = <T>(values: readonly (T | null)[]): T[] => [
  ...new Set(values.filter((value) => value !== null)),
]

const fetchStatuses = async ({ ctx }: View, ids: readonly string[]): Promise<StatusRow[]> =>
  ids.length === 0 ? [] : ctx.db.selectFrom('statuses').selectAll().where('id', 'in', ids).execute()

/** The rows, what they repeat, and what those quote. */
const gatherStatuses = async (view: View, rows: readonly StatusRow[]): Promise<Map<string, StatusRow>> => {
  const statuses = new Map(rows.map((row) => [row.id, row]))
  for (const column of ['reblog_of_id', 'quote_id'] as const) {
    const ids = present([...statuses.values()].map((row) => row[column])).filter((id) => !statuses.has(id))
    for (const row of await fetchStatuses(view, ids)) statuses.set(row.id, row)
  }
  return statuses
}

const loadNames = async ({ ctx }: View, ids: readonly string[]) => {
  const mentions = await ctx.db
    .selectFrom('mentions')
    .selectAll()
    .where('status_id', 'in', ids)
    .orderBy('account_id')
    .execute()
  const tags = await ctx.db
    .selectFrom('status_tags')
    .selectAll()
    .where('status_id', 'in', ids)
    .orderBy('tag')
    .execute()
  const media = await ctx.db
    .selectFrom('media')
    .selectAll()
    .where('status_id', 'in', ids)
    .orderBy('position')
    .execute()
  return {
    mentions: group(
      mentions,
      (row) => row.status_id,
      (row) => row.account_id,
    ),
    tags: group(
      tags,
      (row) => row.status_id,
      (row) => row.tag,
    ),
    media: group(
      media,
      (row) => row.status_id ?? '',
      (row) => row,
    ),
  }
}

export const loadStatusBundle = async (view: View, rows: readonly StatusRow[]): Promise<StatusBundle> => {
  const { ctx, viewer } = view
  const statuses = await gatherStatuses(view, rows)
  const all = [...statuses.values()]
  const ids = [...statuses.keys()]
  const parentIds = present(all.map((row) => row.in_reply_to_id))
  const visible = await visibleIds(ctx, viewer, [...new Set([...ids, ...parentIds])])
  for (const parent of await fetchStatuses(
    view,
    parentIds.filter((id) => !statuses.has(id)),
  ))
    statuses.set(parent.id, parent)
  const names = await loadNames(view, ids)
  const accountIds = present(
    [...statuses.values()].map((row) => row.account_id).concat([...names.mentions.values()].flat()),
  )
  const accounts =
    accountIds.length === 0
      ? []
      : await ctx.db.selectFrom('accounts').selectAll().where('id', 'in', accountIds).execute()
  const authors = new Set(all.map((row) => row.account_id))
  const pollIds = present(all.map((row) => row.poll_id))
  const polls =
    pollIds.length === 0
      ? []
      : await ctx.db.selectFrom('polls').selectAll().where('id', 'in', pollIds).execute()
  return {
    statuses,
    visible,
    accounts: new Map(accounts.map((row) => [row.id, row])),
    accountJson: await presentAccounts(
      view,
      accounts.filter((row) => authors.has(row.id)),
    ),
    ...names,
    polls: new Map(polls.map((row) => [row.id, row])),
    pollFacts: await loadPollFacts(view, pollIds),
    reactions: await loadReactions(view, ids),
    marks: await loadViewerMarks(ctx, viewer, all),
  }
}
