import * as v from 'valibot'
import { accountSchema, type Account } from '../entities/account.ts'
import { statusSchema, type Status } from '../entities/status.ts'
import { tagSchema, type Tag } from '../entities/tag.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'
import { PAGE_SIZE } from '../limits.ts'
import { field, items, wire } from '../wire/wire.ts'

const foundSchema = v.pipe(
  wire({
    accounts: field(items(accountSchema)),
    hashtags: field(items(tagSchema)),
    statuses: field(items(statusSchema)),
  }),
  v.transform(({ accounts, hashtags, statuses }): Found => ({
    accounts: accounts ?? [],
    hashtags: hashtags ?? [],
    statuses: statuses ?? [],
  })),
)

/** What a search finds, of each kind. */
export interface Found {
  readonly accounts: readonly Account[]
  readonly hashtags: readonly Tag[]
  readonly statuses: readonly Status[]
}

export const searchEndpoints = {
  search: endpoint('GET', '/api/v2/search', entity(foundSchema)),
}

export interface SearchParams extends RequestOptions {
  /** Only what is of this kind; all without. */
  readonly type?: keyof Found | undefined
  /** How many of it to pass over. */
  readonly offset?: number | undefined
  /** Only people whom the viewer follows. */
  readonly isFollowing?: boolean | undefined
  /** False looks nothing up at other servers. */
  readonly mayResolve?: boolean | undefined
}

/**
 * Posts, people and hashtags, at most `PAGE_SIZE` of each; a whole address or handle is fetched from its server.
 * @throws ApiError
 */
export async function search(
  client: Client,
  words: string,
  { type, offset, isFollowing, mayResolve = true, ...options }: SearchParams = {},
): Promise<Found> {
  const query = {
    q: words,
    type,
    resolve: mayResolve,
    limit: PAGE_SIZE,
    offset,
    following: isFollowing,
    with_relationships: true,
  }
  const { accounts, hashtags, statuses } = await client.request(
    callOf(searchEndpoints.search, { ...options, query }),
  )
  // Some servers cut only some kinds to the limit.
  return {
    accounts: accounts.slice(0, PAGE_SIZE),
    hashtags: hashtags.slice(0, PAGE_SIZE),
    statuses: statuses.slice(0, PAGE_SIZE),
  }
}

/** Hashtags by their beginning; some servers answer with the words themselves. @param words without `#` @throws ApiError */
export async function searchTags(
  client: Client,
  words: string,
  options: RequestOptions = {},
): Promise<readonly Tag[]> {
  const query = { q: words, type: 'hashtags' }
  return (await client.request(callOf(searchEndpoints.search, { ...options, query }))).hashtags
}
