import { freshWorld, seed, show, signIn } from '../../testing/world.tsx'
import type { StatusId } from '@skein/api'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { WithEnglish } from '../../i18n/testing.tsx'
import type { FakeServer } from '../../testing/fake-server.ts'
import { wireAccount, wireImage } from '../../testing/wire.ts'
import { acting } from './act.ts'
import { actionState } from './action-state.ts'
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
  await screen.getByRole('button', { name: 'More' }).press()
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
  await screen.getByRole('menuitem', { name: 'Mute conversation' }).press()
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
  const line = muted.getByText('mira is muted', { exact: true })
  await expect.element(line).toBeVisible()
  expect(ask(line.element())).toBe(false)
})

test('[POST-02] words that are selected in another post do not matter', async () => {
  const other = await show(
    <StatusCard statusId={await seed(server, { id: 's2', content: '<p>Elsewhere</p>' })} />,
  )
  const { screen, words } = await post()
  getSelection()?.selectAllChildren(other.getByText('Elsewhere').element())
  expect(ask(words)).toBe(true)
  await expect.element(screen.getByRole('menu', { name: 'More' })).toBeVisible()
})

test('[POST-02] a menu closes with the row that leaves, and does not come back with it', async () => {
  const id = await seed(server)
  const screen = await show(<StatusCard statusId={id} />)
  const words = () => screen.getByText(/rang the bell/)
  ask(words().element())
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await screen.rerender(<WithEnglish>Elsewhere</WithEnglish>)
  await expect.element(screen.getByText('Elsewhere')).toBeVisible()
  await screen.rerender(
    <WithEnglish>
      <StatusCard statusId={id} />
    </WithEnglish>,
  )
  await expect.element(words()).toBeVisible()
  expect(actionState.getState().panel).toBeNull()
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  ask(words().element())
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test('[POST-02] a row that leaves does not close the menu of another one', async () => {
  const ids = [await seed(server), await seed(server, { id: 's2', content: '<p>Elsewhere</p>' })]
  const rows = (shown: StatusId[]) => (
    <WithEnglish>
      {shown.map((id) => (
        <StatusCard key={id} statusId={id} />
      ))}
    </WithEnglish>
  )
  const screen = await show(null)
  await screen.rerender(rows(ids))
  ask(screen.getByText(/rang the bell/).element())
  await expect.element(screen.getByRole('menu')).toBeVisible()
  ask(screen.getByText('Elsewhere').element())
  await screen.rerender(rows(ids.slice(1)))
  await expect.element(screen.getByText(/rang the bell/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('menu')).toBeVisible()
})

test("[POST-02] the rehearsal of React's strict mode closes no menu", async () => {
  const id = await seed(server)
  const screen = await show(
    <StrictMode>
      <StatusCard statusId={id} />
    </StrictMode>,
  )
  ask(screen.getByText(/rang the bell/).element())
  await expect.element(screen.getByRole('menuitem').first()).toBeVisible()
  expect(actionState.getState().panel).not.toBeNull()
})

const people = [wireAccount({ acct: 'ada' }), wireAccount({ acct: 'jun' })]

test('[POST-51] a finger that rests on the favourite button lists who favourited, and favourites nothing', async () => {
  const { screen } = await post({ favourites_count: 2 })
  const button = screen.getByRole('button', { name: 'Favourite, 2' }).element()
  const touch = (type: string) =>
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  touch('pointerdown')
  const list = screen.getByRole('dialog', { name: 'Favourited by' })
  await expect.element(list).toBeVisible()
  touch('pointerup')
  for (const type of ['mousedown', 'mouseup', 'click'])
    button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
  await expect.poll(() => server.asked('/api/v1/statuses/s1/favourited_by')).toHaveLength(1)
  server.asked('/api/v1/statuses/s1/favourited_by')[0]?.answer(people)
  await expect.element(list.getByRole('link').first()).toHaveTextContent('ada@ada')
  expect(server.changes).toEqual([])
})

test('[POST-51] the secondary button on the favourite button lists them too, and Escape puts them away', async () => {
  const { screen } = await post({ favourites_count: 2 })
  expect(ask(screen.getByRole('button', { name: 'Favourite, 2' }).element())).toBe(true)
  const list = screen.getByRole('dialog', { name: 'Favourited by' })
  await expect.element(list).toBeVisible()
  await expect.poll(() => server.asked('/api/v1/statuses/s1/favourited_by')).toHaveLength(1)
  server.asked('/api/v1/statuses/s1/favourited_by')[0]?.answer(people)
  await expect.element(list.getByRole('link').first()).toHaveTextContent('ada@ada')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  expect(server.changes).toEqual([])
})

test('[POST-51] a plain press puts them away, and favourites', async () => {
  const { screen } = await post({ favourites_count: 2 })
  const button = screen.getByRole('button', { name: 'Favourite, 2' })
  ask(button.element())
  const list = screen.getByRole('dialog', { name: 'Favourited by' })
  await expect.element(list).toBeVisible()
  await button.press()
  await expect.element(list).not.toBeInTheDocument()
  await expect.poll(() => server.changes).toEqual(['POST /api/v1/statuses/s1/favourite'])
})

test('[POST-51] a favourite button without favourites has nothing behind it', async () => {
  const { screen } = await post()
  expect(ask(screen.getByRole('button', { name: 'Favourite' }).element())).toBe(false)
})
