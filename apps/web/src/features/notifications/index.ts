export { NotificationsColumn } from './NotificationsColumn.tsx'
export { NotificationsDrawer } from './NotificationsDrawer.tsx'
export { useUnseenCount } from './use-notifications.ts'
