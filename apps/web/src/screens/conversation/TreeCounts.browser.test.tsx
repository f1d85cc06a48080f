import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import {
  beginTrees,
  endTrees,
  openThread,
  type Planted,
  plantLine,
  seedThread,
  rowOf,
} from './testing/threads.ts'
import type { FakeServer } from '../../testing/fake-server.ts'

let instance: FakeServer

beforeEach(async () => {
  instance = await beginTrees()
})
afterEach(async () => {
  await endTrees()
  await page.viewport(1280, 800)
})

const counts = { replies_count: 12, reblogs_count: 345, favourites_count: 1_678 }
/** Replies as deep as a tree draws them, each with numbers. */
const deep = plantLine(10).map(([number, parent]): Planted => [number, parent, counts])

/** What is at the middle of an element belongs to it, and nothing of it is outside of its row. */
function isWhole(element: Element, row: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const edge = row.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return (
    left >= edge.left &&
    right <= edge.right + 0.5 &&
    (element.contains(hit) || hit?.contains(element) === true)
  )
}

const bar = (row: Element) => [...row.querySelectorAll('[data-action], [aria-haspopup="menu"]')]

/** Opens a deep tree in a column of this width and puts the pointer away from it. */
async function openDeep(width: number, column: number): Promise<void> {
  await page.viewport(width, 900)
  setSetting('maxDepthInThread', 20)
  seedThread(instance, deep)
  await openThread(1)
  const main = document.querySelector('main')
  if (main) main.style.inlineSize = `${column}px`
  await stillness()
  await userEvent.hover(page.getByRole('heading', { name: /^Conversation/ }))
}

async function bringIntoView(number: number): Promise<HTMLElement> {
  rowOf(number).scrollIntoView({ block: 'center' })
  await stillness()
  return rowOf(number)
}

describe('the numbers below a post in a tree', () => {
  test.each([
    [390, 390],
    [820, 530],
    [1024, 560],
    [1440, 640],
  ])('show at every depth, whole and with nothing over them, in a window of %d px', async (width, column) => {
    await openDeep(width, column)
    for (const number of [2, 5, 7, 9, 10]) {
      const row = await bringIntoView(number)
      for (const [name, text] of [
        ['reply', '12'],
        ['repeat', '345'],
        ['favourite', '1,678'],
      ] as const) {
        const button = row.querySelector(`[data-action="${name}"]`)
        const count = button?.querySelector('span') ?? document.body
        expect(count.textContent).toBe(text)
        expect(getComputedStyle(button ?? document.body).opacity).toBe('1')
        expect(isWhole(count, row), `${text} of post ${number}`).toBe(true)
      }
      // And none of the buttons lies over another one or outside of the column.
      const drawn = bar(row).filter((button) => button.checkVisibility())
      const boxes = drawn.map((button) => button.getBoundingClientRect())
      const { right: edge } = row.getBoundingClientRect()
      for (const [index, box] of boxes.entries())
        expect(box.right, `button ${index} of post ${number}`).toBeLessThanOrEqual(
          (boxes[index + 1]?.left ?? edge) + 0.5,
        )
    }
  })

  test('what has no room any more is in the menu', async () => {
    await openDeep(1440, 640)
    const bookmarkOf = (row: Element) => row.querySelector('[data-action="bookmark"]')?.checkVisibility()
    const near = await bringIntoView(3)
    expect(bookmarkOf(near)).toBe(true)
    const row = await bringIntoView(10)
    expect(bookmarkOf(row)).toBe(false)
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click()
    await expect.element(page.getByRole('menuitem', { name: 'Bookmark' })).toBeVisible()
  })
})
