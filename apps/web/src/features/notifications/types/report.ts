import { FlagIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const report = defineNotification({
  icon: FlagIcon,
  tone: 'danger',
  textKey: 'notifications.types.report',
})
