import { PollIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const poll = defineNotification({
  icon: PollIcon,
  tone: 'private',
  textKey: 'notifications.types.poll',
  isLong: true,
  variants: [
    {
      isMeant: ({ notification, viewerId }) => notification.accountId === viewerId,
      textKey: 'notifications.types.ownPoll',
    },
  ],
})
