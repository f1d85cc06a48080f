import type { AccountId, NotificationType } from '@skein/api'
import type { NotificationRow, StatusRow } from '@skein/store'

/** What kind of thing happened, once answers are told from other mentions. */
export type NotificationKind = NotificationType | 'reply'

export function kindOf(
  { type }: Pick<NotificationRow, 'type'>,
  status: Pick<StatusRow, 'inReplyToAccountId'> | undefined,
  viewerId: AccountId | null,
): NotificationKind {
  const isReply = type === 'mention' && viewerId !== null && status?.inReplyToAccountId === viewerId
  return isReply ? 'reply' : type
}
