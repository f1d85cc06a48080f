import type { NotificationId } from '@skein/api'

import { entityStore } from '../../model/entities.ts'
import type { SettingValue } from '../../model/settings.ts'
import { isTypeVisible } from './rules/visible-types.ts'

/** Those that are known and of a type that is shown. */
export function shownIds(
  ids: readonly NotificationId[],
  visibility: SettingValue<'notificationVisibility'>,
): readonly NotificationId[] {
  return ids.filter((id) => {
    const notification = entityStore.notifications.get(id)
    return notification !== undefined && isTypeVisible(notification.type, visibility)
  })
}
