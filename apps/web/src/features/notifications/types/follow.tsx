import { UserPlusIcon } from '../../../ui/icons.tsx'
import { RequestAnswer } from '../parts/RequestAnswer.tsx'
import { defineNotification } from './define.ts'

/** An approved request becomes one of these [FREQ-02]. */
export const follow = defineNotification({
  icon: UserPlusIcon,
  tone: 'accent',
  textKey: 'notifications.types.follow',
  Body: RequestAnswer,
})
