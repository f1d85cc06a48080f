import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { AlertsGroup } from '../../features/notifications/screen.ts'
import { alone } from '../../lib/alone.ts'
import { endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { signInAs } from '../../model/testing/routed-server.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { readNote } from '../../service-worker/push-note.ts'
import { show } from '../../testing/world.tsx'
import { beginPush, endPush, notes, pushPath, showPush, vapidKey } from './testing/push-world.tsx'

/** Signs in somebody who wants pushes. */
async function signIn(...who: Parameters<typeof signInAs>): Promise<void> {
  await signInAs(...who)
  setSetting('webPushNotifications', true)
}

let world: Awaited<ReturnType<typeof beginPush>>
let warned: ReturnType<typeof vi.spyOn>
let informed: ReturnType<typeof vi.spyOn>

beforeEach(async () => {
  world = await beginPush()
  warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  informed = vi.spyOn(console, 'info').mockReturnValue(undefined)
})
afterEach(async () => {
  setSetting('webPushNotifications', undefined)
  setSetting('webPushHideIfCW', undefined)
  setSetting('notificationVisibility', undefined)
  setSetting('quietHours', undefined)
  setSetting('onlyFollowedUntil', undefined)
  await endPush()
})

const asked = () => world.server.changes
const begun = (times: number) => Array.from({ length: times }, () => `POST ${pushPath}`)
const jsonOf = (call: { body: string } | undefined): unknown => JSON.parse(call?.body || 'null')
/** Whatever was begun is over. */
async function settled(): Promise<void> {
  await stillness()
  await alone('push', () => stillness())
}

test('[PUSH-01] who is signed in, at a server with a key, with the permission and web push on, is registered', async () => {
  await signIn()
  await showPush()
  await expect.poll(asked).toEqual(begun(1))
  expect(world.done).toEqual(['begin https://push.example/1 true true'])
  expect(world.server.asked(pushPath)[0]).toMatchObject({ bearer: 'token' })
  expect(jsonOf(world.server.asked(pushPath)[0])).toEqual({
    subscription: {
      endpoint: 'https://push.example/1',
      expirationTime: null,
      keys: { p256dh: 'p', auth: 'a' },
    },
    data: {
      alerts: expect.objectContaining({ follow: true, mention: true, move: true, poll: true }) as unknown,
    },
  })
})

test.each<readonly [string, () => void | Promise<void>, () => void | Promise<void>]>([
  ['nobody is signed in', () => endSession('left'), () => signIn()],
  [
    'the server has no key',
    () => void changeInstance({ facts: { vapidPublicKey: null } }),
    () => void changeInstance({ facts: { vapidPublicKey: vapidKey } }),
  ],
  [
    'web push is off',
    () => setSetting('webPushNotifications', false),
    () => setSetting('webPushNotifications', true),
  ],
])('[PUSH-01] where %s nobody is, until it changes', async (_, take, give) => {
  await signIn()
  await take()
  await showPush()
  await settled()
  expect(asked()).toEqual([])
  expect(world.done.filter((each) => each.startsWith('begin'))).toEqual([])
  await give()
  await expect.poll(asked).toEqual(begun(1))
})

test('[PUSH-01] nor is who has not allowed alerts, until the press that allows them', async () => {
  world.permission = 'default'
  vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => (world.permission = 'granted'))
  await signIn()
  await show(<AlertsGroup />)
  await showPush()
  await settled()
  expect([asked(), world.done]).toEqual([[], []])
  await page.getByRole('button', { name: 'Allow alerts' }).press()
  await expect.poll(asked).toEqual(begun(1))
})

test('[PUSH-01] a permission that is given or withdrawn in the browser’s own settings counts at once', async () => {
  const status = new EventTarget()
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue(status as PermissionStatus)
  const become = (permission: NotificationPermission) => {
    world.permission = permission
    status.dispatchEvent(new Event('change'))
  }
  world.permission = 'denied'
  await signIn()
  await showPush()
  await settled()
  become('granted')
  await expect.poll(asked).toEqual(begun(1))
  become('denied')
  await expect.poll(asked).toEqual([...begun(1), `DELETE ${pushPath}`])
  await expect.poll(() => world.endpoint).toBeNull()
  await settled()
  expect([asked().length, warned.mock.calls]).toEqual([2, []])
})

test('[PUSH-01] what one wants to be told is told the server when it changes, for the same subscription', async () => {
  await signIn()
  await showPush()
  await expect.poll(asked).toEqual(begun(1))
  setSetting('notificationVisibility', { ...getSetting('notificationVisibility'), likes: false })
  await expect.poll(asked).toEqual(begun(2))
  expect(jsonOf(world.server.last())).toMatchObject({
    subscription: { endpoint: 'https://push.example/1' },
    data: { alerts: { favourite: false, mention: true } },
  })
  expect(world.done).toHaveLength(1)
})

test('the worker can read how to tell, and the server is not asked for that', async () => {
  await signIn()
  await showPush()
  await expect.poll(asked).toEqual(begun(1))
  setSetting('webPushHideIfCW', false)
  setSetting('quietHours', { isOn: true, from: 60, to: 120, endedUntil: 5 })
  setSetting('onlyFollowedUntil', 7)
  const read = async () => Object.values(await notes()).map(readNote)
  await expect.poll(read).toEqual([
    {
      viewerId: 'id-wren',
      listPath: '/wren/notifications',
      hidesWords: false,
      quiet: { from: 60, to: 120 },
      ringsUntil: 5,
      silentUntil: 7,
      words: { title: 'New notification', hidden: 'Open Skein to read it.' },
    },
  ])
  expect(asked()).toEqual(begun(1))
})

test('[PUSH-02] turning it off is told the server and ends the subscription, and never the worker', async ({
  task,
}) => {
  task.meta.settings = ['webPushNotifications']
  await signIn()
  await showPush()
  await expect.poll(asked).toEqual(begun(1))
  setSetting('webPushNotifications', false)
  await expect.poll(asked).toEqual([...begun(1), `DELETE ${pushPath}`])
  expect(world.server.last()).toMatchObject({ bearer: 'token', body: '' })
  expect(world.done.slice(1)).toEqual(['end https://push.example/1'])
  expect(await notes()).toEqual({})
})

test('[PUSH-02] so does what was turned off on another device while no page was open, whether or not the server knew', async () => {
  world.server.off(`DELETE ${pushPath}`)
  world.endpoint = 'https://push.example/0'
  await signIn()
  setSetting('webPushNotifications', false)
  await showPush()
  await expect.poll(asked).toEqual([`DELETE ${pushPath}`])
  expect(world.endpoint).toBeNull()
  await expect.poll(() => informed.mock.calls).toEqual([['Web push:', 'Web Push is disabled in config']])
})

test('of who signs out nothing stays: the server is told with their token, and what was shown goes', async () => {
  await signIn()
  await showPush()
  await expect.poll(asked).toEqual(begun(1))
  endSession('left')
  await expect.poll(() => world.endpoint).toBeNull()
  expect(asked()).toEqual([...begun(1), `DELETE ${pushPath}`])
  expect(world.server.last().bearer).toBe('token')
  expect(world.done.slice(1)).toEqual(['close an alert', 'end https://push.example/1'])
  expect(await notes()).toEqual({})
})

test('a token that the server no longer takes ends it here, without a word to the server', async () => {
  await signIn()
  await showPush()
  await expect.poll(asked).toEqual(begun(1))
  endSession('refused')
  await expect.poll(() => world.endpoint).toBeNull()
  await settled()
  expect(asked()).toEqual(begun(1))
  expect(await notes()).toEqual({})
})

test('another account has a subscription of its own, also where the last one left none in order', async () => {
  world.endpoint = 'https://push.example/of-kei'
  await signIn()
  await showPush()
  await expect.poll(asked).toEqual(begun(1))
  expect(world.done).toEqual(['end https://push.example/of-kei', 'begin https://push.example/1 true true'])
  endSession('left')
  await signIn({ id: 'id-ada', username: 'ada', acct: 'ada' })
  await expect
    .poll(() => jsonOf(world.server.last()))
    .toMatchObject({
      subscription: { endpoint: 'https://push.example/2' },
    })
  await expect
    .poll(async () => Object.keys(await notes()))
    .toEqual([expect.stringMatching(/\.id-ada\.push$/)])
})

test('the next start goes on with the subscription that is there', async () => {
  await signIn()
  const first = await showPush()
  await expect.poll(asked).toEqual(begun(1))
  await settled()
  await first.unmount()
  await showPush()
  await settled()
  expect(world.done).toHaveLength(1)
})

test('[ERR-29] that it is turned off is logged without a warning', async () => {
  await signIn()
  setSetting('webPushNotifications', false)
  await showPush()
  await expect.poll(() => informed.mock.calls).toEqual([['Web push:', 'Web Push is disabled in config']])
  expect(warned.mock.calls).toEqual([])
})

test.each<readonly [string, () => void]>([
  ['VAPID public key is not found', () => void changeInstance({ facts: { vapidPublicKey: null } })],
  [
    'Bad status code from server.',
    () => world.server.on(`POST ${pushPath}`, () => Response.json({ error: 'No' }, { status: 403 })),
  ],
  ['Bad response from server.', () => world.server.on(`POST ${pushPath}`, { endpoint: 'x' })],
])('[ERR-29] a failure is logged as “%s”, and shown to nobody', async (message, spoil) => {
  await signIn()
  spoil()
  const screen = await showPush()
  await expect.poll(() => warned.mock.calls).toEqual([['Web push:', message]])
  expect(screen.container).toBeEmptyDOMElement()
})
