import { afterEach, expect, test, vi } from 'vitest'

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
  vi.restoreAllMocks()
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

test('what follows a short list stands still from the first picture on, however long its rows take', async () => {
  const tops: number[] = []
  let isWatched = true
  const look = () => {
    const footer = [...document.querySelectorAll('div')].find(({ textContent }) => textContent === 'footer')
    if (footer && mountedIds().length > 0) tops.push(footer.getBoundingClientRect().top)
    if (isWatched) requestAnimationFrame(look)
  }
  // After the callbacks of a frame, as what is painted stands.
  requestAnimationFrame(look)
  await openList(rows.slice(0, 5), { height, workMs: 40 })
  isWatched = false
  expect(mountedIds()).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
})

test('[BOOT-01] who comes back to a row sees it first', async () => {
  watch()
  await openList(rows, { height, workMs: 40, place: { id: 'r50', offset: 250 } })
  await firstStep()
  expect(times[0]).toEqual(['r50'])
  expect(times.flat()).toContain('r48')
})

test('[BOOT-01] rows that are made quickly come several at once, first no more than fill the screen', async () => {
  // However busy the machine is: each look at the clock finds it a hundredth of a millisecond on.
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.01))
  // What they take is known from those before them.
  await openList(rows, { height, place: { id: 'r90', offset: 0 } })
  await firstStep()
  watch()
  await openList(rows, { height })
  await firstStep()
  expect(times[0]?.length).toBeGreaterThan(1)
  expect(times[0]?.length).toBeLessThan((1.3 * innerHeight) / rowHeight)
})

test('[POST-55] a row that somebody goes to has the focus at once, before those around it are made', async () => {
  const world = await openList(rows, { height, workMs: 40 })
  await firstStep()
  expect(world.list().focusRow('r200')).toBe(true)
  expect(document.activeElement?.ariaLabel).toBe('r200')
  expect(mountedIds()).not.toContain('r203')
})
