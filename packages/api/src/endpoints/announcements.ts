import { announcementSchema, type Announcement } from '../entities/announcement.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, list, nothing } from '../http/reads.ts'
import { PAGE_SIZE } from '../limits.ts'

export const announcementEndpoints = {
  all: endpoint('GET', '/api/v1/announcements', list(announcementSchema)),
  dismiss: endpoint('POST', '/api/v1/announcements/:id/dismiss', nothing),
  react: endpoint('PUT', '/api/v1/announcements/:id/reactions/:name', nothing),
  unreact: endpoint('DELETE', '/api/v1/announcements/:id/reactions/:name', nothing),
  ofAdmin: endpoint('GET', '/api/v1/pleroma/admin/announcements', list(announcementSchema)),
  post: endpoint('POST', '/api/v1/pleroma/admin/announcements', entity(announcementSchema)),
  edit: endpoint('PATCH', '/api/v1/pleroma/admin/announcements/:id', entity(announcementSchema)),
  delete: endpoint('DELETE', '/api/v1/pleroma/admin/announcements/:id', nothing),
}

/** What an admin writes. Moments in ISO 8601; null for none. */
export interface AnnouncementDraft {
  readonly content: string
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly allDay: boolean
}

const bodyOf = ({ content, startsAt, endsAt, allDay }: AnnouncementDraft) => ({
  content,
  starts_at: startsAt,
  ends_at: endsAt,
  all_day: allDay,
})

/** @throws ApiError */
export const fetchAnnouncements = askFor(announcementEndpoints.all)

/** Marks an announcement as read. @throws ApiError */
export const dismissAnnouncement = askById(announcementEndpoints.dismiss)

/**
 * Reacts to an announcement, or takes the reaction back; ask for the capability `announcementReactions` first.
 * @param name Unicode or a shortcode without colons
 * @throws ApiError
 */
export const setAnnouncementReaction = (
  client: Client,
  id: string,
  name: string,
  isOn: boolean,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(
    callOf(isOn ? announcementEndpoints.react : announcementEndpoints.unreact, {
      ...options,
      path: { id, name },
    }),
  )

/** All that there are, also those that nobody sees now; for admins. @throws ApiError */
export async function fetchAdminAnnouncements(
  client: Client,
  options: RequestOptions = {},
): Promise<Announcement[]> {
  const all = await client.request(callOf(announcementEndpoints.ofAdmin, options))
  let page = all
  while (page.length >= PAGE_SIZE) {
    const use = { ...options, query: { offset: all.length } }
    page = await client.request(callOf(announcementEndpoints.ofAdmin, use))
    const known = new Set(all.map(({ id }) => id))
    const fresh = page.filter(({ id }) => !known.has(id))
    // A server that knows no offset tells the same again.
    if (fresh.length === 0) break
    all.push(...fresh)
  }
  return all
}

/** @throws ApiError */
export const postAnnouncement = (
  client: Client,
  draft: AnnouncementDraft,
  options: RequestOptions = {},
): Promise<Announcement> =>
  client.request(callOf(announcementEndpoints.post, { ...options, json: bodyOf(draft) }))

/** @throws ApiError */
export const editAnnouncement = (
  client: Client,
  id: string,
  draft: AnnouncementDraft,
  options: RequestOptions = {},
): Promise<Announcement> =>
  client.request(callOf(announcementEndpoints.edit, { ...options, path: { id }, json: bodyOf(draft) }))

/** @throws ApiError */
export const deleteAnnouncement = askById(announcementEndpoints.delete)
