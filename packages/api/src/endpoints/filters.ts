import { filterSchema, type ServerFilter } from '../entities/filter.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, list, nothing } from '../http/reads.ts'

export const filterEndpoints = {
  all: endpoint('GET', '/api/v1/filters', list(filterSchema)),
  create: endpoint('POST', '/api/v1/filters', entity(filterSchema)),
  change: endpoint('PUT', '/api/v1/filters/:id', entity(filterSchema)),
  remove: endpoint('DELETE', '/api/v1/filters/:id', nothing),
}

/** What a filter of the server is made of. */
export interface FilterDraft extends Pick<
  ServerFilter,
  'phrase' | 'contexts' | 'isWholeWord' | 'isIrreversible'
> {
  /**
   * Seconds until it expires. Without it a new filter does not expire, and one that is changed keeps its expiry: the
   * server has no way to remove one.
   */
  readonly expiresIn?: number | undefined
}

const bodyOf = ({ phrase, contexts, isWholeWord, isIrreversible, expiresIn }: FilterDraft) => ({
  phrase,
  context: contexts,
  whole_word: isWholeWord,
  irreversible: isIrreversible,
  ...(expiresIn === undefined ? {} : { expires_in: expiresIn }),
})

/** The viewer's filters. @throws ApiError with 404 where the server has none */
export const fetchFilters = askFor(filterEndpoints.all)

/** @throws ApiError with 500 where Akkoma does not know a context */
export const createFilter = (
  client: Client,
  draft: FilterDraft,
  options: RequestOptions = {},
): Promise<ServerFilter> =>
  client.request(callOf(filterEndpoints.create, { ...options, json: bodyOf(draft) }))

/** @throws ApiError with 404 where there is no such filter */
export const changeFilter = (
  client: Client,
  id: string,
  draft: FilterDraft,
  options: RequestOptions = {},
): Promise<ServerFilter> =>
  client.request(callOf(filterEndpoints.change, { ...options, path: { id }, json: bodyOf(draft) }))

/** @throws ApiError with 404 where there is no such filter */
export const deleteFilter = askById(filterEndpoints.remove)
