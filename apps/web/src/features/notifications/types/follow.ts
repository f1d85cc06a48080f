import { UserPlusIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const follow = defineNotification({
  icon: UserPlusIcon,
  tone: 'accent',
  textKey: 'notifications.types.follow',
})
