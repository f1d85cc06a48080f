import { expect, vi } from 'vitest'

import { WatchAlerts } from '../../../features/notifications/index.ts'
import { endSession } from '../../../model/session.ts'
import { signInAs, startAfresh, wirePerson } from '../../../model/testing/routed-server.ts'
import { stillness } from '../../../model/timelines/testing/frames.ts'
import { wirePost } from '../../../model/timelines/testing/instance.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { show } from '../../../testing/world.tsx'
import { queryClient } from '../../query-client.ts'
import { withAnswers } from '../../with-answers.tsx'

const Alerts = withAnswers(WatchAlerts)

interface Shown extends NotificationOptions {
  readonly title: string
  readonly image?: string
}

interface AlertWorld {
  server: FakeServer
  /** What the server has, newest first. */
  list: object[]
  /** What the system was asked to show, and the tags of what it was asked to take away. */
  shown: Shown[]
  closed: string[]
  /** Milliseconds since the client started. */
  age: number
  permission: NotificationPermission
}

export const mine = (id: number, change: object = {}) =>
  wirePost(id, { account: wirePerson('wren'), content: '<p>My words</p>', ...change })
export const spoken = (id: number, change: object = {}) =>
  wirePost(id, {
    account: wirePerson('kei'),
    content: '<p>Come over.</p>',
    mentions: [wirePerson('wren')],
    ...change,
  })
export const told = (id: number, type: string, more: object = {}) => ({
  id: String(id),
  type,
  created_at: '2026-06-01T12:00:00.000Z',
  account: wirePerson('kei', { avatar: 'https://fen.example/kei.png' }),
  pleroma: { is_seen: false, is_muted: false },
  ...more,
})

/** A system that may show alerts, and somebody who is signed in and has one notification. */
export async function beginAlerts(): Promise<AlertWorld> {
  queryClient.clear()
  const world: AlertWorld = {
    server: startAfresh('/main/friends'),
    list: [told(1, 'follow')],
    shown: [],
    closed: [],
    age: 0,
    permission: 'granted',
  }
  world.server.on('GET /api/v1/notifications', () => world.list)
  vi.spyOn(performance, 'now').mockImplementation(() => world.age)
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => world.permission)
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue({
    active: {},
    showNotification: async (title: string, options: NotificationOptions) =>
      void world.shown.push({ ...options, title }),
    getNotifications: async ({ tag }: { tag: string }) => [{ close: () => world.closed.push(tag) }],
  } as unknown as ServiceWorkerRegistration)
  await signInAs()
  return world
}

export function endAlerts(): void {
  vi.restoreAllMocks()
  endSession('left')
  queryClient.clear()
}

/** The client has run for longer than it is silent. */
export async function startAlerts(world: AlertWorld): Promise<void> {
  await show(<Alerts />)
  await expect.poll(() => queryClient.getQueryData(['notifications', 'id-wren'])).toBeDefined()
  world.age = 11_000
}

export async function arrive(world: AlertWorld, ...more: object[]): Promise<void> {
  world.list = [...more, ...world.list]
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await stillness()
}
