import { useRef, useState } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { frames, stillness } from '../../../model/timelines/testing/frames.ts'
import { coveredPx, firstVisibleId, mountedIds, rowTop } from '../../../model/timelines/testing/rows.ts'
import { AnchoredList, type AnchoredListHandle } from './AnchoredList.tsx'
import type { Place } from './place.ts'

/** Heights between 90 and 900 px that belong to the id, with the fractions that pictures bring. */
function heightOf(id: string): number {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.charCodeAt(0)) % 100_003
  return 90 + (hash % 811) + (hash % 7) / 7
}

function ids(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index}`)
}

interface World {
  setIds(change: (ids: readonly string[]) => readonly string[]): void
  grow(id: string, px: number): void
  setIsShown(isShown: boolean): void
  list(): AnchoredListHandle
  places: (Place | null)[]
}

async function openList(
  first: readonly string[],
  options: {
    keepsTopWithin?: number
    onNearEnd?: () => void
    place?: Place
    height?: (id: string) => number
  } = {},
): Promise<World> {
  const world: Partial<World> & { places: (Place | null)[] } = { places: [] }
  const heights = new Map<string, number>()

  function Page() {
    const [rows, setRows] = useState(first)
    const [extra, setExtra] = useState<Record<string, number>>({})
    const [isShown, setIsShown] = useState(true)
    const ref = useRef<AnchoredListHandle>(null)
    world.setIds = setRows
    world.grow = (id, px) => setExtra((known) => ({ ...known, [id]: (known[id] ?? 0) + px }))
    world.setIsShown = setIsShown
    world.list = () => {
      if (!ref.current) throw new Error('the list is not there')
      return ref.current
    }
    return (
      <div style={{ '--list-covered': `${coveredPx}px` } as object}>
        <div style={{ position: 'sticky', top: 0, height: coveredPx, zIndex: 2, background: 'white' }}>
          heading
        </div>
        {isShown && (
          <AnchoredList
            ref={ref}
            ids={rows}
            heights={heights}
            estimatedSize={120}
            place={world.places.at(-1) ?? options.place ?? null}
            keepsTopWithin={options.keepsTopWithin ?? -1}
            onNearEnd={options.onNearEnd}
            onPlace={(place) => world.places.push(place)}
            renderRow={(id) => <Row id={id} height={(options.height ?? heightOf)(id) + (extra[id] ?? 0)} />}
          />
        )}
        <div style={{ height: 60 }}>footer</div>
      </div>
    )
  }

  await render(<Page />)
  await stillness()
  return world as World
}

/** About as many elements as a post. */
function Row({ id, height }: { id: string; height: number }) {
  return (
    <article tabIndex={-1} aria-label={id} style={{ height, overflow: 'hidden' }}>
      {ids('part', 11).map((part) => (
        <p key={part}>
          <b>{id}</b> <i>{part}</i>
        </p>
      ))}
      <input aria-label={`note of ${id}`} />
    </article>
  )
}

async function scrollTo(top: number): Promise<void> {
  window.scrollTo(0, top)
  await stillness()
}

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

describe('a place', () => {
  test('[ROUTE-23] is found again within 1 px and three frames when the list comes back', async () => {
    const world = await openList(ids('r', 1000))
    await scrollTo(45_678)
    const id = firstVisibleId()
    const top = rowTop(id)
    world.setIsShown(false)
    await frames(2)
    window.scrollTo(0, 0)
    await frames(2)
    world.setIsShown(true)
    await frames(3)
    console.warn(`MEASURED after coming back: ${Math.abs(rowTop(id) - top).toFixed(3)} px`)
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
  })

  test('is found in a list that has meanwhile got other rows above, and was never measured', async () => {
    await openList([...ids('n', 40), ...ids('r', 400)], { place: { id: 'r200', offset: -33 } })
    expect(Math.abs(rowTop('r200') - (coveredPx - 33))).toBeLessThanOrEqual(1)
  })

  test('is awaited when its row is not there yet, and given up when the reader moves', async () => {
    const world = await openList(ids('r', 20), { place: { id: 'r45', offset: 10 } })
    world.setIds((rows) => [...rows, ...ids('r', 90).slice(20)])
    await stillness()
    expect(Math.abs(rowTop('r45') - (coveredPx + 10))).toBeLessThanOrEqual(1)
    world.list().goTo({ id: 'r150', offset: 0 })
    window.dispatchEvent(new WheelEvent('wheel', { deltaY: 1 }))
    world.setIds((rows) => [...rows, ...ids('r', 200).slice(90)])
    await stillness()
    expect(Math.abs(rowTop('r45') - (coveredPx + 10))).toBeLessThanOrEqual(1)
  })
})

describe('the focus', () => {
  test('[POST-55] a focused row has 100 px above it or 50 px below it', async () => {
    const world = await openList(ids('r', 300), { height: () => 210 })
    world.list().focusRow('r3')
    await stillness()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('r3')
    expect(rowTop('r3') + 210).toBeCloseTo(window.innerHeight - 50, 0)
    world.list().focusRow('r120')
    await stillness()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('r120')
    expect(rowTop('r120')).toBeCloseTo(100, 0)
    world.list().focusRow('r119')
    await stillness()
    expect(rowTop('r119')).toBeCloseTo(100, 0)
  })

  test('stays on a row that leaves the screen, with what is typed in it', async () => {
    const world = await openList(ids('r', 300))
    await scrollTo(4_000)
    const id = firstVisibleId()
    const input = document.querySelector<HTMLInputElement>(`[data-row-id="${id}"] input`)
    input?.focus({ preventScroll: true })
    if (input) input.value = 'half a thought'
    await scrollTo(60_000)
    world.setIds((rows) => [...ids('n', 20), ...rows])
    await stillness()
    expect(document.activeElement).toBe(input)
    expect(mountedIds()[0]).toBe(id)
    expect(world.list().getFocusedId()).toBe(id)
    await scrollTo(60_100)
    world.list().focusRow(id)
    await stillness()
    expect(input?.isConnected).toBe(true)
    expect(input?.value).toBe('half a thought')
  })

  test('moves to the next row when the focused one is deleted', async () => {
    const world = await openList(ids('r', 300))
    world.list().focusRow('r5')
    world.setIds((rows) => rows.filter((id) => id !== 'r5'))
    await stillness()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('r6')
  })
})

describe('near the end', () => {
  test('[TL-15] older rows are asked for at 750 px from the bottom of the page and not at 751', async () => {
    let asked = 0
    await openList(ids('r', 40), { height: () => 120, onNearEnd: () => asked++ })
    const bottom = document.documentElement.scrollHeight - window.innerHeight
    await scrollTo(bottom - 751)
    await frames(20)
    expect(asked).toBe(0)
    await scrollTo(bottom - 750)
    await expect.poll(() => asked).toBeGreaterThan(0)
  })
})
