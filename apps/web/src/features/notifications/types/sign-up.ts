import { UserPlusIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const signUp = defineNotification({
  icon: UserPlusIcon,
  textKey: 'notifications.types.sign_up',
})
