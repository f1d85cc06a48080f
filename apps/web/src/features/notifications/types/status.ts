import { QuillIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const status = defineNotification({
  icon: QuillIcon,
  tone: 'accent',
  textKey: 'notifications.types.status',
})
