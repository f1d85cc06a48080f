import { listSchema, type List } from '../entities/list.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { callOf, endpoint } from '../http/endpoint.ts'
import { entity, list } from '../http/reads.ts'

export const listEndpoints = {
  all: endpoint('GET', '/api/v1/lists', list(listSchema)),
  get: endpoint('GET', '/api/v1/lists/:id', entity(listSchema)),
}

/** @throws ApiError */
export const fetchLists = (client: Client, options: RequestOptions = {}): Promise<List[]> =>
  client.request(callOf(listEndpoints.all, options))

/** @throws ApiError */
export const fetchList = (client: Client, id: string, options: RequestOptions = {}): Promise<List> =>
  client.request(callOf(listEndpoints.get, { ...options, path: { id } }))
