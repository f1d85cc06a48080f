import { tagSchema, type Tag } from '../entities/tag.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, list, page } from '../http/reads.ts'

export const tagEndpoints = {
  get: endpoint('GET', '/api/v1/tags/:name', entity(tagSchema)),
  follow: endpoint('POST', '/api/v1/tags/:name/follow', entity(tagSchema)),
  unfollow: endpoint('POST', '/api/v1/tags/:name/unfollow', entity(tagSchema)),
  trending: endpoint('GET', '/api/v1/trends/tags', list(tagSchema)),
  followed: endpoint('GET', '/api/v1/followed_tags', page(tagSchema)),
}

/** @param name without `#` @throws ApiError */
export const fetchTag = (client: Client, name: string, options: RequestOptions = {}): Promise<Tag> =>
  client.request(callOf(tagEndpoints.get, { ...options, path: { name } }))

/** @throws ApiError */
export const setTagFollowed = (
  client: Client,
  name: string,
  isOn: boolean,
  options: RequestOptions = {},
): Promise<Tag> =>
  client.request(callOf(isOn ? tagEndpoints.follow : tagEndpoints.unfollow, { ...options, path: { name } }))

/** The server says how many make a page. @param params `maxId`: `next` of the page before @throws ApiError */
export const fetchFollowedTags = (
  client: Client,
  params: RequestOptions & { readonly maxId?: string | null } = {},
): Promise<Page<Tag>> => {
  const { maxId, ...options } = params
  return client.request(callOf(tagEndpoints.followed, { ...options, query: { max_id: maxId } }))
}

/** What is talked about lately, the most first; ask for the capability `trendingTags` before. @throws ApiError */
export const fetchTrendingTags = askFor(tagEndpoints.trending)
