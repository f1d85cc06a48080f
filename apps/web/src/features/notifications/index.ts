export { NotificationsColumn } from './NotificationsColumn.tsx'
export { NotificationItem } from './parts/NotificationItem.tsx'
export { NotificationsDrawer } from './NotificationsDrawer.tsx'
export { useUnseenCount } from './use-notifications.ts'
