import * as v from 'valibot'
import { notificationSchema, type Notification } from '../entities/notification.ts'
import { notificationTypes, type NotificationType } from '../entities/notification-types.ts'
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
  marker: endpoint('POST', '/api/v1/markers', nothing),
}

export interface NotificationParams extends RequestOptions {
  readonly maxId?: string | null | undefined
  readonly sinceId?: string | null | undefined
  readonly limit?: number
  readonly withMuted?: boolean
  readonly types?: readonly NotificationType[]
}

/** One page of notifications; those of unknown types are dropped and counted. @throws ApiError */
export const fetchNotifications = (
  client: Client,
  params: NotificationParams = {},
): Promise<Page<Notification>> => {
  const { maxId, sinceId, limit = PAGE_SIZE, withMuted = true, types, ...options } = params
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
        'include_types[]': wireNames,
      },
    }),
  )
}

/** @throws ApiError */
export const fetchNotification = askById(notificationEndpoints.get)

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
