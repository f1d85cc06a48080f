import type { Notification } from './entities/notification.ts'
import type { StreamEvent } from './streaming/events.ts'

/** What kind of activity a status or event stands for [POST-12]. */
export type ActivityType = 'status' | 'edit' | 'retweet' | 'favorite' | 'deletion' | 'follow' | 'unknown'

const OF_NOTIFICATIONS: Partial<Record<Notification['type'], ActivityType>> = {
  favourite: 'favorite',
  repeat: 'retweet',
  follow: 'follow',
  update: 'edit',
  mention: 'status',
  status: 'status',
}

/** The kind of activity that a live event tells of; `edit` comes of `status.update`. */
export function activityTypeOf(event: StreamEvent): ActivityType {
  switch (event.type) {
    case 'update':
      return event.status.repeatOf ? 'retweet' : 'status'
    case 'status.update':
      return 'edit'
    case 'delete':
      return 'deletion'
    case 'notification':
      return OF_NOTIFICATIONS[event.notification.type] ?? 'unknown'
    case 'filters_changed':
    default:
      return 'unknown'
  }
}
