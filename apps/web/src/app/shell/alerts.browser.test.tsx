import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { AlertsGroup } from '../../features/notifications/screen.ts'
import { noteGone } from '../../model/outbox-dismissing.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { wirePerson } from '../../model/testing/routed-server.ts'
import { show } from '../../testing/world.tsx'
import { queryClient } from '../query-client.ts'
import {
  arrive as arriveIn,
  beginAlerts,
  endAlerts,
  mine,
  spoken,
  startAlerts,
  told,
} from './testing/alert-world.tsx'

let world: Awaited<ReturnType<typeof beginAlerts>>

beforeEach(async () => {
  world = await beginAlerts()
})
afterEach(() => {
  setSetting('muteWords', undefined)
  setSetting('webPushHideIfCW', undefined)
  setSetting('notificationVisibility', undefined)
  endAlerts()
})

const start = () => startAlerts(world)
const arrive = (...more: object[]) => arriveIn(world, ...more)
/** The next one is shown by then. */
async function arriveThenAnother(id: number, ...more: object[]): Promise<string[]> {
  await arrive(...more)
  await arrive(told(id, 'follow'))
  await expect.poll(() => world.shown.at(-1)?.tag).toBe(`skein-id-wren-${id}`)
  return world.shown.slice(0, -1).map(({ body }) => body ?? '')
}

test('[NOTIF-16] what arrives unseen is shown with who did it, one tag for all tabs, and where it leads', async () => {
  await start()
  expect(world.shown).toEqual([])
  await arrive(told(3, 'favourite', { status: mine(3) }), told(2, 'follow'))
  await expect.poll(() => world.shown).toHaveLength(2)
  expect(world.shown).toMatchObject([
    {
      title: 'Kei',
      body: 'followed you',
      tag: 'skein-id-wren-2',
      icon: 'https://fen.example/kei.png',
      data: { path: '/users/kei' },
    },
    { title: 'Kei', body: 'favourited your post', tag: 'skein-id-wren-3' },
  ])
  expect(world.shown[1]?.data).toEqual({ path: expect.stringMatching(/^\/notice\//) as string })
})

test('[NOTIF-16] what was seen elsewhere, and a type that is switched off, are not shown', async () => {
  setSetting('notificationVisibility', {
    likes: true,
    repeats: true,
    mentions: true,
    follows: true,
    followRequest: true,
    moves: false,
    emojiReactions: true,
    polls: true,
  })
  await start()
  const seen = told(3, 'follow', { pleroma: { is_seen: true, is_muted: false } })
  expect(await arriveThenAnother(9, told(4, 'move', { target: wirePerson('kei2') }), seen)).toEqual([])
})

test('[NOTIF-17] nor is a mention whose post is muted or has a muted word', async () => {
  setSetting('muteWords', ['ferry'])
  await start()
  const word = told(4, 'mention', { status: spoken(4, { content: '<p>The ferry again</p>' }) })
  const muted = told(3, 'mention', { status: spoken(3, { muted: true }) })
  expect(await arriveThenAnother(9, word, muted)).toEqual([])
})

test.each(['denied', 'default'] as const)(
  '[NOTIF-18] nothing is shown where the permission is %s',
  async (none) => {
    world.permission = none
    await start()
    await arrive(told(2, 'follow'))
    world.permission = 'granted'
    await arrive(told(3, 'follow'))
    await expect.poll(() => world.shown.map(({ tag }) => tag)).toEqual(['skein-id-wren-3'])
  },
)

test('[NOTIF-19] nothing is shown in the first 10 seconds', async () => {
  await start()
  world.age = 9_000
  await arrive(told(2, 'follow'))
  world.age = 11_000
  await arrive(told(3, 'follow'))
  await expect.poll(() => world.shown.map(({ tag }) => tag)).toEqual(['skein-id-wren-3'])
})

test('[NOTIF-20] each type has its words', async () => {
  await start()
  await arrive(
    told(9, 'pleroma:emoji_reaction', { status: mine(9), emoji: '🎉' }),
    told(8, 'poll', { status: mine(8) }),
    told(7, 'follow_request'),
    told(6, 'move', { target: wirePerson('kei2') }),
    told(5, 'follow'),
    told(4, 'reblog', { status: mine(4) }),
    told(3, 'favourite', { status: mine(3) }),
    told(2, 'party'),
  )
  await expect
    .poll(() => world.shown.map(({ body }) => body))
    .toEqual([
      'You have a new notification.',
      'favourited your post',
      'repeated your post',
      'followed you',
      'moved to @kei2',
      'wants to follow you',
      'Poll ended',
      'reacted with 🎉',
    ])
})

test('[NOTIF-21] [NOTIF-22] of who speaks the words are shown, a content warning first, and alone where it is to hide them', async ({
  task,
}) => {
  task.meta.settings = ['webPushHideIfCW']
  await start()
  await arrive(
    told(3, 'mention', { status: spoken(3, { spoiler_text: 'Birds' }) }),
    told(2, 'mention', { status: spoken(2) }),
  )
  await expect.poll(() => world.shown.map(({ body }) => body)).toEqual(['Come over.', 'Birds'])
  setSetting('webPushHideIfCW', false)
  await arrive(told(4, 'mention', { status: spoken(4, { spoiler_text: 'Birds' }) }))
  await expect.poll(() => world.shown.at(-1)?.body).toBe('Birds\nCome over.')
})

test('[NOTIF-23] the first image is shown, unless the post is sensitive', async () => {
  const file = (id: string, type: string) => ({
    id,
    type,
    url: `https://fen.example/${id}`,
    preview_url: null,
  })
  const files = [file('a.mp4', 'video'), file('b.png', 'image'), file('c.png', 'image')]
  await start()
  await arrive(
    told(4, 'mention', { status: spoken(4) }),
    told(3, 'mention', { status: spoken(3, { media_attachments: files, sensitive: true }) }),
    told(2, 'mention', { status: spoken(2, { media_attachments: files }) }),
  )
  await expect
    .poll(() => world.shown.map(({ image }) => image))
    .toEqual(['https://fen.example/b.png', undefined, undefined])
})

test('an alert goes when it was read, here or elsewhere', async () => {
  await start()
  await arrive(told(2, 'follow'))
  await expect.poll(() => world.shown).toHaveLength(1)
  expect(world.closed).toEqual([])
  world.list = [told(2, 'follow', { pleroma: { is_seen: true, is_muted: false } }), told(1, 'follow')]
  await queryClient.refetchQueries({ queryKey: ['notifications'] })
  await expect.poll(() => world.closed).toEqual(['skein-id-wren-2'])
})

test('who signs out leaves no alert behind', async () => {
  await start()
  await arrive(told(2, 'follow'))
  await expect.poll(() => world.shown).toHaveLength(1)
  endSession('left')
  await expect.poll(() => world.closed).toEqual(['skein-id-wren-2'])
})

test('a press on an alert that another tab heard of leads to its post here', async () => {
  await start()
  const message = (path: unknown) =>
    navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { openAlert: { path } } }))
  message('https://evil.example')
  message('//evil.example')
  expect(location.pathname).toBe('/main/friends')
  message('/notice/Q000007')
  expect(location.pathname).toBe('/notice/Q000007')
})

test('alerts are asked for by a press, after a sentence that says what they are', async () => {
  world.permission = 'default'
  const asked = vi.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    world.permission = 'granted'
    return world.permission
  })
  await show(<AlertsGroup />)
  await expect.element(page.getByText(/^Your system shows what’s new/)).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Allow alerts' }).press()
  await expect.element(page.getByText(/^Alerts are on\./).first()).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('where the browser blocks them it says so', async () => {
  world.permission = 'denied'
  await show(<AlertsGroup />)
  await expect.element(page.getByText(/^Your browser blocks alerts/)).toBeVisible()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('what is dismissed is taken away, and the older ones that come into its place are no news', async () => {
  await start()
  await arrive(told(9, 'follow'))
  await expect.poll(() => world.shown).toHaveLength(1)
  world.list = [told(8, 'follow'), told(7, 'follow')]
  noteGone(['9', '1'])
  await expect.poll(() => world.closed).toEqual(['skein-id-wren-9'])
  expect(await arriveThenAnother(10)).toHaveLength(1)
  expect(world.shown.map(({ tag }) => tag)).toEqual(['skein-id-wren-9', 'skein-id-wren-10'])
})
