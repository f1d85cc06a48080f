export { NotificationsPage as NotificationsScreen } from '../../features/notifications/index.ts'
