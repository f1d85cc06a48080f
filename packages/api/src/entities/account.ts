import * as v from 'valibot'
import { toReadableHandle } from '../dialects/idn.ts'
import { foldRole, hasRole } from '../dialects/role.ts'
import { createReader } from '../wire/absent.ts'
import { nullableField, wire } from '../wire/wire.ts'
import { foldDirectMessages, foldOwnAccount } from './account-own.ts'
import { type AccountCoreWire, accountEntries } from './account-wire.ts'
import { withMuteEnd } from './relationship.ts'

/** `acct`, or what can be made of the other names when a server leaves it out. */
function readHandle(wire: AccountCoreWire): { acct: string; username: string } {
  const acct = wire.acct || wire.fqn || wire.username || wire.id
  return { acct, username: wire.username || acct.split('@')[0] || acct }
}

function readDeactivated({ pleroma, suspended, is_active: isActive }: AccountCoreWire): boolean | undefined {
  return pleroma?.deactivated ?? suspended ?? (isActive === undefined ? undefined : !isActive)
}

/** Everything of an account but the account it moved to. */
export function foldAccountCore(wire: AccountCoreWire) {
  const { take, takeNullable, absent } = createReader()
  const { pleroma, akkoma } = wire
  const { acct, username } = readHandle(wire)
  const hidesCollections = wire.hide_collections ?? wire.source?.hide_collections ?? undefined
  const relationship = withMuteEnd(wire.id, pleroma?.relationship ?? null, wire.mute_expires_at)
  if (relationship === null) take('relationship', undefined, null)
  const own = foldOwnAccount(wire)
  if (own === null) take('own', undefined, null)
  const given = {
    isAdmin: pleroma?.is_admin,
    isModerator: pleroma?.is_moderator,
    role: wire.role,
    roles: wire.roles,
  }
  const showsRole = wire.source?.pleroma?.show_role ?? wire.role?.highlighted
  return {
    id: wire.id,
    username,
    acct,
    handle: toReadableHandle(acct),
    fqn: takeNullable('fqn', wire.fqn),
    url: take('url', wire.url, wire.uri ?? ''),
    displayName: take('displayName', wire.display_name, username).trim() || username,
    note: take('note', wire.note, ''),
    fields: take('fields', wire.fields, []),
    emojis: take('emojis', wire.emojis, []),
    avatar: takeNullable('avatar', wire.avatar),
    avatarStatic: takeNullable('avatarStatic', wire.avatar_static) ?? wire.avatar ?? null,
    header: takeNullable('header', wire.header),
    headerStatic: takeNullable('headerStatic', wire.header_static) ?? wire.header ?? null,
    background: takeNullable('background', pleroma?.background_image),
    isLocked: take('isLocked', wire.locked, false),
    isBot: take('isBot', wire.bot, false),
    isLocal: pleroma?.is_local ?? wire.local ?? !acct.includes('@'),
    isDeactivated: take('isDeactivated', readDeactivated(wire), false),
    role: take('role', hasRole(given) ? foldRole(given) : undefined, 'member'),
    showsRole: take('showsRole', showsRole, true),
    createdAt: takeNullable('createdAt', wire.created_at),
    lastStatusAt: takeNullable('lastStatusAt', wire.last_status_at),
    statusesCount: take('statusesCount', wire.statuses_count, 0),
    followersCount: take('followersCount', wire.followers_count, 0),
    followingCount: take('followingCount', wire.following_count, 0),
    hidesFollowers: take('hidesFollowers', pleroma?.hide_followers ?? hidesCollections, false),
    hidesFollowing: take('hidesFollowing', pleroma?.hide_follows ?? hidesCollections, false),
    hidesFollowersCount: take('hidesFollowersCount', pleroma?.hide_followers_count, false),
    hidesFollowingCount: take('hidesFollowingCount', pleroma?.hide_follows_count, false),
    hidesFavourites: take('hidesFavourites', pleroma?.hide_favorites, false),
    favicon: takeNullable('favicon', akkoma?.instance?.favicon || pleroma?.favicon),
    instance: takeNullable('instance', akkoma?.instance),
    tags: take('tags', pleroma?.tags ?? wire.tags, []),
    relationship,
    alsoKnownAs: take('alsoKnownAs', pleroma?.also_known_as ?? wire.source?.also_known_as_uris, []),
    acceptsDirectMessagesFrom: takeNullable(
      'acceptsDirectMessagesFrom',
      foldDirectMessages(wire.accepts_direct_messages_from) ?? undefined,
    ),
    own,
    absent,
  }
}

type AccountCore = ReturnType<typeof foldAccountCore>

/** A person, group or bot, as anybody or (with `own`) as they themselves see it. */
export type Account = AccountCore & { moved: Account | null }

/**
 * @see https://docs.joinmastodon.org/entities/Account/
 * Only a missing id sinks an account.
 */
export const accountSchema: v.GenericSchema<unknown, Account> = v.pipe(
  wire({ ...accountEntries, moved: nullableField(v.lazy(() => accountSchema)) }),
  v.transform(({ moved, ...core }): Account => ({ ...foldAccountCore(core), moved: moved ?? null })),
)
