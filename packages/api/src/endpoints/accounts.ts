import { accountSchema, type Account } from '../entities/account.ts'
import { relationshipSchema, type Relationship } from '../entities/relationship.ts'
import { suggestionSchema } from '../entities/suggestion.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, askFor, callOf, endpoint } from '../http/endpoint.ts'
import { orElse } from '../http/or-else.ts'
import { entity, list, nothing } from '../http/reads.ts'

const account = entity(accountSchema)

export const accountEndpoints = {
  relationships: endpoint('GET', '/api/v1/accounts/relationships', list(relationshipSchema)),
  lookup: endpoint('GET', '/api/v1/accounts/lookup', account),
  search: endpoint('GET', '/api/v1/accounts/search', list(accountSchema)),
  get: endpoint('GET', '/api/v1/accounts/:id', account),
  suggestions: endpoint('GET', '/api/v2/suggestions', list(suggestionSchema)),
  oldSuggestions: endpoint('GET', '/api/v1/suggestions', list(accountSchema)),
  directory: endpoint('GET', '/api/v1/directory', list(accountSchema)),
  dismissSuggestion: endpoint('DELETE', '/api/v1/suggestions/:id', nothing),
}

/** @param id also a name or `name@host`, on servers that take them @throws ApiError */
export const fetchAccount = (client: Client, id: string, options: RequestOptions = {}): Promise<Account> =>
  client.request(
    callOf(accountEndpoints.get, { ...options, path: { id }, query: { with_relationships: true } }),
  )

/** By `name` or `name@host`, among the accounts the server knows. @throws ApiError */
export const fetchAccountByHandle = (
  client: Client,
  acct: string,
  options: RequestOptions = {},
): Promise<Account> => client.request(callOf(accountEndpoints.lookup, { ...options, query: { acct } }))

/** By `name` or `name@host`, also from servers that take names in the place of ids only. @throws ApiError */
export const fetchAccountByName = (
  client: Client,
  acct: string,
  options: RequestOptions = {},
): Promise<Account> =>
  orElse(fetchAccountByHandle(client, acct, options), () => fetchAccount(client, acct, options))

/** What the viewer and some accounts are to each other. @throws ApiError */
export async function fetchRelationships(
  client: Client,
  ids: readonly string[],
  options: RequestOptions = {},
): Promise<Relationship[]> {
  if (ids.length === 0) return []
  const query = ids.length === 1 ? { id: ids[0] } : { 'id[]': ids }
  return client.request(callOf(accountEndpoints.relationships, { ...options, query }))
}

/** Accounts by the beginning of a name or handle; asks other servers for a whole handle. @throws ApiError */
export const searchAccounts = (
  client: Client,
  words: string,
  options: RequestOptions = {},
): Promise<Account[]> =>
  client.request(callOf(accountEndpoints.search, { ...options, query: { q: words, resolve: true } }))

/** `name@host` without `@` before it, as it is compared. */
const bare = (handle: string) => handle.replace(/^@/, '').toLowerCase()

/** Somebody of another server, also when this one has to fetch them first; null for nobody. @throws ApiError */
export const findRemoteAccount = (
  client: Client,
  handle: string,
  options: RequestOptions = {},
): Promise<Account | null> =>
  orElse<Account | null>(fetchAccountByHandle(client, handle, options), async () => {
    const found = await searchAccounts(client, handle, options)
    return found.find(({ acct }) => bare(acct) === bare(handle)) ?? null
  })

const fetchNewSuggestions = askFor(accountEndpoints.suggestions)
const fetchOldSuggestions = askFor(accountEndpoints.oldSuggestions)

/** Who might be worth following; asks the older call where the newer does not exist. @throws ApiError */
export const fetchSuggestions = (client: Client, options: RequestOptions = {}): Promise<Account[]> =>
  orElse(fetchNewSuggestions(client, options), () => fetchOldSuggestions(client, options))

/** People of this server who want to be found, active ones first; nobody where there is no such list. @throws ApiError */
export const fetchDirectory = (client: Client, options: RequestOptions = {}): Promise<Account[]> =>
  orElse<Account[]>(
    client.request(
      callOf(accountEndpoints.directory, { ...options, query: { local: true, order: 'active', limit: 20 } }),
    ),
    () => [],
  )

const dismiss = askById(accountEndpoints.dismissSuggestion)

/** Not to be suggested again; servers without such a call are not told. @throws ApiError */
export const dismissSuggestion = async (
  client: Client,
  id: string,
  options: RequestOptions = {},
): Promise<void> => orElse(dismiss(client, id, options), () => undefined)
