import { notificationSchema } from '../entities/notification.ts'
import type { Status } from '../entities/status.ts'
import type { Client, Page } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { page } from '../http/reads.ts'
import { pageQuery, type TimelineParams } from './page-query.ts'

const mentions = endpoint('GET', '/api/v1/notifications', page(notificationSchema))

/** The posts that mention the viewer, from their notifications. @throws ApiError */
export async function fetchMentions(client: Client, params: TimelineParams): Promise<Page<Status>> {
  const query = { 'types[]': ['mention'], ...pageQuery(params) }
  const { items, ...rest } = await client.request(callOf(mentions, { ...params, query }))
  return { ...rest, items: items.flatMap(({ status }) => status ?? []) }
}
