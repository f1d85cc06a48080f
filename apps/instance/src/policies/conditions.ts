import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'

/** A condition on a row of `statuses as s`. */
export type Condition = RawBuilder<SqlBool>

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`1` : sql<SqlBool>`(${sql.join(conditions, sql` and `)})`

export const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<SqlBool>`0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

export const not = (condition: Condition): Condition => sql<SqlBool>`not ${condition}`

export const isFollowing = (
  viewerId: string,
  author = sql.ref('s.account_id'),
): Condition => sql<SqlBool>`exists (
  select 1 from follows where follower_id = ${viewerId} and followed_id = ${author} and state = 'accepted')`

export const mentions = (accountId: string): Condition =>
  sql<SqlBool>`exists (select 1 from mentions where status_id = s.id and account_id = ${accountId})`

/** Who may read a post: everybody, members, followers, the people named, the members of its list. */
export const isVisibleTo = (viewerId: string | null): Condition =>
  viewerId === null
    ? sql<SqlBool>`s.visibility in ('public', 'unlisted')`
    : any([
        sql<SqlBool>`s.visibility in ('public', 'unlisted', 'local')`,
        sql<SqlBool>`s.account_id = ${viewerId}`,
        all([sql<SqlBool>`s.visibility = 'private'`, isFollowing(viewerId)]),
        mentions(viewerId),
        sql<SqlBool>`(s.list_id is not null and exists (
          select 1 from list_accounts where list_id = s.list_id and account_id = ${viewerId}))`,
      ])

const isBlockedAuthor = (viewerId: string, author: RawBuilder<unknown>): Condition => sql<SqlBool>`exists (
  select 1 from blocks where account_id = ${viewerId} and target_id = ${author})`

const reblogAuthor = sql`(select account_id from statuses where id = s.reblog_of_id)`

const isOnBlockedHost = (viewerId: string, author: RawBuilder<unknown>): Condition => sql<SqlBool>`exists (
  select 1 from accounts a join domain_blocks d on d.host = a.host
  where a.id = ${author} and d.account_id = ${viewerId}
  and not exists (select 1 from follows where follower_id = ${viewerId} and followed_id = a.id and state = 'accepted'))`

/** Nothing from, to or repeated from somebody the viewer blocks, nor from a blocked server (followed people excepted). */
export const isNotBlocked = (viewerId: string): Condition =>
  not(
    any([
      isBlockedAuthor(viewerId, sql.ref('s.account_id')),
      sql<SqlBool>`(s.reblog_of_id is not null and ${isBlockedAuthor(viewerId, reblogAuthor)})`,
      sql<SqlBool>`exists (select 1 from mentions m join blocks b on b.target_id = m.account_id
        where m.status_id = s.id and b.account_id = ${viewerId})`,
      isOnBlockedHost(viewerId, sql.ref('s.account_id')),
      sql<SqlBool>`(s.reblog_of_id is not null and ${isOnBlockedHost(viewerId, reblogAuthor)})`,
    ]),
  )

const isMuted = (
  viewerId: string,
  target: RawBuilder<unknown>,
  now: number,
): Condition => sql<SqlBool>`exists (
  select 1 from mutes where account_id = ${viewerId} and target_id = ${target}
  and (expires_at is null or expires_at > ${now}))`

/** Nothing from, to or repeated from muted people, and no muted thread. */
export const isNotMuted = (viewerId: string, now: number): Condition =>
  not(
    any([
      isMuted(viewerId, sql.ref('s.account_id'), now),
      sql<SqlBool>`(s.reblog_of_id is not null and ${isMuted(viewerId, reblogAuthor, now)})`,
      sql<SqlBool>`exists (select 1 from mentions m join mutes u on u.target_id = m.account_id
        where m.status_id = s.id and u.account_id = ${viewerId} and (u.expires_at is null or u.expires_at > ${now}))`,
      sql<SqlBool>`exists (select 1 from thread_mutes where account_id = ${viewerId} and context = s.context
        and (expires_at is null or expires_at > ${now}))`,
    ]),
  )

/** No repeats by people whose repeats the viewer hides. */
export const isNotHiddenRepeat = (
  viewerId: string,
): Condition => sql<SqlBool>`(s.reblog_of_id is null or not exists (
  select 1 from follows where follower_id = ${viewerId} and followed_id = s.account_id and shows_reblogs = 0))`

/** `following`: answers to friends (or me); `self`: answers to me; what is no answer always passes. */
export const fitsReplyVisibility = (viewerId: string, visibility: string | undefined): Condition => {
  const isAnswerToMe = any([mentions(viewerId), sql<SqlBool>`s.in_reply_to_account_id = ${viewerId}`])
  const isNoAnswer = sql<SqlBool>`(s.in_reply_to_id is null or s.reblog_of_id is not null)`
  if (visibility === 'self') return any([isNoAnswer, isAnswerToMe])
  if (visibility !== 'following') return sql<SqlBool>`1`
  return any([
    isNoAnswer,
    isAnswerToMe,
    sql<SqlBool>`s.account_id = ${viewerId}`,
    all([
      sql<SqlBool>`s.in_reply_to_account_id <> s.account_id`,
      isFollowing(viewerId, sql.ref('s.in_reply_to_account_id')),
    ]),
    sql<SqlBool>`exists (select 1 from mentions m join follows f on f.followed_id = m.account_id
      where m.status_id = s.id and m.account_id <> s.account_id and f.follower_id = ${viewerId} and f.state = 'accepted')`,
  ])
}
