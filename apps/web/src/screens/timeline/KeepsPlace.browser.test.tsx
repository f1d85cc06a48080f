import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { useTextSize } from '../../app/shell/use-text-size.ts'
import { getSetting, setSetting } from '../../model/settings.ts'
import { stillness } from '../../model/timelines/testing/frames.ts'
import { mountedIds, rowTop } from '../../model/timelines/testing/rows.ts'
import { instance } from '../../testing/fresh-page.ts'
import { openHome, scrollTo } from '../../testing/page.tsx'

function Sized() {
  useTextSize()
  return null
}

/** Pixels that headings take at the top of the window; few large letters leave none there. */
function covered(): number {
  const marker = document.querySelector('[role="feed"]')?.firstElementChild
  return marker instanceof HTMLElement ? -marker.offsetTop : 0
}
/** Of a row, from the lower edge of what sticks. */
const distance = (id: string) => rowTop(id) - covered()
const firstRead = () =>
  mountedIds().find((id, index) => distance(mountedIds()[index + 1] ?? id) > 0) ?? 'none'

const pixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The code that draws in another size comes when one is chosen. */
async function settled(): Promise<void> {
  await expect.poll(pixels).toBe((16 * getSetting('textSize')) / 100)
}

test.each([
  ['textSize', 130],
  ['textSize', 80],
  ['textSize', 200],
  ['hidePostStats', true],
  ['postHeadings', true],
] as const)('the first visible post stays where it is when %s becomes %s, and back', async (name, value) => {
  await openHome(instance, 60)
  await render(<Sized />)
  await scrollTo(1_500)
  for (const next of [value, undefined]) {
    const id = firstRead()
    const top = distance(id)
    setSetting(name, next)
    await settled()
    await stillness()
    expect(Math.abs(distance(id) - top)).toBeLessThanOrEqual(1)
  }
})
