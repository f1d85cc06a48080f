import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setPageTitle } from '../../lib/page-title.ts'
import { endSession } from '../../model/session.ts'
import { setSetting } from '../../model/settings.ts'
import { describeInstance, signInAs, startAfresh, wirePerson } from '../../model/testing/routed-server.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { queryClient } from '../query-client.ts'
import { withAnswers } from '../with-answers.tsx'
import { show } from '../../testing/world.tsx'
import { beQuiet } from './testing/quiet.ts'
import { WatchBadge } from './WatchBadge.tsx'

const Badge = withAnswers(WatchBadge)
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const told = (id: number, isSeen: boolean, type = 'follow') => ({
  id: String(id),
  type,
  created_at: '2026-06-01T12:00:00.000Z',
  account: wirePerson('mira'),
  pleroma: { is_seen: isSeen, is_muted: false },
})
const announcement = (id: string, isRead: boolean) => ({
  id,
  content: '<p>News</p>',
  published_at: '2026-06-01T12:00:00.000Z',
  read: isRead,
})

let server: FakeServer
let link: HTMLLinkElement
beforeEach(async () => {
  link = document.createElement('link')
  link.rel = 'icon'
  link.href = picture
  document.querySelectorAll('link[rel~="icon"]').forEach((other) => other.remove())
  document.head.append(link)
  queryClient.clear()
  server = startAfresh()
  describeInstance()
  server.on('GET /api/v1/notifications', [told(3, false), told(2, false), told(1, true)])
  server.on('GET /api/v1/announcements', [announcement('a', false), announcement('b', true)])
  setPageTitle('Home')
  await signInAs()
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['notificationVisibility', 'quietHours', 'onlyFollowedUntil'] as const)
    setSetting(name, undefined)
  endSession('left')
  queryClient.clear()
})

/** The numbers that the icon of the installed client was given, null for none. */
function watchIcon(): (number | null)[] {
  const badges: (number | null)[] = []
  vi.stubGlobal('navigator', {
    ...navigator,
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(null),
  })
  return badges
}

test('[NOTIF-24] the title carries unseen notifications and unread announcements together, and nothing at 0', async () => {
  const badges = watchIcon()
  await show(<Badge />)
  await expect.poll(() => document.title).toBe('(3) Home')
  setPageTitle('Lists')
  expect(document.title).toBe('(3) Lists')
  server.on('GET /api/v1/notifications', [told(3, true), told(2, true), told(1, true)])
  server.on('GET /api/v1/announcements', [announcement('a', true)])
  await queryClient.refetchQueries()
  await expect.poll(() => document.title).toBe('Lists')
  expect(badges.at(-1)).toBeNull()
  expect(badges).toContain(3)
})

test('a type that is not shown is not counted', async () => {
  server.on('GET /api/v1/notifications', [told(3, false, 'follow'), told(2, false, 'move')])
  await show(<Badge />)
  await expect.poll(() => document.title).toBe('(3) Home')
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
  await expect.poll(() => document.title).toBe('(2) Home')
})

test('[NOTIF-25] the number is drawn onto the icon, on a canvas of 128 by 128, and taken away again', async () => {
  const sizes: number[][] = []
  const toDataUrl = HTMLCanvasElement.prototype.toDataURL
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    sizes.push([this.width, this.height])
    return toDataUrl.call(this, 'image/png')
  })
  await show(<Badge />)
  await expect.poll(() => link.href !== picture && link.href.startsWith('data:image/png')).toBe(true)
  expect(sizes.at(-1)).toEqual([128, 128])
  endSession('left')
  await expect.poll(() => link.href).toBe(picture)
  vi.restoreAllMocks()
})

test('in quiet hours the icons have no number, and the title has it still', async () => {
  const badges = watchIcon()
  beQuiet()
  await show(<Badge />)
  await expect.poll(() => document.title).toBe('(3) Home')
  expect(badges).toEqual([null])
  expect(link.href).toBe(picture)
  setSetting('quietHours', undefined)
  await expect.poll(() => badges.at(-1)).toBe(3)
})

test('until a moment the icons count only people the viewer follows, and announcements are none', async () => {
  const badges = watchIcon()
  const moth = { ...told(4, false), account: wirePerson('moth') }
  server.on('GET /api/v1/notifications', [moth, told(3, false), told(2, false), told(1, true)])
  server.on('GET /api/v1/accounts/relationships', [
    { id: 'id-mira', following: true },
    { id: 'id-moth', following: false },
  ])
  setSetting('onlyFollowedUntil', Date.now() + 60_000)
  await show(<Badge />)
  await expect.poll(() => badges.at(-1)).toBe(2)
  expect(document.title).toBe('(4) Home')
  expect(server.calls.filter(({ url }) => url.pathname.endsWith('/relationships'))).toHaveLength(1)
  setSetting('onlyFollowedUntil', Date.now())
  await expect.poll(() => badges.at(-1)).toBe(4)
})

test('an icon that cannot be read stays as it is', async () => {
  link.href = 'data:image/png;base64,AAAA'
  await show(<Badge />)
  await expect.poll(() => document.title).toBe('(3) Home')
  expect(link.href).toBe('data:image/png;base64,AAAA')
})
