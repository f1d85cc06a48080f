import { accountSchema, type Account } from '../entities/account.ts'
import { contextSchema, type Context } from '../entities/context.ts'
import { postedSchema, type ScheduledStatus } from '../entities/scheduled-status.ts'
import { statusSchema, type Status } from '../entities/status.ts'
import { statusSourceSchema, type StatusSource } from '../entities/status-source.ts'
import { statusVersionSchema, type StatusVersion } from '../entities/status-version.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { callOf, type Endpoint, endpoint } from '../http/endpoint.ts'
import { entity, list, page } from '../http/reads.ts'
import type { Scope } from '../dialects/scope.ts'
import { encodeEdit, encodePost, type PostPayload } from './post-payload.ts'

const status = entity(statusSchema)
const accounts = page(accountSchema)
const action = (name: string): Endpoint<Status> => endpoint('POST', `/api/v1/statuses/:id/${name}`, status)

export const statusEndpoints = {
  get: endpoint('GET', '/api/v1/statuses/:id', status),
  context: endpoint('GET', '/api/v1/statuses/:id/context', entity(contextSchema)),
  source: endpoint('GET', '/api/v1/statuses/:id/source', entity(statusSourceSchema)),
  history: endpoint('GET', '/api/v1/statuses/:id/history', list(statusVersionSchema)),
  favouritedBy: endpoint('GET', '/api/v1/statuses/:id/favourited_by', accounts),
  repeatedBy: endpoint('GET', '/api/v1/statuses/:id/reblogged_by', accounts),
  post: endpoint('POST', '/api/v1/statuses', entity<Status | ScheduledStatus>(postedSchema)),
  edit: endpoint('PUT', '/api/v1/statuses/:id', status),
  delete: endpoint('DELETE', '/api/v1/statuses/:id', status),
  favourite: action('favourite'),
  unfavourite: action('unfavourite'),
  reblog: action('reblog'),
  unreblog: action('unreblog'),
  bookmark: action('bookmark'),
  unbookmark: action('unbookmark'),
  pin: action('pin'),
  unpin: action('unpin'),
  mute: action('mute'),
  unmute: action('unmute'),
}

/** @throws ApiError */
export const fetchStatus = (client: Client, id: string, options: RequestOptions = {}): Promise<Status> =>
  client.request(callOf(statusEndpoints.get, { ...options, path: { id } }))

/** What stands above and below a status. @throws ApiError */
export const fetchContext = (client: Client, id: string, options: RequestOptions = {}): Promise<Context> =>
  client.request(callOf(statusEndpoints.context, { ...options, path: { id } }))

/** A status as its author wrote it. @throws ApiError */
export const fetchStatusSource = (
  client: Client,
  id: string,
  options: RequestOptions = {},
): Promise<StatusSource> => client.request(callOf(statusEndpoints.source, { ...options, path: { id } }))

/** Every version of a status that was edited, the first one first. @throws ApiError */
export const fetchStatusHistory = (
  client: Client,
  id: string,
  options: RequestOptions = {},
): Promise<StatusVersion[]> => client.request(callOf(statusEndpoints.history, { ...options, path: { id } }))

/** @throws ApiError */
export const fetchFavouritedBy = (
  client: Client,
  id: string,
  options: RequestOptions = {},
): Promise<Page<Account>> =>
  client.request(callOf(statusEndpoints.favouritedBy, { ...options, path: { id } }))

/** @throws ApiError */
export const fetchRepeatedBy = (
  client: Client,
  id: string,
  options: RequestOptions = {},
): Promise<Page<Account>> => client.request(callOf(statusEndpoints.repeatedBy, { ...options, path: { id } }))

async function send(
  client: Client,
  payload: PostPayload,
  options: RequestOptions,
): Promise<Status | ScheduledStatus> {
  const headers = payload.idempotencyKey ? { 'idempotency-key': payload.idempotencyKey } : {}
  const multipart = encodePost(payload, client.getInstance())
  return client.request(callOf(statusEndpoints.post, { ...options, headers, multipart }))
}

/**
 * Posts now. A repeat of the same idempotency key answers the same status and posts nothing.
 * @throws ApiError
 */
export const postStatus = (
  client: Client,
  payload: Omit<PostPayload, 'scheduledAt'>,
  options: RequestOptions = {},
): Promise<Status> => send(client, payload, options) as Promise<Status>

/** Posts at a later time. @throws ApiError */
export const scheduleStatus = (
  client: Client,
  payload: PostPayload & { readonly scheduledAt: string },
  options: RequestOptions = {},
): Promise<ScheduledStatus> => send(client, payload, options) as Promise<ScheduledStatus>

/** Changes a posted status; whom it answers and who may read it stay. @throws ApiError */
export const editStatus = (
  client: Client,
  id: string,
  payload: PostPayload,
  options: RequestOptions = {},
): Promise<Status> =>
  client.request(callOf(statusEndpoints.edit, { ...options, path: { id }, multipart: encodeEdit(payload) }))

/** Deletes; the answer holds the text as it was written. @throws ApiError */
export const deleteStatus = (client: Client, id: string, options: RequestOptions = {}): Promise<Status> =>
  client.request(callOf(statusEndpoints.delete, { ...options, path: { id } }))

type Toggle = (client: Client, id: string, isOn: boolean, options?: RequestOptions) => Promise<Status>

const toggle =
  (on: Endpoint<Status>, off: Endpoint<Status>): Toggle =>
  (client, id, isOn, options = {}) =>
    client.request(callOf(isOn ? on : off, { ...options, path: { id } }))

/** @throws ApiError */
export const setFavourited: Toggle = toggle(statusEndpoints.favourite, statusEndpoints.unfavourite)
/** @throws ApiError */
export const setBookmarked: Toggle = toggle(statusEndpoints.bookmark, statusEndpoints.unbookmark)
/** @throws ApiError */
export const setPinned: Toggle = toggle(statusEndpoints.pin, statusEndpoints.unpin)
/** Mutes the thread of a status. @throws ApiError */
export const setThreadMuted: Toggle = toggle(statusEndpoints.mute, statusEndpoints.unmute)

/**
 * Repeats or takes the repeat back. The answer to repeating is the repeat, with the status in `repeatOf`.
 * @param scope who sees the repeat; the server's choice by default
 * @throws ApiError
 */
export const setRepeated = (
  client: Client,
  id: string,
  isOn: boolean,
  scope?: Scope,
  options: RequestOptions = {},
): Promise<Status> =>
  client.request(
    callOf(isOn ? statusEndpoints.reblog : statusEndpoints.unreblog, {
      ...options,
      path: { id },
      ...(isOn && scope ? { form: { visibility: scope } } : {}),
    }),
  )
