import * as v from 'valibot'
import { markersSchema } from '../entities/markers.ts'
import { notificationSchema, type Notification } from '../entities/notification.ts'
import { notificationTypes, type NotificationType, pleromaTypeNames } from '../entities/notification-types.ts'
import type { Client, Page, RequestOptions } from '../http/call.ts'
import { can } from '../instance/capabilities.ts'
import { askById, callOf, endpoint } from '../http/endpoint.ts'
import { entity, nothing, page, type Reads } from '../http/reads.ts'
import { PAGE_SIZE } from '../limits.ts'

const oneOrMany = v.lazy((input): v.GenericSchema<unknown, unknown> =>
  Array.isArray(input) ? v.array(notificationSchema) : notificationSchema,
)

/** The answer repeats what was marked; nobody needs it. */
const marked: Reads<void> = { schema: oneOrMany, form: 'entity', read: () => undefined }

export const notificationEndpoints = {
  all: endpoint('GET', '/api/v1/notifications', page(notificationSchema)),
  get: endpoint('GET', '/api/v1/notifications/:id', entity(notificationSchema)),
  dismiss: endpoint('POST', '/api/v1/notifications/:id/dismiss', nothing),
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
