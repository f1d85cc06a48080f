import { flushSync } from 'react-dom'
import { afterEach, describe, expect, test } from 'vitest'

import { frames, stillness } from '../../../model/timelines/testing/frames.ts'
import { coveredPx, firstVisibleId, mountedIds, rowTop } from '../../../model/timelines/testing/rows.ts'
import { ids, openList, scrollTo } from './testing/list-page.tsx'

afterEach(() => window.scrollTo(0, 0))

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

  test('[ROUTE-23] is found again by who goes back before the next page has come', async () => {
    const world = await openList(ids('r', 1000))
    await scrollTo(45_678)
    const id = firstVisibleId()
    const top = rowTop(id)
    world.setIsHidden(true)
    await frames(3)
    window.scrollTo(0, 0)
    await frames(2)
    world.setIsHidden(false)
    await stillness()
    expect(Math.abs(rowTop(id) - top)).toBeLessThanOrEqual(1)
  })

  test('is found in a list that has meanwhile got other rows above, and was never measured', async () => {
    await openList([...ids('n', 40), ...ids('r', 400)], { place: { id: 'r200', offset: -33 } })
    expect(Math.abs(rowTop('r200') - (coveredPx - 33))).toBeLessThanOrEqual(1)
  })

  test('deep in the last row is found, however little follows', async () => {
    const place = { id: 'r4', offset: -250 }
    await openList(ids('r', 5), { place, roomFor: place, height: () => 400 })
    expect(Math.abs(rowTop('r4') - (coveredPx - 250))).toBeLessThanOrEqual(1)
  })

  test('deep in a last row that comes later, and is taller than expected, is found', async () => {
    const height = (id: string) => (id === 'r30' ? 2500 : 200)
    const world = await openList(ids('r', 10), { place: { id: 'r30', offset: -1250 }, height })
    world.setIds(() => ids('r', 31))
    await stillness()
    expect(Math.abs(rowTop('r30') - (coveredPx - 1250))).toBeLessThanOrEqual(1)
  })

  test('is no longer held once the reader has moved, even if rows come before the page says so', async () => {
    const world = await openList(ids('r', 60), { place: { id: 'r20', offset: 0 }, height: () => 200 })
    window.scrollBy(0, 1500)
    flushSync(() => world.setIds(() => ids('r', 70)))
    await stillness()
    expect(firstVisibleId()).toBe('r27')
    const top = rowTop('r27')
    world.setIds((rows) => rows.filter((id) => id !== 'r24'))
    await stillness()
    expect(rowTop('r27')).toBe(top)
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
