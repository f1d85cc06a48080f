import { isApiError, subscribeToPush, unsubscribeFromPush, type AccountId } from '@skein/api'

import { alone } from '../../../lib/alone.ts'
import { getClient } from '../../../model/client.ts'
import { getServer } from '../../../model/server.ts'
import { beforeForgetting, getToken, readCredentials } from '../../../model/session.ts'
import type { SettingValue } from '../../../model/settings.ts'
import { forgetNotes, readBound, writeNote, type HowToTell } from './note.ts'

/** Who wants pushes, and which. */
export interface PushWish {
  readonly viewerId: AccountId
  readonly isOn: boolean
  readonly isGranted: boolean
  /** The server's own, which its push messages are signed with. */
  readonly vapidKey: string | null
  readonly visibility: SettingValue<'notificationVisibility'>
  readonly how: HowToTell
}

/** What was asked for last; null where nobody is signed in. */
let latest: PushWish | null = null
/** With whose token the server was last asked to send, and what. */
let told: { readonly token: string; readonly what: string } | null = null

/** What the log says of a failure; nobody is shown it. [ERR-29] */
function reasonOf(error: unknown): string {
  if (isApiError(error, 'http') || isApiError(error, 'refused')) return 'Bad status code from server.'
  if (isApiError(error, 'garbage')) return 'Bad response from server.'
  return error instanceof Error ? error.message : String(error)
}

function log(error: unknown): void {
  if (!isApiError(error, 'aborted')) console.warn('Web push:', reasonOf(error))
}

/** Has the server send nothing more; that it had nothing to send is as good. Never rejects. */
async function untell(token: string | undefined): Promise<void> {
  try {
    await unsubscribeFromPush(getClient(), { token })
  } catch (error) {
    if (!isApiError(error, 'http') || error.status !== 404) log(error)
  }
}

type Registration = Partial<ServiceWorkerRegistration>

/** Takes away what the worker has shown. */
async function closeAlerts(registration: Registration): Promise<void> {
  for (const alert of (await registration.getNotifications?.()) ?? []) alert.close()
}

/** Ends what this browser was subscribed to, and never the worker itself. Answers whether there was anything. */
async function endHere(manager: PushManager): Promise<boolean> {
  await forgetNotes()
  const subscription = await manager.getSubscription()
  await subscription?.unsubscribe()
  return subscription !== null
}

/** The browser's subscription for this account and this key; one that was another's is ended first. */
async function ownSubscription(
  manager: PushManager,
  viewerId: AccountId,
  vapidKey: string,
): Promise<PushSubscription> {
  const [bound, present] = await Promise.all([readBound(viewerId), manager.getSubscription()])
  if (present !== null && present.endpoint === bound?.endpoint && vapidKey === bound.vapidKey) return present
  await present?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidKey })
}

/** Another tab or a later wish knows better. */
const isOutdated = (wish: PushWish | null): boolean =>
  wish !== latest || readCredentials(getServer()).userId !== (wish?.viewerId ?? null)

async function begin(manager: PushManager, wish: PushWish): Promise<void> {
  const { viewerId, vapidKey, visibility, how } = wish
  if (vapidKey === null) throw new Error('VAPID public key is not found')
  const subscription = await ownSubscription(manager, viewerId, vapidKey)
  if (isOutdated(wish)) return
  const { endpoint } = subscription
  await writeNote(viewerId, { endpoint, vapidKey }, how)
  const token = getToken()
  const what = JSON.stringify([endpoint, visibility])
  if (token === null || (told?.token === token && told.what === what)) return
  const asked = { token, what }
  told = asked
  try {
    await subscribeToPush(getClient(), subscription.toJSON(), visibility)
  } catch (error) {
    // It may have heard all the same.
    if (told === asked) told = { token, what: '' }
    throw error
  }
}

async function settle(registration: Registration, wish: PushWish | null): Promise<void> {
  const { pushManager: manager } = registration
  if (manager === undefined || isOutdated(wish)) return
  if (wish === null) await closeAlerts(registration)
  if (wish?.isOn && wish.isGranted) return begin(manager, wish)
  const wasThere = await endHere(manager)
  if (wish === null) return
  if (wasThere || told !== null) {
    told = null
    await untell(undefined)
  }
  // Not a failure: a warning would be wrong. [ERR-29]
  // oxlint-disable-next-line no-console
  if (!wish.isOn) console.info('Web push:', 'Web Push is disabled in config')
}

/**
 * Brings the subscription of this browser, and what the server knows of it, to what is wished: null ends all of it here.
 * One tab does so at a time. Never rejects; failures are only logged.
 */
export async function keepPush(wish: PushWish | null): Promise<void> {
  latest = wish
  try {
    const registration = await navigator.serviceWorker.ready
    await alone('push', () => settle(registration, wish))
  } catch (error) {
    log(error)
  }
}

/** Who signs out is sent nothing more: the server is told with the token that is left. Returns the way to stop. */
export const untellWhoLeaves = (): (() => void) =>
  beforeForgetting(({ reason }) => {
    if (reason === 'left' && told !== null) void untell(told.token)
    told = null
  })
