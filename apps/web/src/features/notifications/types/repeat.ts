import { RepeatIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const repeat = defineNotification({
  icon: RepeatIcon,
  tone: 'repeat',
  textKey: 'notifications.types.repeat',
})
