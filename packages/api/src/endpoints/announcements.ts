import { announcementSchema, type Announcement } from '../entities/announcement.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { list, nothing } from '../http/reads.ts'

export const announcementEndpoints = {
  all: endpoint('GET', '/api/v1/announcements', list(announcementSchema)),
  dismiss: endpoint('POST', '/api/v1/announcements/:id/dismiss', nothing),
}

/** @throws ApiError */
export const fetchAnnouncements = (client: Client, options: RequestOptions = {}): Promise<Announcement[]> =>
  client.request(callOf(announcementEndpoints.all, options))

/** Marks an announcement as read. @throws ApiError */
export const dismissAnnouncement = (
  client: Client,
  id: string,
  options: RequestOptions = {},
): Promise<void> => client.request(callOf(announcementEndpoints.dismiss, { ...options, path: { id } }))
