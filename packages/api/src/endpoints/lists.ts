import { accountSchema, type Account } from '../entities/account.ts'
import { listSchema, type List } from '../entities/list.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { askById, askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, list, nothing, page } from '../http/reads.ts'

/** Pages of the people of one list that are asked for at most; most servers answer with all of them at once. */
const MOST_PAGES = 50

export const listEndpoints = {
  all: endpoint('GET', '/api/v1/lists', list(listSchema)),
  create: endpoint('POST', '/api/v1/lists', entity(listSchema)),
  get: endpoint('GET', '/api/v1/lists/:id', entity(listSchema)),
  rename: endpoint('PUT', '/api/v1/lists/:id', entity(listSchema)),
  remove: endpoint('DELETE', '/api/v1/lists/:id', nothing),
  members: endpoint('GET', '/api/v1/lists/:id/accounts', page(accountSchema)),
  addMembers: endpoint('POST', '/api/v1/lists/:id/accounts', nothing),
  removeMembers: endpoint('DELETE', '/api/v1/lists/:id/accounts', nothing),
  ofAccount: endpoint('GET', '/api/v1/accounts/:id/lists', list(listSchema)),
}

/** @throws ApiError */
export const fetchLists = askFor(listEndpoints.all)

/** @throws ApiError */
export const fetchList = askById(listEndpoints.get)

/** @throws ApiError */
export const createList = (client: Client, title: string, options: RequestOptions = {}): Promise<List> =>
  client.request(callOf(listEndpoints.create, { ...options, json: { title } }))

/** @throws ApiError */
export const renameList = (
  client: Client,
  id: string,
  title: string,
  options: RequestOptions = {},
): Promise<List> =>
  client.request(callOf(listEndpoints.rename, { ...options, path: { id }, json: { title } }))

/** @throws ApiError */
export const deleteList = askById(listEndpoints.remove)

const memberPage = (
  client: Client,
  id: string,
  maxId: string | null,
  options: RequestOptions,
): Promise<Page<Account>> =>
  client.request(callOf(listEndpoints.members, { ...options, path: { id }, query: { max_id: maxId } }))

/** Everybody in a list; servers that answer in pages are asked for all of them. @throws ApiError */
export async function fetchListMembers(
  client: Client,
  id: string,
  options: RequestOptions = {},
): Promise<Account[]> {
  const members: Account[] = []
  let maxId: string | null = null
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const { items, next }: Page<Account> = await memberPage(client, id, maxId, options)
    members.push(...items)
    if (next === null || next === maxId || items.length === 0) break
    maxId = next
  }
  return members
}

/** Puts people into a list, or takes them out of it. @throws ApiError */
export const changeListMembers = (
  client: Client,
  id: string,
  accountIds: readonly string[],
  isIn: boolean,
  options: RequestOptions = {},
): Promise<void> =>
  client.request(
    callOf(isIn ? listEndpoints.addMembers : listEndpoints.removeMembers, {
      ...options,
      path: { id },
      json: { account_ids: accountIds },
    }),
  )

/** Those of the viewer's lists that somebody is in, by the id of their account. @throws ApiError */
export const fetchListsOf = askById(listEndpoints.ofAccount)
