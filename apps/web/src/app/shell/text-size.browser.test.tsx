import { afterEach, beforeEach, expect, test } from 'vitest'

import { StatusCard } from '../../features/status/index.ts'
import { setSetting } from '../../model/settings.ts'
import { signIn, freshWorld, seed } from '../../testing/world.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireImage } from '../../testing/wire.ts'
import { showShell, widths } from './testing/show-shell.tsx'

let server: FakeServer

beforeEach(async () => {
  server = freshWorld()
  server.reply = () => []
  await signIn(server)
})
afterEach(() => setSetting('textSize', undefined))

const layout = () => document.querySelector('[data-layout]')?.getAttribute('data-layout')
const mainWidth = () => document.querySelector('main')?.getBoundingClientRect().width ?? 0
const lettersPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** Controls of which a part lies outside of the window or of what scrolls. */
function cutControls(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(a, button), [role="banner"] :is(a, button)')]
    .filter((each) => {
      const { left, right, width } = each.getBoundingClientRect()
      return width > 0 && (left < 0 || right > innerWidth + 0.5)
    })
    .map((each) => each.textContent || String(each.ariaLabel))
}

test.each([80, 200])(
  'letters have %i % of their size at once, and the layout counts by them',
  { meta: { settings: ['textSize'] } },
  async (size) => {
    await showShell(widths.wide)
    expect([lettersPx(), layout()]).toEqual([16, 'wide'])
    setSetting('textSize', size)
    await expect.poll(lettersPx).toBe(16 * (size / 100))
    await expect.poll(layout).toBe(size === 200 ? 'mobile' : 'wide')
    setSetting('textSize', undefined)
    await expect.poll(() => [lettersPx(), layout()]).toEqual([16, 'wide'])
  },
)

test('columns give way to large letters: the posts keep their room', async () => {
  setSetting('textSize', 150)
  await showShell(1280)
  await expect.poll(layout).toBe('compact')
  expect(mainWidth()).toBeGreaterThan(700)
})

test('at twice the size nothing of a post is cut off in a window of 390 px, nor is the page any wider', async () => {
  setSetting('textSize', 200)
  const id = await seed(server, {
    media_attachments: [wireImage('m1'), wireImage('m2')],
    replies_count: 4,
    reblogs_count: 34,
    favourites_count: 12_345,
    emoji_reactions: [{ name: '🪿', count: 2, me: false, url: null }],
  })
  await showShell(390, <StatusCard statusId={id} />, 844)
  await expect.poll(() => document.querySelectorAll('[data-action]').length).toBeGreaterThan(5)
  // The sheet's own width for few large letters.
  await expect.poll(() => getComputedStyle(document.body).getPropertyValue('--avatar')).toBe('1.5rem')
  expect(document.documentElement.scrollWidth).toBe(390)
  expect(cutControls()).toEqual([])
})
