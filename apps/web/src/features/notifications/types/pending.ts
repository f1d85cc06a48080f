import { RepeatIcon, ReplyIcon, StarIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const pendingFavourite = defineNotification({
  icon: StarIcon,
  tone: 'accent',
  textKey: 'notifications.types.pending_favourite',
})

export const pendingReply = defineNotification({
  icon: ReplyIcon,
  tone: 'accent',
  textKey: 'notifications.types.pending_reply',
})

export const pendingRepeat = defineNotification({
  icon: RepeatIcon,
  tone: 'accent',
  textKey: 'notifications.types.pending_repeat',
})
