import { vi } from 'vitest'

import { WatchPush } from '../../../features/notifications/index.ts'
import { markInstanceLoaded } from '../../../model/instance.ts'
import { endSession } from '../../../model/session.ts'
import { changeInstance } from '../../../model/testing/change-instance.ts'
import { startAfresh } from '../../../model/testing/routed-server.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { show } from '../../../testing/world.tsx'

export const pushPath = '/api/v1/push/subscription/'
export const vapidKey =
  'BCAJysjpXFQXmEboKB0UacI6z8W47LCgGbapBWLDOR7fmKkGm90zfRhASWQTFYEjRdZ6w5-3A_zizc1B420QF9M'

interface PushWorld {
  readonly server: FakeServer
  /** What the browser was asked to do, in order. */
  readonly done: string[]
  /** Address of the browser's subscription; null where it has none. */
  endpoint: string | null
  permission: NotificationPermission
}

/** A browser with a push service and a worker, and a server that can push. */
export async function beginPush(): Promise<PushWorld> {
  for (const name of await caches.keys()) await caches.delete(name)
  const world: PushWorld = {
    server: startAfresh('/main/friends'),
    done: [],
    endpoint: null,
    permission: 'granted',
  }
  let made = 0
  const subscription = () =>
    world.endpoint === null
      ? null
      : {
          endpoint: world.endpoint,
          toJSON: () => ({
            endpoint: world.endpoint,
            expirationTime: null,
            keys: { p256dh: 'p', auth: 'a' },
          }),
          unsubscribe: async () => {
            world.done.push(`end ${world.endpoint}`)
            world.endpoint = null
            return true
          },
        }
  const registration = {
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        made += 1
        world.endpoint = `https://push.example/${made}`
        world.done.push(`begin ${world.endpoint} ${userVisibleOnly} ${applicationServerKey === vapidKey}`)
        return subscription()
      },
    },
    getNotifications: async () => [{ close: () => world.done.push('close an alert') }],
    unregister: async () => world.done.push('unregister the worker'),
  } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockImplementation(() => Promise.resolve(registration))
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => world.permission)
  world.server.on(`POST ${pushPath}`, { id: '1' })
  world.server.on(`DELETE ${pushPath}`, {})
  changeInstance({ facts: { vapidPublicKey: vapidKey } })
  markInstanceLoaded()
  return world
}

export async function endPush(): Promise<void> {
  vi.restoreAllMocks()
  endSession('left')
  for (const name of await caches.keys()) await caches.delete(name)
}

export const showPush = () => show(<WatchPush />)

/** What the page has left for the worker, by account. */
export async function notes(): Promise<Readonly<Record<string, unknown>>> {
  const names = (await caches.keys()).filter((name) => name.endsWith('.push'))
  const read = async (name: string) => (await (await caches.open(name)).match('/value'))?.json() as unknown
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await read(name)] as const)))
}
