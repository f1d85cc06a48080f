import * as v from 'valibot'
import { markersSchema } from '../entities/markers.ts'
import { notificationSchema, type Notification } from '../entities/notification.ts'
import { notificationTypes, type NotificationType, pleromaTypeNames } from '../entities/notification-types.ts'
import { isApiError } from '../http/api-error.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { can } from '../instance/capabilities.ts'
import { askById, callOf, endpoint } from '../http/endpoint.ts'
import { entity, nothing, page, type Reads } from '../http/reads.ts'
import { DISMISSED_AT_ONCE, PAGE_SIZE } from '../limits.ts'

const oneOrMany = v.lazy((input): v.GenericSchema<unknown, unknown> =>
  Array.isArray(input) ? v.array(notificationSchema) : notificationSchema,
)

/** The answer repeats what was marked; nobody needs it. */
const marked: Reads<void> = { schema: oneOrMany, form: 'entity', read: () => undefined }

export const notificationEndpoints = {
  all: endpoint('GET', '/api/v1/notifications', page(notificationSchema)),
  get: endpoint('GET', '/api/v1/notifications/:id', entity(notificationSchema)),
  dismiss: endpoint('POST', '/api/v1/notifications/:id/dismiss', nothing),
  dismissSeveral: endpoint('DELETE', '/api/v1/notifications/destroy_multiple', nothing),
  read: endpoint('POST', '/api/v1/pleroma/notifications/read', marked),
  readMarker: endpoint('GET', '/api/v1/markers', entity(markersSchema)),
  marker: endpoint('POST', '/api/v1/markers', nothing),
}

export interface NotificationParams extends RequestOptions {
  readonly maxId?: string | null | undefined
  readonly sinceId?: string | null | undefined
  readonly limit?: number
  readonly withMuted?: boolean
  readonly types?: readonly NotificationType[]
  /** Reports too: servers of the Pleroma family leave them out unless every type is asked for by its name. */
  readonly withReports?: boolean
}

/** One page of notifications; those that cannot be shown are dropped and counted. @throws ApiError */
export const fetchNotifications = (
  client: Client,
  params: NotificationParams = {},
): Promise<Page<Notification>> => {
  const { maxId, sinceId, limit = PAGE_SIZE, withMuted = true, types, withReports, ...options } = params
  const all = withReports && can(client.getInstance(), 'notificationReads') ? pleromaTypeNames : undefined
  const wireNames = types?.flatMap((type) => notificationTypes[type].wireNames)
  return client.request(
    callOf(notificationEndpoints.all, {
      ...options,
      query: {
        max_id: maxId,
        since_id: sinceId,
        limit,
        ...(withMuted ? { with_muted: true } : {}),
        // Servers of the Pleroma family know the longer name, others the shorter one.
        'types[]': wireNames,
        'include_types[]': wireNames ?? all,
      },
    }),
  )
}

/** @throws ApiError */
export const fetchNotification = askById(notificationEndpoints.get)

/**
 * Up to which notification the viewer has read, on servers that keep a marker instead of a mark for each; null where
 * they have never said.
 * @see https://docs.joinmastodon.org/methods/markers/#get
 * @throws ApiError
 */
export const fetchNotificationMarker = async (
  client: Client,
  options: RequestOptions = {},
): Promise<string | null> => {
  const use = { ...options, query: { 'timeline[]': ['notifications'] } }
  return client.request(callOf(notificationEndpoints.readMarker, use))
}

/**
 * Marks one notification as read, or all up to one. Servers without a call for it keep a marker, which knows no single
 * notification: one by itself stays unread there.
 * @see https://docs.joinmastodon.org/methods/markers/
 * @throws ApiError
 */
export const markNotificationsRead = async (
  client: Client,
  which: { readonly id: string } | { readonly maxId: string },
  options: RequestOptions = {},
): Promise<void> => {
  const { read, marker } = notificationEndpoints
  const isOne = 'id' in which
  if (can(client.getInstance(), 'notificationReads'))
    return client.request(
      callOf(read, { ...options, form: isOne ? { id: which.id } : { max_id: which.maxId } }),
    )
  if (isOne) return
  const json = { notifications: { last_read_id: which.maxId } }
  return client.request(callOf(marker, { ...options, json }))
}

/** @throws ApiError */
export const dismissNotification = askById(notificationEndpoints.dismiss)

/**
 * Whether the server has no such notification. Mastodon says 404 to who dismisses it; the family of Pleroma says 403, as
 * to who may not, so there it is looked for.
 */
async function isGone(client: Client, id: string, error: unknown, options: RequestOptions): Promise<boolean> {
  if (!isApiError(error, 'http')) return false
  if (error.status !== 403) return error.status === 404
  try {
    await fetchNotification(client, id, options)
    return false
  } catch (missing) {
    return isApiError(missing, 'http') && missing.status === 404
  }
}

/** One by its own call; several by the call that names them. */
async function dismissPart(
  client: Client,
  [id, ...others]: readonly [string, ...string[]],
  options: RequestOptions,
): Promise<void> {
  const { dismissSeveral } = notificationEndpoints
  if (others.length > 0)
    return client.request(callOf(dismissSeveral, { ...options, query: { 'ids[]': [id, ...others] } }))
  try {
    await dismissNotification(client, id, options)
  } catch (error) {
    if (!(await isGone(client, id, error, options))) throw error
  }
}

export interface DismissOptions extends RequestOptions {
  /** Told of each part that the server no longer has, before the next one is asked for. */
  readonly onGone?: (ids: readonly string[]) => void
}

/**
 * Takes notifications away, and no others: what came meanwhile stays. Several go in one request where the server has one
 * for it, else one after the other. One that is not there any more is as good as dismissed, so all of this can be asked
 * for again.
 * @see https://docs.joinmastodon.org/methods/notifications/#dismiss
 * @throws ApiError
 */
export const dismissNotifications = async (
  client: Client,
  ids: readonly string[],
  { onGone, ...options }: DismissOptions = {},
): Promise<void> => {
  const size = can(client.getInstance(), 'notificationReads') ? DISMISSED_AT_ONCE : 1
  for (let from = 0; from < ids.length; from += size) {
    const part = ids.slice(from, from + size) as [string, ...string[]]
    // What fails is not followed by more of the same.
    // oxlint-disable-next-line no-await-in-loop
    await dismissPart(client, part, options)
    onGone?.(part)
  }
}
