import * as v from 'valibot'
import { accountSchema } from '../entities/account.ts'
import { statusSchema } from '../entities/status.ts'
import { tagSchema, type Tag } from '../entities/tag.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity } from '../http/reads.ts'
import { field, items, wire } from '../wire/wire.ts'

const foundTagsSchema = v.pipe(
  wire({
    accounts: field(items(accountSchema)),
    hashtags: field(items(tagSchema)),
    statuses: field(items(statusSchema)),
  }),
  v.transform(({ hashtags }) => hashtags ?? []),
)

export const searchEndpoints = {
  search: endpoint('GET', '/api/v2/search', entity(foundTagsSchema)),
}

/** Hashtags by their beginning; some servers answer with the words themselves. @param words without `#` @throws ApiError */
export const searchTags = (client: Client, words: string, options: RequestOptions = {}): Promise<Tag[]> =>
  client.request(callOf(searchEndpoints.search, { ...options, query: { q: words, type: 'hashtags' } }))
