import type { Browser } from '@playwright/test'

/** Milliseconds of one round of `workLikeAPage` on the machine for which the limits were set. */
const REFERENCE_MS = 3.5

/** Runs in a page. Makes objects, texts and elements, and lays them out; answers the milliseconds of the fastest round. */
function workLikeAPage(): number {
  let fastest = Infinity
  for (let round = 0; round < 150; round += 1) {
    const start = performance.now()
    const list = document.createElement('div')
    for (let row = 0; row < 300; row += 1) {
      const words = `the heron stands in row ${row} `.repeat(4).split(' ')
      const item = document.createElement('p')
      item.textContent = words.toSorted().join(' ')
      list.append(item)
    }
    document.body.append(list)
    list.getBoundingClientRect()
    list.remove()
    fastest = Math.min(fastest, performance.now() - start)
  }
  return fastest
}

/** How long this machine takes for work that a page does again and again, where the reference machine takes 1. */
export async function measureSlowness(browser: Browser): Promise<number> {
  const page = await browser.newPage()
  const slowness = (await page.evaluate(workLikeAPage)) / REFERENCE_MS
  await page.close()
  return slowness
}

/** The browser's throttling rate with which this machine is as fast as the reference machine slowed down by that. */
export const throttlingRate = (slowdown: number, slowness: number): number => Math.max(1, slowdown / slowness)

/** The time in which this machine does the work of one 60 Hz frame (16.7 ms) of the reference machine, in milliseconds. */
export const frameTime = ({ slowness }: { slowness: number }): number => (1000 / 60) * Math.max(1, slowness)
