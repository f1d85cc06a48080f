import type { Params, RequestOptions } from '../http/call.ts'
import { PAGE_SIZE } from '../limits.ts'

/** Which replies a timeline shows. */
export type ReplyVisibility = 'all' | 'following' | 'self'

/** Which part of a timeline; without a cursor the newest. */
export interface TimelineParams extends RequestOptions {
  readonly maxId?: string | null | undefined
  readonly sinceId?: string | null | undefined
  readonly minId?: string | null | undefined
  readonly limit?: number
  /** Muted posts too, for the client to fold away; true unless said otherwise [TL-24]. */
  readonly withMuted?: boolean
  /** Left out when `all` [TL-22]. */
  readonly replyVisibility?: ReplyVisibility | undefined
}

/** Query of a page: `since_id` for newer, `max_id` for older, `limit` 20 [TL-21]. */
export function pageQuery(params: TimelineParams): Params {
  return {
    max_id: params.maxId,
    since_id: params.sinceId,
    min_id: params.minId,
    limit: params.limit ?? PAGE_SIZE,
  }
}
