import type { NotificationType } from '@skein/api'
import type { SettingValue } from '../../../model/settings.ts'

export type Visibility = SettingValue<'notificationVisibility'>
export type VisibilityName = keyof Visibility

/** The switch that hides a type; types without one are always shown. */
const switches: Partial<Record<NotificationType, VisibilityName>> = {
  mention: 'mentions',
  favourite: 'likes',
  repeat: 'repeats',
  reaction: 'emojiReactions',
  follow: 'follows',
  follow_request: 'followRequest',
  poll: 'polls',
  move: 'moves',
}

export function isTypeVisible(type: NotificationType, visibility: Visibility): boolean {
  const name = switches[type]
  return name === undefined || visibility[name]
}
