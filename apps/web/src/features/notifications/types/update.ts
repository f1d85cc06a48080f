import { PenIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const update = defineNotification({
  icon: PenIcon,
  textKey: 'notifications.types.update',
})
