import { afterEach, describe, expect, test } from 'vitest'

import { frames, stillness } from '../../../model/timelines/testing/frames.ts'
import { coveredPx, firstVisibleId, mountedIds, rowTop } from '../../../model/timelines/testing/rows.ts'
import { ids, openList, scrollTo } from './testing/list-page.tsx'

afterEach(() => window.scrollTo(0, 0))

/** Runs a change and answers by how much the first visible row has moved, in the worst of the next frames. */
async function shiftOf(change: () => void, id = firstVisibleId()): Promise<number> {
  const before = rowTop(id)
  let worst = 0
  change()
  for (let frame = 0; frame < 20; frame++) {
    await frames()
    const shift = Math.abs(rowTop(id) - before)
    worst = Number.isNaN(shift) ? Number.POSITIVE_INFINITY : Math.max(worst, shift)
  }
  return worst
}

/** The rows that are made from now on, and how many each time. */
function watchRows() {
  const made: string[] = []
  const batches: number[] = []
  const observer = new MutationObserver((changes) => {
    batches.push(changes.flatMap(({ addedNodes }) => [...addedNodes]).length)
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLElement) made.push(node.dataset['rowId'] ?? '')
  })
  observer.observe(document.querySelector('[role=feed]') ?? document.body, { childList: true })
  return { made, batches, observer }
}

describe('a list of 5,000 rows', () => {
  test('scrolled to its end it keeps at most 2,000 elements in the document', async () => {
    await openList(ids('r', 5000))
    let most = 0
    const look = () => {
      most = Math.max(most, document.querySelectorAll('*').length)
    }
    for (let step = 0; step < 120; step++) {
      window.scrollBy(0, 700)
      await frames()
      look()
    }
    const left = () => document.documentElement.scrollHeight - window.scrollY - window.innerHeight
    for (let step = 0; left() > 1 && step < 200; step++) {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await frames(2)
      look()
    }
    expect(mountedIds().at(-1)).toBe('r4999')
    expect(left()).toBeLessThanOrEqual(1)
    console.warn(`MEASURED nodes at most: ${most}, rows at the end: ${mountedIds().length}`)
    expect(most).toBeLessThanOrEqual(2000)
  })

  test('no frame is blank while scrolling down and up', async () => {
    await openList(ids('r', 5000))
    let blanks = 0
    for (let step = 0; step < 120; step++) {
      window.scrollBy(0, step < 60 ? 240 : -240)
      await frames()
      const hit = document.elementFromPoint(200, 500)
      if (!hit?.closest('[data-row-id]')) blanks++
    }
    expect(blanks).toBe(0)
  })

  test('a row near the screen is made once, also for who turns and turns again', async () => {
    await openList(ids('r', 5000), { height: () => 190 })
    await scrollTo(20_000)
    // Who has just come has rows made ahead, on a slow machine only here.
    await scrollTo(24_000)
    const { made, observer } = watchRows()
    // Farther than rows are made ahead while somebody rests, and back by less than they stay.
    for (const step of [150, 150, 150, -150, 150]) {
      for (let frame = 0; frame < 3; frame++) {
        window.scrollBy(0, step)
        await frames()
      }
      await stillness()
    }
    observer.disconnect()
    expect(made.length).toBeGreaterThan(1)
    expect(made).toEqual([...new Set(made)])
  })

  test('rows that turn out taller below the window stand one below the other before they come into it', async () => {
    const world = await openList(ids('r', 5000), { height: (id) => 60 + (Number(id.slice(1)) % 7) * 90 })
    await scrollTo(9000)
    const rows = () => mountedIds().map((id) => document.querySelector(`[data-row-id="${id}"]`))
    const gaps = () =>
      rows().flatMap((row, index) => {
        const next = rows()[index + 1]
        return row && next
          ? [Math.round(next.getBoundingClientRect().top - row.getBoundingClientRect().bottom)]
          : []
      })
    for (let step = 0; step < 12; step++) {
      window.scrollBy(0, 170)
      await frames(3)
      expect(gaps().filter((gap) => gap !== 0)).toEqual([])
    }
    // Who goes on by a key in the very frame goes to where the row is going to be.
    window.scrollBy(0, 600)
    await frames(1)
    const last = mountedIds().at(-1) ?? 'none'
    world.list().focusRow(last)
    const top = rowTop(last)
    await stillness()
    expect(Math.abs(rowTop(last) - top)).toBeLessThanOrEqual(1)
  })

  test('of rows that come while nobody moves those on screen are drawn first', async () => {
    const world = await openList(ids('r', 2), { height: () => 190 })
    await stillness()
    const { batches, observer } = watchRows()
    world.setIds((rows) => [...rows, ...ids('n', 40)])
    await expect.poll(() => rowTop(mountedIds().at(-1) ?? '')).toBeGreaterThan(innerHeight + 700)
    observer.disconnect()
    expect(batches[0]).toBeLessThanOrEqual(Math.ceil(innerHeight / 190))
  })

  test('the rows of the first step are there before it is taken', async () => {
    await openList(ids('r', 5000), { height: () => 190 })
    await expect.poll(() => rowTop(mountedIds().at(-1) ?? '')).toBeGreaterThan(innerHeight + 700)
    const { made, observer } = watchRows()
    await scrollTo(500)
    observer.disconnect()
    expect(made).toEqual([])
    await scrollTo(1000)
    expect(rowTop(mountedIds().at(-1) ?? '')).toBeLessThan(innerHeight + 700)
  })
})

describe('what is read stays in place', () => {
  for (const count of [1, 20, 100]) {
    test(`when ${count} rows arrive above at rest`, async () => {
      const world = await openList(ids('r', 300))
      await scrollTo(12_345)
      const shift = await shiftOf(() => world.setIds((rows) => [...ids(`n${count}-`, count), ...rows]))
      console.warn(`MEASURED ${count} at rest: ${shift.toFixed(3)} px`)
      expect(shift).toBeLessThanOrEqual(1)
    })

    test(`when ${count} rows arrive above while scrolling down and up`, async () => {
      const world = await openList(ids('r', 300))
      await scrollTo(12_345)
      for (const speed of [23, -23]) {
        // The row that comes into view in front of the reader stays in view all the way.
        const id =
          speed > 0
            ? (mountedIds().findLast((row) => rowTop(row) < window.innerHeight) ?? 'none')
            : firstVisibleId()
        const start = rowTop(id)
        let worst = 0
        for (let frame = 0; frame < 30; frame++) {
          window.scrollBy(0, speed)
          if (frame === 5) world.setIds((rows) => [...ids(`s${speed}n${count}-`, count), ...rows])
          await frames()
          const shift = Math.abs(rowTop(id) - (start - speed * (frame + 1)))
          if (!Number.isNaN(shift)) worst = Math.max(worst, shift)
        }
        expect(Number.isNaN(rowTop(id))).toBe(false)
        console.warn(`MEASURED ${count} while scrolling by ${speed}: ${worst.toFixed(3)} px`)
        expect(worst).toBeLessThanOrEqual(1)
        await stillness()
      }
    })
  }

  test('when 20 rows arrive above near the top of the page', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(300)
    const shift = await shiftOf(() => world.setIds((rows) => [...ids('n', 20), ...rows]))
    expect(shift).toBeLessThanOrEqual(1)
  })

  test('when sixty rows arrive just above one after the other, and no rest adds up', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(20_000)
    const id = firstVisibleId()
    const before = rowTop(id)
    for (let turn = 0; turn < 60; turn++) {
      world.setIds((rows) => rows.toSpliced(rows.indexOf(id), 0, `t${turn}`))
      await frames()
    }
    await stillness()
    expect(Math.abs(rowTop(id) - before)).toBeLessThanOrEqual(1)
  })

  test('when a row above grows by 180 px late', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(9_000)
    const above = mountedIds()[mountedIds().indexOf(firstVisibleId()) - 1] ?? 'none'
    const shift = await shiftOf(() => world.grow(above, 180))
    console.warn(`MEASURED late growth: ${shift.toFixed(3)} px`)
    expect(shift).toBeLessThanOrEqual(1)
  })

  test('when a row that only the headings hide grows', async () => {
    const world = await openList(ids('r', 300), { height: () => 40 })
    await scrollTo(2_015)
    await scrollTo(2_010)
    const hidden = mountedIds().find((id) => rowTop(id) > 0 && rowTop(id) + 40 < coveredPx) ?? 'none'
    expect(Number.isNaN(rowTop(hidden))).toBe(false)
    const shift = await shiftOf(() => world.grow(hidden, 180))
    expect(shift).toBeLessThanOrEqual(1)
  })

  test('when rows far above are deleted or inserted', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(30_000)
    const gone = await shiftOf(() => world.setIds((rows) => rows.filter((id) => id !== 'r2' && id !== 'r7')))
    const come = await shiftOf(() => world.setIds((rows) => rows.toSpliced(4, 0, 'x1', 'x2', 'x3')))
    console.warn(`MEASURED delete far above: ${gone.toFixed(3)} px, insert: ${come.toFixed(3)} px`)
    expect(gone).toBeLessThanOrEqual(1)
    expect(come).toBeLessThanOrEqual(1)
  })

  test('when one update changes the list above and below at once', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(30_000)
    const shift = await shiftOf(() =>
      world.setIds((rows) => [...ids('n', 13), ...rows.filter((id) => id !== 'r3'), ...ids('o', 20)]),
    )
    expect(shift).toBeLessThanOrEqual(1)
  })

  test('when as many rows go above as come', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(30_000)
    const shift = await shiftOf(() => world.setIds((rows) => ['y1', 'y2', ...rows.slice(2)]))
    expect(shift).toBeLessThanOrEqual(1)
  })

  test('when the row at the top of the screen is deleted, the next one stays', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(30_000)
    const gone = firstVisibleId()
    const next = mountedIds()[mountedIds().indexOf(gone) + 1] ?? 'none'
    const shift = await shiftOf(() => world.setIds((rows) => rows.filter((id) => id !== gone)), next)
    expect(shift).toBeLessThanOrEqual(1)
  })

  test('except at the very top, where new rows show', async () => {
    const world = await openList(ids('r', 300), { keepsTopWithin: 15 })
    await scrollTo(15)
    world.setIds((rows) => [...ids('n', 3), ...rows])
    await stillness()
    expect(firstVisibleId()).toBe('n0')
    await scrollTo(16)
    const shift = await shiftOf(() => world.setIds((rows) => [...ids('m', 3), ...rows]))
    expect(shift).toBeLessThanOrEqual(1)
  })
})

test('nobody on the page hears of a scroll or a size that nobody made', async () => {
  const heard: string[] = []
  const note = ({ type, isTrusted }: Event) => !isTrusted && heard.push(type)
  window.addEventListener('scroll', note)
  window.addEventListener('resize', note)
  const world = await openList(ids('r', 300), { place: { id: 'r100', offset: 0 } })
  await expect.poll(firstVisibleId).toBe('r100')
  await shiftOf(() => world.setIds((rows) => [...ids('n', 13), ...rows, ...ids('o', 20)]))
  world.list().goTo({ id: 'r40', offset: 0 })
  await stillness()
  expect(firstVisibleId()).toBe('r40')
  window.removeEventListener('scroll', note)
  window.removeEventListener('resize', note)
  expect(heard).toEqual([])
})
