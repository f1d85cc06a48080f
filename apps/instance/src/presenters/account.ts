import { aliasesOf } from '../commands/aliases.ts'
import type { View } from '../context.ts'
import type { AccountRow } from '../db/schema.ts'
import { wireDay, wireTime } from '../moments.ts'
import { isStaff } from '../policies/visibility.ts'
import { presentEmojis } from '../text/emoji.ts'
import { absoluteUrl, fillOrigin } from '../text/origin.ts'
import type { OwnFacts } from './own-account.ts'
import { loadOwnFacts } from './own-account.ts'
import { presentNodeInfo } from './nodeinfo.ts'
import type { RelationshipJson } from './relationship.ts'
import { presentRelationships } from './relationship.ts'

export type AccountJson = Record<string, unknown> & { id: string; acct: string }

export interface AccountPresentation {
  hasRelationships?: boolean
  /** The settings the client stores with the account: only where the account itself is asked for. */
  hasSettings?: boolean
}

interface Surroundings {
  hosts: Map<string, unknown>
  own: OwnFacts | null
  relationships: Map<string, RelationshipJson>
}

const loadHosts = async (view: View, rows: readonly AccountRow[]): Promise<Map<string, unknown>> => {
  const names = [...new Set(rows.flatMap(({ host }) => (host === null ? [] : [host])))]
  const known =
    names.length === 0
      ? []
      : await view.ctx.db.selectFrom('remote_hosts').selectAll().where('host', 'in', names).execute()
  const hosts = new Map<string, unknown>(
    known.map(({ host, favicon, nodeinfo }) => [
      host,
      { favicon, name: host, nodeinfo: JSON.parse(nodeinfo) as unknown },
    ]),
  )
  if (rows.some(({ host }) => host === null)) {
    const nodeinfo = await presentNodeInfo(view.ctx, view.origin, '2.1')
    hosts.set('', {
      favicon: absoluteUrl(view.ctx.options.favicon, view.origin),
      name: new URL(view.origin).hostname,
      nodeinfo,
    })
  }
  return hosts
}

const pictures = ({ ctx, origin }: View, row: AccountRow) => {
  const avatar = absoluteUrl(row.avatar ?? ctx.options.defaultAvatar, origin)
  const header = absoluteUrl(row.header ?? ctx.options.defaultBanner, origin)
  return { avatar, avatar_static: avatar, header, header_static: header }
}

const pleromaPart = (
  view: View,
  row: AccountRow,
  around: Surroundings,
  isOwn: boolean,
  hasSettings: boolean,
) => ({
  also_known_as: aliasesOf(row).map((uri) => absoluteUrl(uri, view.origin)),
  ap_id: absoluteUrl(row.uri, view.origin),
  background_image: row.background === null ? null : absoluteUrl(row.background, view.origin),
  favicon:
    row.host === null
      ? absoluteUrl(view.ctx.options.favicon, view.origin)
      : ((around.hosts.get(row.host) as { favicon?: string })?.favicon ?? null),
  hide_favorites: row.hides_favourites === 1,
  hide_followers: row.hides_followers === 1,
  hide_followers_count: row.hides_followers_count === 1,
  hide_follows: row.hides_follows === 1,
  hide_follows_count: row.hides_follows_count === 1,
  is_confirmed: row.is_confirmed === 1,
  // Who does not show what they are is asked in vain.
  ...(isOwn || row.shows_role === 1 || isStaff(view.viewer)
    ? { is_admin: row.role === 'admin', is_moderator: row.role === 'moderator' }
    : {}),
  is_suggested: row.is_suggested === 1,
  relationship: around.relationships.get(row.id) ?? {},
  skip_thread_containment: row.skips_thread_containment === 1,
  tags: JSON.parse(row.tags) as string[],
  ...(isStaff(view.viewer) ? { deactivated: row.is_deactivated === 1 } : {}),
  ...(isOwn && around.own ? around.own.pleroma : {}),
  ...(isOwn && hasSettings ? { settings_store: JSON.parse(row.settings_store) as unknown } : {}),
})

const sourcePart = (row: AccountRow, isOwn: boolean) => ({
  fields: isOwn ? (JSON.parse(row.fields_source) as unknown[]) : [],
  note: isOwn ? row.note_source : '',
  pleroma: {
    actor_type: row.is_bot ? 'Service' : 'Person',
    discoverable: row.is_discoverable === 1,
    ...(isOwn ? { no_rich_text: row.no_rich_text === 1, show_role: row.shows_role === 1 } : {}),
  },
  ...(isOwn ? { privacy: row.default_scope } : {}),
  sensitive: row.default_sensitive === 1,
})

const fieldsOf = (row: AccountRow, origin: string) =>
  (JSON.parse(row.fields) as { name: string; value: string }[]).map(({ name, value }) => ({
    name,
    value: fillOrigin(value, origin),
  }))

const present = (view: View, row: AccountRow, around: Surroundings, hasSettings: boolean): AccountJson => {
  const { origin, viewer } = view
  const isOwn = viewer?.id === row.id
  const hides = (isHidden: number): boolean => isHidden === 1 && !isOwn
  return {
    ...(isOwn
      ? {
          accepts_direct_messages_from: row.accepts_direct_from,
          follow_requests_count: around.own?.followRequests ?? 0,
        }
      : {}),
    acct: row.acct,
    akkoma: {
      instance: around.hosts.get(row.host ?? '') ?? null,
      permit_followback: row.permits_followback === 1,
      status_ttl_days: row.status_ttl_days,
    },
    ...pictures(view, row),
    bot: row.is_bot === 1,
    created_at: wireTime(row.created_at),
    display_name: row.display_name,
    emojis: presentEmojis(row.emojis, origin),
    fields: fieldsOf(row, origin),
    followers_count: hides(row.hides_followers_count) ? 0 : row.followers_count,
    following_count: hides(row.hides_follows_count) ? 0 : row.following_count,
    fqn: `${row.username}@${row.host ?? new URL(origin).hostname}`,
    id: row.id,
    last_status_at: row.last_status_at === null ? null : wireDay(row.last_status_at),
    locked: row.is_locked === 1,
    note: fillOrigin(row.note, origin),
    pleroma: pleromaPart(view, row, around, isOwn, hasSettings),
    source: sourcePart(row, isOwn),
    statuses_count: row.statuses_count,
    url: absoluteUrl(row.url, origin),
    username: row.username,
  }
}

/** Keyed by id; a constant number of queries however many rows. */
export const presentAccounts = async (
  view: View,
  rows: readonly AccountRow[],
  how: AccountPresentation = {},
): Promise<Map<string, AccountJson>> => {
  const { viewer, ctx } = view
  const around: Surroundings = {
    hosts: await loadHosts(view, rows),
    own: viewer && rows.some(({ id }) => id === viewer.id) ? await loadOwnFacts(ctx, viewer) : null,
    relationships:
      how.hasRelationships && viewer
        ? await presentRelationships(
            ctx,
            viewer.id,
            rows.map(({ id }) => id),
          )
        : new Map(),
  }
  return new Map(rows.map((row) => [row.id, present(view, row, around, how.hasSettings ?? false)]))
}

export const presentAccount = async (
  view: View,
  row: AccountRow,
  how?: AccountPresentation,
): Promise<AccountJson> => [...(await presentAccounts(view, [row], how)).values()][0] as AccountJson
