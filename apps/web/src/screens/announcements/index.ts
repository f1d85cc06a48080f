export { AnnouncementsScreen } from './AnnouncementsScreen.tsx'
