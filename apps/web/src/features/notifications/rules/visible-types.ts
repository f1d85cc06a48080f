import { type NotificationSettingName, notificationSettingNames, type NotificationType } from '@skein/api'
import type { SettingValue } from '../../../model/settings.ts'

const names: Readonly<Partial<Record<NotificationType, NotificationSettingName>>> = notificationSettingNames

/** Types that cannot be hidden are always shown. */
export function isTypeVisible(
  type: NotificationType,
  visibility: SettingValue<'notificationVisibility'>,
): boolean {
  const name = names[type]
  return name === undefined || visibility[name]
}
