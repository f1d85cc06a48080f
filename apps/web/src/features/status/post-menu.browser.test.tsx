import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireImage } from '../../testing/wire.ts'
import { acting } from './act.ts'
import { StatusCard } from './index.ts'

let server: FakeServer
beforeEach(async () => {
  await page.viewport(1024, 800)
  server = freshWorld()
  await signIn(server)
  // Before the code is there a browser's own menu comes.
  await acting.load()
})
afterEach(() => getSelection()?.removeAllRanges())

/** As a browser asks: says whether its own menu was put aside. */
function ask(element: Element, init: PointerEventInit = {}): boolean {
  const { left, top } = element.getBoundingClientRect()
  const place = { clientX: left + 8, clientY: top + 6 }
  const event = { bubbles: true, cancelable: true, button: 2, pointerType: 'mouse', ...place, ...init }
  return !element.dispatchEvent(new PointerEvent('contextmenu', event))
}
const post = async (change: Record<string, unknown> = {}) => {
  const screen = await show(<StatusCard statusId={await seed(server, change)} />)
  return { screen, words: screen.getByText(/rang the bell/).element() }
}

test('[POST-02] the secondary button on a post opens its menu where it was pressed', async () => {
  const { screen, words } = await post()
  await screen.getByRole('button', { name: 'More' }).click()
  const entries = () =>
    screen
      .getByRole('menuitem')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(screen.getByRole('menu')).toBeVisible()
  const atButton = entries()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  expect(ask(words)).toBe(true)
  const menu = screen.getByRole('menu', { name: 'More' })
  await expect.element(menu).toBeVisible()
  expect(entries()).toEqual(atButton)
  const { left, top } = words.getBoundingClientRect()
  const at = menu.element().getBoundingClientRect()
  expect(Math.abs(at.left - left - 8)).toBeLessThan(12)
  expect(Math.abs(at.top - top - 6)).toBeLessThan(12)
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(screen.getByRole('article')).toHaveFocus()
})

test('[POST-02] a finger that rests on it does so too, and an entry does its work', async () => {
  const { screen, words } = await post()
  expect(ask(words, { button: 0, pointerType: 'touch' })).toBe(true)
  await screen.getByRole('menuitem', { name: 'Mute conversation' }).click()
  await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/mute'])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
})

test('[POST-02] links, buttons, media, selected words and Shift keep the menu of the browser', async () => {
  const { screen, words } = await post({ media_attachments: [wireImage('m1')] })
  expect(ask(screen.getByRole('link', { name: 'mira' }).first().element())).toBe(false)
  expect(ask(screen.getByRole('link', { name: 'Picture m1' }).element())).toBe(false)
  expect(ask(screen.getByRole('button', { name: 'Bookmark' }).element())).toBe(false)
  expect(ask(words, { shiftKey: true })).toBe(false)
  getSelection()?.selectAllChildren(words)
  expect(ask(words)).toBe(false)
  getSelection()?.removeAllRanges()
  expect(ask(words)).toBe(true)
})

test('[POST-02] what floats above a post, and a folded post, have no menu of it', async () => {
  const { screen, words } = await post()
  ask(words)
  const entry = screen.getByRole('menuitem').first()
  await expect.element(entry).toBeVisible()
  expect(ask(entry.element())).toBe(false)
  const muted = await show(<StatusCard statusId={await seed(server, { id: 's2', muted: true })} />)
  const line = muted.getByText('mira muted', { exact: true })
  await expect.element(line).toBeVisible()
  expect(ask(line.element())).toBe(false)
})

test('[POST-51] a finger that rests on the favourite button lists who favourited, and favourites nothing', async () => {
  const { screen } = await post({ favourites_count: 2 })
  expect(ask(screen.getByRole('button', { name: 'Favourite, 2' }).element(), { button: 0 })).toBe(true)
  const list = screen.getByRole('dialog', { name: 'Who favourited this' })
  await expect.element(list).toBeVisible()
  await expect.poll(() => server.calls.map(({ path }) => path)).toEqual(['/api/v1/statuses/s1/favourited_by'])
  server.last().answer([wireAccount({ acct: 'ada' }), wireAccount({ acct: 'jun' })])
  await expect.element(list.getByRole('link').first()).toHaveTextContent('ada@ada')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  expect(server.changes).toEqual([])
})

test('[POST-51] a favourite button without favourites has nothing behind it', async () => {
  const { screen } = await post()
  expect(ask(screen.getByRole('button', { name: 'Favourite' }).element())).toBe(false)
})
