import type { NotificationSettingName } from '../entities/notification-settings.ts'
import { pushSubscriptionSchema, type KeptPushSubscription } from '../entities/push-subscription.ts'
import type { Client, RequestOptions } from '../http/call.ts'
import { askFor, callOf, endpoint } from '../http/endpoint.ts'
import { entity, nothing } from '../http/reads.ts'

const path = '/api/v1/push/subscription/'

export const pushEndpoints = {
  subscribe: endpoint('POST', path, entity(pushSubscriptionSchema)),
  unsubscribe: endpoint('DELETE', path, nothing),
}

/**
 * By which setting a server sends what it calls so; null for what cannot be hidden. Servers leave out what they do not
 * know: Akkoma has no `move`, Mastodon no reactions.
 */
const alertSettings = {
  follow: 'follows',
  favourite: 'likes',
  mention: 'mentions',
  reblog: 'repeats',
  move: 'moves',
  poll: 'polls',
  'pleroma:emoji_reaction': 'emojiReactions',
  follow_request: null,
  status: null,
  update: null,
  quote: null,
} as const satisfies Readonly<Record<string, NotificationSettingName | null>>

/** What a server is to send, by its own words for it. */
function alertsOf(visibility: Readonly<Record<NotificationSettingName, boolean>>) {
  return Object.fromEntries(
    Object.entries(alertSettings).map(([alert, name]) => [alert, name === null || visibility[name]]),
  )
}

/**
 * Has the server send what happens to a browser. It keeps one subscription for each token, so another call replaces
 * the one before.
 * @param subscription what the browser was told by its push service, as JSON
 * @param visibility which notifications the viewer wants
 * @see https://docs.joinmastodon.org/methods/push/#create
 * @throws ApiError of kind `garbage` where the answer names no subscription
 */
export const subscribeToPush = (
  client: Client,
  subscription: object,
  visibility: Readonly<Record<NotificationSettingName, boolean>>,
  options: RequestOptions = {},
): Promise<KeptPushSubscription> => {
  const json = { subscription, data: { alerts: alertsOf(visibility) } }
  return client.request(callOf(pushEndpoints.subscribe, { ...options, json }))
}

/** The server sends nothing more to the browser that this token is of. @throws ApiError */
export const unsubscribeFromPush = askFor(pushEndpoints.unsubscribe)
