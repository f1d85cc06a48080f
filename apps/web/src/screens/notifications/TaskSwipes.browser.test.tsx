import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { swipe, touch } from '../../app/shell/testing/touch.ts'
import { sendCommand } from '../../testing/cdp.ts'
import { getNotices } from '../../model/notices.ts'
import { setSetting } from '../../model/settings.ts'
import { signInAs, startAfresh } from '../../model/testing/routed-server.ts'
import { frames, stillness } from '../../model/timelines/testing/frames.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { begin, end, open } from '../../testing/page.tsx'
import { began, mine, minutesAgo, reply, servePages, told } from './testing/told.ts'

const path = '/wren/notifications'
const many = Array.from({ length: 12 }, (_, index) => told(20 + index, 'follow', `person${index}`))
const all = [
  ...many,
  reply(9, 'mira', { in_reply_to_id: mine(101).id }),
  reply(8, 'kei', { pleroma: { conversation_id: 3 } }),
  told(7, 'follow', 'jun', { pleroma: { is_seen: false, is_muted: true } }),
  told(6, 'favourite', 'tomas', { status: mine(101) }),
  told(5, 'favourite', 'tomas', { status: mine(103, minutesAgo(60 * 24 * 30)) }),
]

const main = page.getByRole('main')
const feed = main.getByRole('feed')
const row = (name: RegExp) => main.getByRole('article', { name })
const labels = () =>
  [...(feed.query()?.querySelectorAll('article[aria-label]') ?? [])].map(
    (each) => each.ariaLabel?.split('. ')[0],
  )
const fold = () => main.getByRole('article').filter({ hasText: 'on older posts' })
const said = () => getNotices().findLast(({ messageKey }) => messageKey.startsWith('notifications.tasks'))
/** What stands behind a row that a finger has. */
const hint = (word: string) =>
  [...main.element().querySelectorAll<HTMLElement>('[aria-hidden="true"]')].find(
    ({ textContent }) => textContent === word,
  )
const paint = (element: HTMLElement | undefined) =>
  element === undefined ? null : getComputedStyle(element).backgroundColor
/** So far it stands from where it belongs. */
const moved = (article: Element) =>
  article.getBoundingClientRect().left - feed.element().getBoundingClientRect().left

/** Its middle, where its words are. */
function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
}
async function swipeBy(element: Element, x: number, y = 0): Promise<void> {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  await stillness()
  const from = middleOf(element)
  await swipe(from, { x: from.x + x, y: from.y + y })
}

async function openList(): Promise<void> {
  await open(path)
  await expect.element(row(/^Mira/)).toBeVisible()
}

let server: FakeServer
beforeEach(async () => {
  await page.viewport(390, 844)
  begin()
  server = startAfresh(path)
  servePages(server, () => all)
  vi.useFakeTimers({ toFake: ['Date'], now: began })
  await signInAs()
  await openList()
})
afterEach(async () => {
  vi.useRealTimers()
  document.documentElement.dir = 'ltr'
  setSetting('motion', undefined)
  await end()
  await page.viewport(1024, 800)
})

test('a finger that takes a row 80 px to the right and goes up has it done', async () => {
  await swipeBy(row(/^Mira/).element(), 80)
  await expect.poll(labels).not.toContain('Mira replied to you')
  expect(said()).toMatchObject({ messageKey: 'notifications.tasks.done', messageArgs: { left: 15 } })
  await expect
    .poll(() => server.asked('POST /api/v1/pleroma/notifications/read').map(({ form }) => form))
    .toEqual([{ id: '9' }])
  said()?.undo?.()
  await expect.poll(labels).toContain('Mira replied to you')
})

test('the row follows the finger, and what is behind it says what will happen, louder from 72 px', async () => {
  const article = row(/^Mira/).element()
  const from = middleOf(article)
  const finger = await touch(from)
  await finger.moveTo({ x: from.x + 60, y: from.y })
  await expect.poll(() => moved(article)).toBe(60)
  const faint = paint(hint('Done'))
  expect(faint).not.toBeNull()
  await finger.moveTo({ x: from.x + 75, y: from.y })
  await expect.poll(() => paint(hint('Done'))).not.toBe(faint)
  await finger.moveTo({ x: from.x - 75, y: from.y })
  await expect.poll(() => moved(article)).toBe(-75)
  expect(hint('Done')).toBeUndefined()
  await expect.poll(() => paint(hint('Snooze'))).not.toBe(faint)
  await finger.moveTo({ x: from.x - 60, y: from.y })
  await expect.poll(() => paint(hint('Snooze'))).toBe(faint)
  await finger.lift()
  await expect.poll(() => hint('Snooze')).toBeUndefined()
  expect(moved(article)).toBe(0)
  expect(said()).toBeUndefined()
})

test.each([60, -60])('after %i px it goes back, and nothing is done or pressed', async (px) => {
  const article = row(/^Mira/).element()
  await swipeBy(article, px)
  await expect.poll(() => hint('Done') ?? hint('Snooze')).toBeUndefined()
  expect(moved(article)).toBe(0)
  expect(labels()).toContain('Mira replied to you')
  expect(page.getByRole('menu').query()).toBeNull()
  expect(location.pathname).toBe(path)
  expect(server.asked('POST /api/v1/pleroma/notifications/read')).toEqual([])
})

test('to the left it is asked until when it waits, at the lower edge', async () => {
  await swipeBy(row(/^Kei/).element(), -80)
  const menu = page.getByRole('menu', { name: 'Snooze' })
  await expect.element(menu).toBeVisible()
  await expect.element(menu.getByText('Kei replied to you')).toBeVisible()
  await expect.poll(() => Math.round(menu.element().getBoundingClientRect().bottom)).toBe(innerHeight)
  await page.getByRole('menuitem', { name: /^In 1 hour/ }).press()
  await expect.poll(labels).not.toContain('Kei replied to you')
  expect(said()?.messageKey).toBe('notifications.tasks.until')
})

test('where the button of a row does not show, the focus is its row’s again after the question', async () => {
  const article = row(/^Kei/).element() as HTMLElement
  const each = article.querySelector<HTMLElement>('[data-snooze]')?.parentElement
  each?.style.setProperty('display', 'none')
  await swipeBy(article, -80)
  await expect.element(page.getByRole('menu', { name: 'Snooze' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Until someone else replies' }).press()
  await expect.poll(labels).not.toContain('Kei replied to you')
  await expect.poll(() => document.activeElement?.closest('[data-row-id]')).not.toBeNull()
})

test('from right to left it is the other way round', async () => {
  document.documentElement.dir = 'rtl'
  await swipeBy(row(/^Kei/).element(), 80)
  await expect.element(page.getByRole('menu', { name: 'Snooze' })).toBeVisible()
  await page.getByRole('menuitem', { name: /^In 1 hour/ }).press()
  await expect.poll(labels).not.toContain('Kei replied to you')
  await swipeBy(row(/^Mira/).element(), -80)
  await expect.poll(labels).not.toContain('Mira replied to you')
})

test('up and down scrolls the page, and does nothing else', async () => {
  const from = middleOf(row(/^Mira/).element())
  await swipe({ x: from.x, y: 700 }, { x: from.x + 90, y: 300 })
  await expect.poll(() => window.scrollY).toBeGreaterThan(0)
  await stillness()
  expect(said()).toBeUndefined()
  expect(hint('Done')).toBeUndefined()
})

test('one that is taken away by the browser does nothing', async () => {
  const article = row(/^Mira/).element()
  const from = middleOf(article)
  const finger = await touch(from)
  await finger.moveTo({ x: from.x + 100, y: from.y })
  await expect.poll(() => moved(article)).toBe(100)
  await finger.cancel()
  await expect.poll(() => hint('Done')).toBeUndefined()
  expect(moved(article)).toBe(0)
  expect(said()).toBeUndefined()
})

test('a second finger ends it, and nothing is done when both go up', async () => {
  const article = row(/^Mira/).element()
  const from = middleOf(article)
  const finger = await touch(from)
  await finger.moveTo({ x: from.x + 100, y: from.y })
  await expect.poll(() => moved(article)).toBe(100)
  await finger.join({ x: 300, y: 700 })
  await expect.poll(() => hint('Done')).toBeUndefined()
  await finger.lift()
  await frames(2)
  expect(moved(article)).toBe(0)
  expect(said()).toBeUndefined()
})

/** The button of the mouse, or of a pen, goes down, along and up. */
async function drag(pointerType: 'mouse' | 'pen', element: Element, px: number): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const { x, y } = middleOf(element)
  const send = (type: string, by: number, buttons: number) =>
    sendCommand('Input.dispatchMouseEvent', {
      type,
      pointerType,
      x: frame.left + x + by,
      y: frame.top + y,
      button: 'left',
      buttons,
      clickCount: 1,
    })
  await send('mousePressed', 0, 1)
  for (const part of [0.25, 0.5, 0.75, 1]) await send('mouseMoved', px * part, 1)
  await send('mouseReleased', px, 0)
}

test('the mouse does not swipe', async () => {
  const article = row(/^Mira/).element()
  await drag('mouse', article, 100)
  await stillness()
  expect(moved(article)).toBe(0)
  expect(said()).toBeUndefined()
  expect(labels()).toContain('Mira replied to you')
})

test('a pen does, and what is under it is not pressed', async () => {
  const button = row(/^Mira/).getByRole('button', { name: 'Snooze' }).element()
  await drag('pen', button, -20)
  await expect.poll(() => hint('Snooze')).toBeUndefined()
  await stillness()
  expect(page.getByRole('menu').query()).toBeNull()
  expect(server.asked('POST /api/v1/pleroma/notifications/read')).toEqual([])
  await drag('pen', row(/^Mira/).element(), 100)
  await expect.poll(labels).not.toContain('Mira replied to you')
})

test('what scrolls sideways by itself, and a form, have the finger for themselves', async () => {
  const article = row(/^Mira/).element()
  const wide = document.createElement('div')
  wide.style.overflowX = 'auto'
  const inside = document.createElement('div')
  Object.assign(inside.style, { inlineSize: '3000px', blockSize: '40px' })
  wide.append(inside)
  article.append(wide)
  await swipeBy(wide, 100)
  expect(moved(article)).toBe(0)
  const form = document.createElement('form')
  form.textContent = 'Somebody answers here'
  wide.replaceWith(form)
  await swipeBy(form, 100)
  await stillness()
  expect(said()).toBeUndefined()
})

test('muted people, posts of one’s own and the fold are done the same way; the fold cannot be put off', async () => {
  await swipeBy(main.getByRole('article').filter({ hasText: '@jun' }).element(), 80)
  await expect.element(main.getByText('@jun')).not.toBeInTheDocument()
  await swipeBy(row(/^Your post/).element(), 80)
  await expect.element(row(/^Your post/)).not.toBeInTheDocument()
  const article = fold().element()
  await swipeBy(article, -80)
  expect(moved(article)).toBe(0)
  expect(page.getByRole('menu').query()).toBeNull()
  await swipeBy(article, 80)
  await expect.element(fold()).not.toBeInTheDocument()
})
