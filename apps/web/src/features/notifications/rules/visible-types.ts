import { notificationTypes, type NotificationType } from '@skein/api'
import type { SettingValue } from '../../../model/settings.ts'

export function isTypeVisible(
  type: NotificationType,
  visibility: SettingValue<'notificationVisibility'>,
): boolean {
  const { settingName } = notificationTypes[type]
  return settingName === null || visibility[settingName]
}
