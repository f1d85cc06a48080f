import type { Status } from '../entities/status.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf } from '../http/endpoint.ts'
import { timelineEndpoints } from './timelines.ts'

/** What somebody pinned to their profile, last pinned first; servers allow few. @throws ApiError */
export const fetchPinned = async (
  client: Client,
  accountId: string,
  options: RequestOptions = {},
): Promise<Status[]> => {
  const { items } = await client.request(
    callOf(timelineEndpoints.account, {
      ...options,
      path: { id: accountId },
      query: { pinned: true, with_muted: true },
    }),
  )
  return items
}
