import type { NotificationType } from '@skein/api'

import type { Facts } from '../types/define.ts'

/** What a notification is to the viewer: some servers have one word for several. */
export type NotificationKind = NotificationType | 'reply'

/** It answers the viewer. */
export const isReply = ({ status, viewerId }: Facts): boolean =>
  viewerId !== null && status?.inReplyToAccountId === viewerId

/** It neither names the viewer nor answers them: what the bell of a person rings for comes so from Akkoma. */
export const isNewPost = (facts: Facts): boolean => {
  const { notification, status, viewerId } = facts
  if (notification.type !== 'mention' || status === undefined || viewerId === null) return false
  return !isReply(facts) && status.mentions.every(({ id }) => id !== viewerId)
}

/** Tells replies and new posts from mentions. */
export function kindOf(facts: Facts): NotificationKind {
  const { type } = facts.notification
  if (type !== 'mention') return type
  if (isReply(facts)) return 'reply'
  return isNewPost(facts) ? 'status' : 'mention'
}
