import * as v from 'valibot'
import { foldScope, type Scope } from '../dialects/scope.ts'
import { type DirectMessageSenders, foldDirectMessages } from './account-own.ts'
import { accountCoreWire, type AccountCoreWire } from './account-wire.ts'

interface Flag {
  /** Its name in a request. */
  readonly sentAs: string
  /** Nothing where the server has no such thing. */
  readonly read: (wire: AccountCoreWire) => boolean | null | undefined
}

/** Mastodon has null for who never chose. */
function readDiscoverable({ source, discoverable }: AccountCoreWire): boolean | undefined {
  const said = [source?.pleroma?.discoverable, source?.discoverable, discoverable].filter(
    (one) => one !== undefined,
  )
  return said.length === 0 ? undefined : said.some((one) => one === true)
}

const FLAGS = {
  isLocked: { sentAs: 'locked', read: ({ locked }) => locked },
  isBot: { sentAs: 'bot', read: ({ bot }) => bot },
  isDiscoverable: {
    sentAs: 'discoverable',
    read: readDiscoverable,
  },
  noRichText: { sentAs: 'no_rich_text', read: ({ source }) => source?.pleroma?.no_rich_text },
  showsRole: { sentAs: 'show_role', read: ({ source }) => source?.pleroma?.show_role },
  permitsFollowback: { sentAs: 'permit_followback', read: ({ akkoma }) => akkoma?.permit_followback },
  allowsFollowingMove: {
    sentAs: 'allow_following_move',
    read: ({ pleroma }) => pleroma?.allow_following_move,
  },
  hidesFollowing: { sentAs: 'hide_follows', read: ({ pleroma }) => pleroma?.hide_follows },
  hidesFollowingCount: { sentAs: 'hide_follows_count', read: ({ pleroma }) => pleroma?.hide_follows_count },
  hidesFollowers: { sentAs: 'hide_followers', read: ({ pleroma }) => pleroma?.hide_followers },
  hidesFollowersCount: {
    sentAs: 'hide_followers_count',
    read: ({ pleroma }) => pleroma?.hide_followers_count,
  },
  hidesFavourites: { sentAs: 'hide_favorites', read: ({ pleroma }) => pleroma?.hide_favorites },
} as const satisfies Record<string, Flag>

/** Something of a profile that is so or not. */
export type ProfileFlag = keyof typeof FLAGS

/** The pictures of a profile, by the names that requests have for them. */
export type ProfilePicture = 'avatar' | 'header' | 'pleroma_background_image'

/** A row that somebody wrote, before the server made HTML of it. */
export interface ProfileRow {
  readonly name: string
  readonly value: string
}

/** What somebody can say of themselves, as they wrote it. What the server does not have is missing or null. */
export interface Profile {
  readonly displayName: string
  readonly note: string
  readonly rows: readonly ProfileRow[]
  readonly flags: Readonly<Partial<Record<ProfileFlag, boolean>>>
  readonly defaultScope: Scope | null
  readonly acceptsDirectMessagesFrom: DirectMessageSenders
  /** Days after which new posts go; null for never, undefined where the server cannot. */
  readonly statusTtlDays: number | null | undefined
  readonly hasBackground: boolean
}

const readFlags = (wire: AccountCoreWire): Profile['flags'] =>
  Object.fromEntries(
    Object.entries<Flag>(FLAGS)
      .map(([name, { read }]) => [name, read(wire)] as const)
      .filter(([, isOn]) => typeof isOn === 'boolean'),
  )

export function foldProfile(wire: AccountCoreWire): Profile {
  const { source, akkoma, pleroma } = wire
  return {
    displayName: wire.display_name ?? '',
    note: source?.note ?? '',
    rows: (source?.fields ?? []).map(({ name, value }) => ({ name, value })),
    flags: readFlags(wire),
    defaultScope: source?.privacy === undefined ? null : foldScope(source.privacy),
    acceptsDirectMessagesFrom: foldDirectMessages(wire.accepts_direct_messages_from),
    statusTtlDays: akkoma?.status_ttl_days,
    hasBackground: pleroma?.background_image !== undefined,
  }
}

/** The own account as it is edited. */
export const profileSchema = v.pipe(accountCoreWire, v.transform(foldProfile))

/** What of a profile can be changed by words; pictures go by themselves. */
export type ProfileChange = Partial<Omit<Profile, 'hasBackground'>>

/** A change in the words of the servers. Two families have two names for the usual scope; each takes its own. */
export function toProfileJson(change: ProfileChange): Record<string, unknown> {
  const {
    displayName,
    note,
    rows,
    flags = {},
    defaultScope,
    acceptsDirectMessagesFrom,
    statusTtlDays,
  } = change
  return {
    ...(displayName === undefined ? {} : { display_name: displayName }),
    ...(note === undefined ? {} : { note }),
    ...(rows ? { fields_attributes: rows.map(({ name, value }) => ({ name, value })) } : {}),
    ...Object.fromEntries(
      Object.entries(flags).map(([name, isOn]) => [FLAGS[name as ProfileFlag].sentAs, isOn]),
    ),
    ...(defaultScope ? { default_scope: defaultScope, source: { privacy: defaultScope } } : {}),
    ...(acceptsDirectMessagesFrom ? { accepts_direct_messages_from: acceptsDirectMessagesFrom } : {}),
    ...(statusTtlDays === undefined ? {} : { status_ttl_days: statusTtlDays ?? -1 }),
  }
}
