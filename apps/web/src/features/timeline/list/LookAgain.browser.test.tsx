import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { frames } from '../../../model/timelines/testing/frames.ts'
import { mountedIds } from '../../../model/timelines/testing/rows.ts'
import { AnchoredList } from './AnchoredList.tsx'
import { ids } from './testing/list-page.tsx'

const rowPx = 100
const abovePx = 5_000

afterEach(() => {
  vi.useRealTimers()
  window.scrollTo(0, 0)
})

test('[TL-27] the list looks at once which rows are near the screen, and again 250 ms after it was mounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const block = document.createElement('div')
  block.style.blockSize = `${abovePx}px`
  document.body.prepend(block)
  await render(
    <AnchoredList
      label="Rows"
      ids={ids('r', 500)}
      heights={new Map()}
      estimatedSize={rowPx}
      renderRow={(id) => <article style={{ blockSize: rowPx }}>{id}</article>}
    />,
  )
  const atOnce = mountedIds()
  expect(atOnce.length).toBeGreaterThan(0)
  window.scrollTo(0, abovePx)
  await frames(3)
  vi.advanceTimersByTime(200)
  await frames(6)
  // What stood above the list goes below it, and nothing tells the list: it is 5,000 px further up, under the reader.
  const before = mountedIds()
  document.body.append(block)
  await frames(3)
  expect(mountedIds()).toEqual(before)
  vi.advanceTimersByTime(50)
  await expect.poll(() => mountedIds().includes(`r${abovePx / rowPx}`)).toBe(true)
  block.remove()
})
