import type { Status } from '../entities/status.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { callOf } from '../http/endpoint.ts'
import { timelineEndpoints } from './timelines.ts'

/** A part of what an account has posted, and what the server's clock said when it answered. */
export interface PostsByNow extends Page<Status> {
  /** Milliseconds since 1970, whole seconds; null where the answer does not say. */
  readonly serverTime: number | null
  /** When those were made that were left out, milliseconds since 1970; NaN where that cannot be read either. */
  readonly unreadTimes: readonly number[]
}

export interface PostsParams extends RequestOptions {
  readonly maxId?: string | null
  readonly limit?: number
}

function readTime(headers: Headers): number | null {
  const time = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(time) ? null : time
}

/** The times of what was left out. */
function readUnread(body: unknown, { items, dropped }: Page<Status>): readonly number[] {
  const read = new Set<unknown>(items.map(({ id }) => id))
  const all = (Array.isArray(body) ? body : []) as readonly ({ id?: unknown; created_at?: unknown } | null)[]
  const left = all.filter((each) => !read.has(each?.id))
  if (left.length !== dropped) return Array<number>(dropped).fill(Number.NaN)
  return left.map((each) => Date.parse(String(each?.created_at)))
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
    read(answer) {
      const page = call.read(answer)
      return { ...page, serverTime: readTime(answer.headers), unreadTimes: readUnread(answer.body, page) }
    },
  })
}
