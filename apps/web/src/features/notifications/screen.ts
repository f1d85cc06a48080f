export { AlertsGroup } from './alerts/AlertsGroup.tsx'
export { NotificationsPage } from './NotificationsPage.tsx'
