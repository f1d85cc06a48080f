import { StarIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const favourite = defineNotification({
  icon: StarIcon,
  isFilled: true,
  tone: 'favourite',
  textKey: 'notifications.types.favourite',
})
