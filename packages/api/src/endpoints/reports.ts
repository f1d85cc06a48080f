import { reportSchema, type SentReport } from '../entities/report.ts'
import type { Status } from '../entities/status.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'
import { PAGE_SIZE } from '../limits.ts'
import { fetchPostsOf } from './own-posts.ts'

export const reportEndpoints = {
  report: endpoint('POST', '/api/v1/reports', entity(reportSchema)),
}

/** What a report is about, for servers that sort them. */
export type ReportCategory = 'spam' | 'violation' | 'legal' | 'other'

/** What the moderators are told of somebody. */
export interface Report {
  readonly accountId: string
  readonly statusIds: readonly string[]
  readonly comment: string
  /** A copy goes to the server of somebody elsewhere. */
  readonly forwards: boolean
  /** Sent to servers that sort reports. */
  readonly category?: ReportCategory | null
}

/**
 * Tells the moderators of somebody. No server knows a key by which it would notice the same report twice: where no answer
 * came, it may have arrived.
 * @throws ApiError
 */
export const sendReport = (
  client: Client,
  { accountId, statusIds, comment, forwards, category = null }: Report,
  options: RequestOptions = {},
): Promise<SentReport> =>
  client.request(
    callOf(reportEndpoints.report, {
      ...options,
      json: {
        account_id: accountId,
        status_ids: statusIds,
        comment,
        forward: forwards,
        ...(category === null ? {} : { category }),
      },
    }),
  )

/**
 * One page of what somebody posted themselves, newest first, also when they are muted.
 * @param params `maxId`: `next` of the page before
 * @throws ApiError
 */
export const fetchOwnPostsOf = (
  client: Client,
  accountId: string,
  params: RequestOptions & { readonly maxId?: string | null } = {},
): Promise<Page<Status>> => fetchPostsOf(client, accountId, { ...params, limit: PAGE_SIZE })
