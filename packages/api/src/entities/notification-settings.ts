/** What hides a type of notification, as settings profiles spell it, in the order in which it is offered. [NOTIF-03] */
export const notificationSettingNames = {
  mention: 'mentions',
  favourite: 'likes',
  repeat: 'repeats',
  reaction: 'emojiReactions',
  follow: 'follows',
  follow_request: 'followRequest',
  poll: 'polls',
  move: 'moves',
} as const

/** Types that can be hidden. */
export type HideableType = keyof typeof notificationSettingNames

export type NotificationSettingName = (typeof notificationSettingNames)[HideableType]

export const hideableTypes = Object.keys(notificationSettingNames) as readonly HideableType[]
