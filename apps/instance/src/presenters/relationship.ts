import type { Context } from '../context.ts'

export interface RelationshipJson {
  blocked_by: boolean
  blocking: boolean
  domain_blocking: boolean
  endorsed: boolean
  followed_by: boolean
  following: boolean
  id: string
  muting: boolean
  muting_notifications: boolean
  note: string
  notifying: boolean
  requested: boolean
  requested_by: boolean
  showing_reblogs: boolean
  subscribing: boolean
}

const loadFollows = async (ctx: Context, viewerId: string, ids: readonly string[]) => {
  const outgoing = await ctx.db
    .selectFrom('follows')
    .selectAll()
    .where('follower_id', '=', viewerId)
    .where('followed_id', 'in', ids)
    .execute()
  const incoming = await ctx.db
    .selectFrom('follows')
    .selectAll()
    .where('followed_id', '=', viewerId)
    .where('follower_id', 'in', ids)
    .execute()
  return {
    outgoing: new Map(outgoing.map((row) => [row.followed_id, row])),
    incoming: new Map(incoming.map((row) => [row.follower_id, row])),
  }
}

const loadLimits = async (ctx: Context, viewerId: string, ids: readonly string[]) => {
  const mutes = await ctx.db
    .selectFrom('mutes')
    .selectAll()
    .where('account_id', '=', viewerId)
    .where('target_id', 'in', ids)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', ctx.clock.now())]))
    .execute()
  const blocks = await ctx.db
    .selectFrom('blocks')
    .select('target_id')
    .where('account_id', '=', viewerId)
    .where('target_id', 'in', ids)
    .execute()
  const hosts = await ctx.db
    .selectFrom('accounts')
    .innerJoin('domain_blocks', 'domain_blocks.host', 'accounts.host')
    .select('accounts.id')
    .where('domain_blocks.account_id', '=', viewerId)
    .where('accounts.id', 'in', ids)
    .execute()
  const notes = await ctx.db
    .selectFrom('notes')
    .selectAll()
    .where('account_id', '=', viewerId)
    .where('target_id', 'in', ids)
    .execute()
  return {
    mutes: new Map(mutes.map((row) => [row.target_id, row])),
    blocks: new Set(blocks.map((row) => row.target_id)),
    hosts: new Set(hosts.map((row) => row.id)),
    notes: new Map(notes.map((row) => [row.target_id, row.comment])),
  }
}

/** How the viewer stands to each of `ids`. That somebody blocks the viewer is never told. */
export const presentRelationships = async (
  ctx: Context,
  viewerId: string,
  ids: readonly string[],
): Promise<Map<string, RelationshipJson>> => {
  if (ids.length === 0) return new Map()
  const { outgoing, incoming } = await loadFollows(ctx, viewerId, ids)
  const { mutes, blocks, hosts, notes } = await loadLimits(ctx, viewerId, ids)
  const present = (id: string): RelationshipJson => {
    const follow = outgoing.get(id)
    const followed = incoming.get(id)
    const isNotified = follow?.notifies === 1
    return {
      blocked_by: false,
      blocking: blocks.has(id),
      domain_blocking: hosts.has(id),
      endorsed: false,
      followed_by: followed?.state === 'accepted',
      following: follow?.state === 'accepted',
      id,
      muting: mutes.has(id),
      muting_notifications: mutes.get(id)?.notifications === 1,
      note: notes.get(id) ?? '',
      notifying: isNotified,
      requested: follow?.state === 'pending',
      requested_by: followed?.state === 'pending',
      showing_reblogs: (follow?.shows_reblogs ?? 1) === 1,
      subscribing: isNotified,
    }
  }
  return new Map(ids.map((id) => [id, present(id)]))
}
