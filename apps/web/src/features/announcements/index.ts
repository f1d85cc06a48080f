export { useHasAnnouncements, useUnreadAnnouncements } from './use-announcements.ts'
