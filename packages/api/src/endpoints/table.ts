import type { Endpoint } from '../http/endpoint.ts'
import { accountAccessEndpoints } from './account-access.ts'
import { accountSettingsEndpoints } from './account-settings.ts'
import { accountEndpoints } from './accounts.ts'
import { announcementEndpoints } from './announcements.ts'
import { conversationEndpoints } from './conversations.ts'
import { emojiEndpoints } from './emoji.ts'
import { filterEndpoints } from './filters.ts'
import { followEndpoints } from './follows.ts'
import { frontendConfigEndpoints } from './frontend-config.ts'
import { frontendSettingsEndpoints } from './frontend-settings.ts'
import { instancePageEndpoints } from './instance-pages.ts'
import { instanceEndpoints } from './instance.ts'
import { listEndpoints } from './lists.ts'
import { mediaEndpoints } from './media.ts'
import { notificationEndpoints } from './notifications.ts'
import { ownAccountEndpoints } from './own-account.ts'
import { pollEndpoints } from './polls.ts'
import { preferredFrontendEndpoints } from './preferred-frontend.ts'
import { profileEndpoints } from './profile.ts'
import { pushEndpoints } from './push.ts'
import { reactionEndpoints } from './reactions.ts'
import { registrationEndpoints } from './registration.ts'
import { relationEndpoints, restrictionEndpoints } from './relations.ts'
import { reportEndpoints } from './reports.ts'
import { searchEndpoints } from './search.ts'
import { sessionEndpoints } from './session.ts'
import { staffPeopleEndpoints } from './staff-people.ts'
import { staffReportEndpoints } from './staff-reports.ts'
import { staffServerEndpoints } from './staff-server.ts'
import { statusEndpoints } from './statuses.ts'
import { tagEndpoints } from './tags.ts'
import { timelineEndpoints } from './timelines.ts'
import { translationEndpoints } from './translations.ts'
import { viewerEndpoints } from './viewer.ts'

const AREAS: readonly Readonly<Record<string, Endpoint<unknown>>>[] = [
  accountAccessEndpoints,
  accountEndpoints,
  accountSettingsEndpoints,
  announcementEndpoints,
  conversationEndpoints,
  emojiEndpoints,
  filterEndpoints,
  followEndpoints,
  frontendConfigEndpoints,
  frontendSettingsEndpoints,
  instanceEndpoints,
  instancePageEndpoints,
  listEndpoints,
  mediaEndpoints,
  notificationEndpoints,
  ownAccountEndpoints,
  pollEndpoints,
  preferredFrontendEndpoints,
  profileEndpoints,
  pushEndpoints,
  reactionEndpoints,
  registrationEndpoints,
  relationEndpoints,
  reportEndpoints,
  restrictionEndpoints,
  searchEndpoints,
  sessionEndpoints,
  staffPeopleEndpoints,
  staffReportEndpoints,
  staffServerEndpoints,
  statusEndpoints,
  tagEndpoints,
  timelineEndpoints,
  translationEndpoints,
  viewerEndpoints,
]

/** Every call that is built, fixed paths before those with names in them. */
export const ENDPOINTS: readonly Endpoint<unknown>[] = AREAS.flatMap((area) => Object.values(area)).sort(
  (a, b) => a.pattern.split(':').length - b.pattern.split(':').length,
)

/** Words that stand where ids stand, in calls that are not built: they are no ids. */
const NOT_IDS = new Set(['aliases', 'clear', 'familiar_followers', 'policy', 'requests', 'unread_count'])

function matches(pattern: string, path: string): boolean {
  const [expected = [], given = []] = [pattern, path].map((each) => each.replace(/\/$/, '').split('/'))
  return (
    expected.length === given.length &&
    expected.every((part, index) => {
      const word = given[index] ?? ''
      return part.startsWith(':') ? word !== '' && !NOT_IDS.has(word) : part === word
    })
  )
}

/**
 * The endpoint of a request, or null when it is not built.
 * @param path with or without a query
 */
export function findEndpoint(method: string, path: string): Endpoint<unknown> | null {
  const bare = path.replace(/[?#].*$/, '')
  return ENDPOINTS.find((one) => one.method === method && matches(one.pattern, bare)) ?? null
}
