import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { endSession } from '../../model/session.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { changeInstance } from '../../model/testing/change-instance.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { openSettingsWindow } from '../../model/windows.ts'
import { expectNothingFound } from '../../testing/gallery/looks.ts'
import { showShell, widths } from './testing/show-shell.tsx'

const settings = page.getByRole('dialog', { name: 'Settings' })
const push = settings.getByRole('switch', { name: 'Web push' })
const hides = settings.getByRole('switch', { name: 'Hide text behind content warnings' })
let permission: NotificationPermission

beforeEach(async () => {
  permission = 'granted'
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  // Nothing of the browser is subscribed to anything.
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(new Promise(() => undefined))
  const server = startAfresh('/main/friends')
  server.reply = () => []
  changeInstance({ facts: { vapidPublicKey: 'BCAJ' } })
  await signInAs()
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['webPushNotifications', 'webPushHideIfCW'] as const) setSetting(name, undefined)
  endSession('left')
})

async function open(width: number = widths.wide, height = 900): Promise<void> {
  await showShell(width, undefined, height)
  openSettingsWindow({ section: 'notifications' })
  await expect.element(push).toBeVisible()
}

test('[SET-35] web push is off at first, the hiding of its words on; both can be turned on and off', async () => {
  await open()
  await expect.element(push).not.toBeChecked()
  await expect.element(hides).toBeChecked()
  await push.press()
  await hides.press()
  await expect.element(push).toBeChecked()
  expect([getSetting('webPushNotifications'), getSetting('webPushHideIfCW')]).toEqual([true, false])
  await push.press()
  await hides.press()
  expect([getSetting('webPushNotifications'), getSetting('webPushHideIfCW')]).toEqual([false, true])
})

test.each<readonly [string, () => void]>([
  ['Your server doesn’t send web push.', () => void changeInstance({ facts: { vapidPublicKey: null } })],
  ['Allow alerts on this device first.', () => (permission = 'default')],
  ['Allow alerts on this device first.', () => (permission = 'denied')],
])('[SET-35] beside the switch it says “%s”, also to who does not see it', async (words, spoil) => {
  spoil()
  await open(widths.mobile)
  await expect.element(settings.getByText(words)).toBeVisible()
  expect(push.element()).toHaveAccessibleDescription(expect.stringContaining(words))
  await expectNothingFound()
})

test.each([widths.mobile, widths.wide])(
  '[SET-35] in a window of %i px every switch is at the end of its row, beside its words',
  async (width) => {
    permission = 'default'
    setSetting('quietHours', { isOn: true, from: 0, to: 1 })
    await open(width)
    const names = [
      'Web push',
      'Quiet hours',
      'Only people I follow',
      'Sound',
      'A favourite counts as an answer',
    ]
    const places = names.map((name) => {
      const box = settings.getByRole('switch', { name }).element().getBoundingClientRect()
      const words = settings.getByText(name, { exact: true }).element().getBoundingClientRect()
      return { end: box.right, isBeside: box.top < words.bottom + words.height && words.right <= box.left }
    })
    const [{ end } = { end: 0 }] = places
    expect(places).toEqual(names.map(() => ({ end, isBeside: true })))
    setSetting('quietHours', undefined)
  },
)

test('the switches that are scrolled out of a low window have a label too', async () => {
  permission = 'default'
  await open(widths.mobile, 500)
  await expectNothingFound()
})

test('where nothing stands in the way nothing is said', async () => {
  await open()
  await expect
    .element(settings.getByText(/^(Allow alerts on|Your server doesn’t|This browser doesn’t)/))
    .not.toBeInTheDocument()
})
