import { Announcements } from '../../features/announcements/index.ts'

/** What the staff tells everybody. */
export function AnnouncementsScreen() {
  return <Announcements />
}
