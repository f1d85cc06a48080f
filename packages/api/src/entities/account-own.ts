import { foldScope, type Scope } from '../dialects/scope.ts'
import type { AccountCoreWire } from './account-wire.ts'

export function foldDirectMessages(word: string | null | undefined) {
  return word === 'everybody' || word === 'people_i_follow' || word === 'nobody' ? word : null
}

/** Who may send the account direct messages, where the server says. */
export type DirectMessageSenders = ReturnType<typeof foldDirectMessages>

/** What only the account itself is told; null on everybody else's. */
export function foldOwnAccount(wire: AccountCoreWire) {
  const { source, pleroma, akkoma } = wire
  const isOwn =
    source?.privacy != null || pleroma?.notification_settings != null || pleroma?.settings_store != null
  if (!isOwn) return null
  const defaultScope: Scope | null = source?.privacy == null ? null : foldScope(source.privacy)
  return {
    email: pleroma?.email ?? null,
    defaultScope,
    isDiscoverable: source?.pleroma?.discoverable ?? source?.discoverable ?? wire.discoverable ?? false,
    noRichText: source?.pleroma?.no_rich_text ?? false,
    allowsFollowingMove: pleroma?.allow_following_move ?? true,
    followRequestsCount: wire.follow_requests_count ?? source?.follow_requests_count ?? 0,
    unreadNotificationsCount: pleroma?.unread_notifications_count ?? 0,
    unreadConversationCount: pleroma?.unread_conversation_count ?? 0,
    noteSource: source?.note ?? '',
    fieldsSource: (source?.fields ?? []).map(({ name, value }) => ({ name, value })),
    blocksFromStrangers: pleroma?.notification_settings?.block_from_strangers ?? false,
    hidesNotificationContents: pleroma?.notification_settings?.hide_notification_contents ?? false,
    statusTtlDays: akkoma?.status_ttl_days ?? null,
    permitsFollowback: akkoma?.permit_followback ?? false,
    settingsStore: pleroma?.settings_store ?? {},
  }
}

export type OwnAccount = NonNullable<ReturnType<typeof foldOwnAccount>>
