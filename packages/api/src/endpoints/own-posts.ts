import type { Status } from '../entities/status.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { callOf } from '../http/endpoint.ts'
import { timelineEndpoints } from './timelines.ts'

/** A part of what an account has posted, and what the server's clock said when it answered. */
export interface PostsByNow extends Page<Status> {
  /** Milliseconds since 1970, whole seconds; null where the answer does not say. */
  readonly serverTime: number | null
}

export interface PostsParams extends RequestOptions {
  readonly maxId?: string | null
  readonly limit?: number
}

function readTime(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(time) ? null : time
}

/** What an account has posted itself, replies too, the newest first. @throws ApiError */
export function fetchPostsOf(
  client: Client,
  accountId: string,
  { maxId = null, limit = 40, ...options }: PostsParams = {},
): Promise<PostsByNow> {
  const call = callOf(timelineEndpoints.account, {
    ...options,
    path: { id: accountId },
    query: { exclude_reblogs: true, with_muted: true, max_id: maxId, limit },
  })
  return client.request({
    ...call,
    read: (answer) => ({ ...call.read(answer), serverTime: readTime(answer.headers) }),
  })
}
