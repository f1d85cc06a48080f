import { accountSchema, type Account } from '../entities/account.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { page } from '../http/reads.ts'
import { PAGE_SIZE } from '../limits.ts'

const accounts = page(accountSchema)

export const followEndpoints = {
  followers: endpoint('GET', '/api/v1/accounts/:id/followers', accounts),
  following: endpoint('GET', '/api/v1/accounts/:id/following', accounts),
}

/** The people that follow somebody, or those that somebody follows. */
export type FollowSide = keyof typeof followEndpoints

/**
 * One page of the people on one side of somebody, newest follow first. Empty where they hide it from the viewer.
 * @param params `maxId`: `next` of the page before; `sinceId`: only what is newer; `limit`: people in a page, 20 by
 * default; a server may send fewer
 * @throws ApiError
 */
export const fetchFollows = (
  client: Client,
  side: FollowSide,
  accountId: string,
  params: RequestOptions & {
    readonly maxId?: string | null
    readonly sinceId?: string | null
    readonly limit?: number
  } = {},
): Promise<Page<Account>> => {
  const { maxId, sinceId, limit = PAGE_SIZE, ...options } = params
  return client.request(
    callOf(followEndpoints[side], {
      ...options,
      path: { id: accountId },
      query: { max_id: maxId, since_id: sinceId, limit, with_relationships: true },
    }),
  )
}
