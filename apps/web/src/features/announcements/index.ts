export { Announcements } from './Announcements.tsx'
export { useHasAnnouncements, useUnreadAnnouncements } from './use-announcements.ts'
