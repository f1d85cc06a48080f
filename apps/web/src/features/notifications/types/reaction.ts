import { ReactIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const reaction = defineNotification({
  icon: ReactIcon,
  textKey: 'notifications.types.reaction',
  withEmoji: { textKey: 'notifications.types.reactionWith', labelKey: 'notifications.label.reaction' },
})
