import { afterEach, expect, test } from 'vitest'

import { mountedIds, rowTop } from '../../../model/timelines/testing/rows.ts'
import { ids, openList } from './testing/list-page.tsx'

const rowHeight = 100
const rows = ids('r', 500)
const height = () => rowHeight

/** The rows that are made from now on, those of each time together. */
const times: string[][] = []
const observer = new MutationObserver((changes) => {
  const made = changes
    .flatMap(({ addedNodes }) => [...addedNodes])
    .flatMap((node) =>
      node instanceof HTMLElement ? [node, ...node.querySelectorAll<HTMLElement>('[data-row-id]')] : [],
    )
    .flatMap(({ dataset }) => dataset['rowId'] ?? [])
  if (made.length > 0) times.push(made)
})

function watch(): void {
  times.length = 0
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Waits for the rows of the first step beyond the screen. */
async function firstStep(): Promise<void> {
  await expect.poll(() => rowTop(mountedIds().at(-1) ?? '')).toBeGreaterThan(innerHeight + 700)
}

afterEach(() => {
  observer.disconnect()
  window.scrollTo(0, 0)
})

test('[BOOT-01] rows that take long are made one at a time: those on screen from the top, then those below it', async () => {
  watch()
  await openList(rows, { height, workMs: 40 })
  await firstStep()
  expect(times.map(({ length }) => length)).toEqual(times.map(() => 1))
  expect(times.flat()).toEqual(rows.slice(0, times.length))
})

test('[BOOT-01] who comes back to a row sees it first', async () => {
  watch()
  await openList(rows, { height, workMs: 40, place: { id: 'r50', offset: 250 } })
  await firstStep()
  expect(times[0]).toEqual(['r50'])
  expect(times.flat()).toContain('r48')
})

test('[BOOT-01] rows that are made quickly come several at once, first no more than fill the screen', async () => {
  // What they take is known from those before them.
  await openList(rows, { height, place: { id: 'r90', offset: 0 } })
  await firstStep()
  watch()
  await openList(rows, { height })
  await firstStep()
  expect(times[0]?.length).toBeGreaterThan(1)
  expect(times[0]?.length).toBeLessThan((1.3 * innerHeight) / rowHeight)
})

test('a row that somebody goes to has the focus at once, also where nothing has to be scrolled', async () => {
  const world = await openList(rows.slice(0, 1), { height, workMs: 40 })
  await expect.poll(mountedIds).toEqual(['r0'])
  let hasFocus = false
  world.setIds(() => rows.slice(0, 5))
  await expect
    .poll(() => {
      hasFocus ||= world.list().focusRow('r3')
      return hasFocus
    })
    .toBe(true)
  expect(mountedIds()).not.toContain('r4')
  expect(document.activeElement?.ariaLabel).toBe('r3')
})
