import type { ComponentType } from 'react'

import type { SettingName } from '../../../model/settings.ts'
import { NotificationTypes } from '../own/NotificationTypes.tsx'
import type { OwnControlProps } from './slots.ts'

/** Controls of the kind `own` that this feature draws itself. */
export const ownControls: Readonly<Partial<Record<SettingName, ComponentType<OwnControlProps>>>> = {
  notificationVisibility: NotificationTypes,
}
