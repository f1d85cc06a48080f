import { accountSchema } from '../entities/account.ts'
import { contextSchema } from '../entities/context.ts'
import { postedSchema, type ScheduledStatus } from '../entities/scheduled-status.ts'
import { statusSchema, type Status } from '../entities/status.ts'
import { statusSourceSchema } from '../entities/status-source.ts'
import { statusVersionSchema } from '../entities/status-version.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askById, callOf, type Endpoint, endpoint, switchById } from '../http/endpoint.ts'
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
export const fetchStatus = askById(statusEndpoints.get)

/** What stands above and below a status. @throws ApiError */
export const fetchContext = askById(statusEndpoints.context)

/** A status as its author wrote it. @throws ApiError */
export const fetchStatusSource = askById(statusEndpoints.source)

/** Every version of a status that was edited, the first one first. @throws ApiError */
export const fetchStatusHistory = askById(statusEndpoints.history)

/** @throws ApiError */
export const fetchFavouritedBy = askById(statusEndpoints.favouritedBy)

/** @throws ApiError */
export const fetchRepeatedBy = askById(statusEndpoints.repeatedBy)

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
export const deleteStatus = askById(statusEndpoints.delete)

/** @throws ApiError */
export const setFavourited = switchById(statusEndpoints.favourite, statusEndpoints.unfavourite)
/** @throws ApiError */
export const setBookmarked = switchById(statusEndpoints.bookmark, statusEndpoints.unbookmark)
/** @throws ApiError */
export const setPinned = switchById(statusEndpoints.pin, statusEndpoints.unpin)
/** Mutes the thread of a status. @throws ApiError */
export const setThreadMuted = switchById(statusEndpoints.mute, statusEndpoints.unmute)

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
