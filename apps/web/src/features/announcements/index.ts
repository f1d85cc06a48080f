export { Announcements } from './Announcements.tsx'
export { useUnreadAnnouncements } from './use-announcements.ts'
