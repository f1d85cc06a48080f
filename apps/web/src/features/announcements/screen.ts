export { Announcements } from './Announcements.tsx'
