import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { frames } from '../../../model/timelines/testing/frames.ts'
import { AnchoredList } from './AnchoredList.tsx'
import { ids } from './testing/list-page.tsx'

const rowPx = 100
const rows = ids('r', 200)

afterEach(() => {
  vi.useRealTimers()
  window.scrollTo(0, 0)
})

test('[LIM-09] however often a timeline scrolls, its place and its end are looked at every 200 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onPlace = vi.fn()
  const onNearEnd = vi.fn()
  await render(
    <AnchoredList
      label="Rows"
      ids={rows}
      heights={new Map(rows.map((id) => [id, rowPx]))}
      estimatedSize={rowPx}
      renderRow={(id) => <article style={{ blockSize: rowPx }}>{id}</article>}
      onPlace={onPlace}
      onNearEnd={onNearEnd}
    />,
  )
  await frames(3)
  // What the list tells when it comes, and its second look after 250 ms, are not about scrolling.
  vi.advanceTimersByTime(1_000)
  await frames(3)
  vi.advanceTimersByTime(1_000)
  onPlace.mockClear()
  onNearEnd.mockClear()
  const calls = () => [onPlace.mock.calls.length, onNearEnd.mock.calls.length]

  window.scrollTo(0, rows.length * rowPx)
  await frames(3)
  for (let step = 1; step < 20; step++) {
    vi.advanceTimersByTime(10)
    window.scrollBy(0, -1)
    await frames(2)
  }
  expect(calls()).toEqual([0, 0])
  vi.advanceTimersByTime(10)
  expect(calls()).toEqual([1, 1])

  vi.advanceTimersByTime(1_000)
  expect(calls()).toEqual([1, 1])
  window.scrollBy(0, -1)
  await frames(3)
  vi.advanceTimersByTime(199)
  expect(calls()).toEqual([1, 1])
  vi.advanceTimersByTime(1)
  expect(calls()).toEqual([2, 2])
})
