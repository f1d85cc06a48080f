import { QuoteIcon } from '../../../ui/icons.tsx'
import { defineNotification } from './define.ts'

export const quote = defineNotification({
  icon: QuoteIcon,
  tone: 'reply',
  textKey: 'notifications.types.quote',
})

export const quotedUpdate = defineNotification({
  icon: QuoteIcon,
  textKey: 'notifications.types.quoted_update',
})
