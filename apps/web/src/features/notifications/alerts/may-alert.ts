import type { NotificationSettingName } from '@skein/api'
import type { NotificationRow } from '@skein/store'

import { isTypeVisible } from '../rules/visible-types.ts'

/** How long nothing is shown after the client started, milliseconds: what was there before is no news. [NOTIF-19] */
export const silenceMs = 10_000

interface AlertCircumstances {
  readonly notification: Pick<NotificationRow, 'type' | 'isSeen' | 'isMuted'>
  readonly visibility: Readonly<Record<NotificationSettingName, boolean>>
  /** The post it is about is muted, by its author, its thread or its words. */
  readonly isPostMuted: boolean
  /** Nothing rings now. */
  readonly isQuiet: boolean
  /** Who did it does not ring now. */
  readonly isHeldBack: boolean
  /** Milliseconds since the client started. */
  readonly age: number
}

/** Whether a notification rings and, where the system lets it, is shown. [NOTIF-16] [NOTIF-17] */
export function mayAlert({
  notification,
  visibility,
  isPostMuted,
  isQuiet,
  isHeldBack,
  age,
}: AlertCircumstances): boolean {
  if (age < silenceMs || isQuiet || isHeldBack) return false
  if (notification.isSeen || notification.isMuted || isPostMuted) return false
  return isTypeVisible(notification.type, visibility)
}
