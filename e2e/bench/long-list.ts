import { type Reader, type SlowPage, metric, openSlowPage, posts } from './browser.ts'
import { PASSES, limits } from './limits.ts'
import type { Report } from './report.ts'

declare global {
  interface Window {
    longTasks?: number[]
  }
}

/** Runs in the page: keeps the durations of tasks over 50 ms. */
function watchLongTasks(): void {
  const tasks: number[] = []
  window.longTasks = tasks
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push(entry.duration)
  }).observe({ type: 'longtask', buffered: true })
}

/** The browser reports tasks from here on; shorter ones count as this long. Milliseconds. */
const LONG_TASK = 50

interface Step {
  elements: number
  longestTask: number
  isAtEnd: boolean
}

/** Goes to the bottom and waits until older posts made the page taller, or it says that there are none. */
const goDown = (page: SlowPage['page']): Promise<Step> =>
  page.evaluate(async () => {
    const { scrollingElement } = document
    if (!scrollingElement) throw new Error('nothing scrolls')
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    const isAtEnd = (): boolean =>
      document.querySelector('main')?.textContent.includes('No more posts') ?? false
    const before = scrollingElement.scrollHeight
    let elements = 0
    while (scrollingElement.scrollHeight <= before && !isAtEnd()) {
      scrollingElement.scrollTop = scrollingElement.scrollHeight
      await frame()
      elements = Math.max(elements, document.querySelectorAll('*').length)
    }
    const tasks = window.longTasks?.splice(0) ?? []
    return { elements, longestTask: Math.max(0, ...tasks), isAtEnd: isAtEnd() }
  })

const longest = (steps: readonly Step[]): number =>
  Math.max(LONG_TASK, ...steps.map(({ longestTask }) => longestTask))

/** Once over everything that is loaded, up and down, in steps of a few screens. */
const passOver = (page: SlowPage['page']): Promise<void> =>
  page.evaluate(async () => {
    const { scrollingElement } = document
    if (!scrollingElement) throw new Error('nothing scrolls')
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    const step = innerHeight * 4
    for (const direction of [-1, 1]) {
      let last = -1
      while (scrollingElement.scrollTop !== last) {
        last = scrollingElement.scrollTop
        scrollingElement.scrollTop += step * direction
        await frame()
        await frame()
      }
    }
  })

async function memory(slow: SlowPage): Promise<number> {
  await slow.instruments.send('HeapProfiler.collectGarbage')
  return metric(slow, 'JSHeapUsedSize')
}

/** Adds up the posts of every page of home that arrives. */
function countPosts(page: SlowPage['page']): () => number {
  let count = 0
  page.on('response', (response) => {
    if (!response.url().includes('/timelines/home')) return
    void response.json().then(
      (items: unknown[]) => (count += items.length),
      () => undefined,
    )
  })
  return () => count
}

/** Scrolls home to its end and then passes over it again and again. `most`: stop after that many steps down. */
export async function measureLongList(reader: Reader, most: number, report: Report): Promise<void> {
  const slow = await openSlowPage(reader, watchLongTasks)
  const { page } = slow
  const countLoaded = countPosts(page)
  await page.goto('/main/friends')
  await posts(page).first().waitFor()
  const steps: Step[] = []
  while (steps.length < most && !(steps.at(-1)?.isAtEnd ?? false)) steps.push(await goDown(page))
  const quarter = Math.ceil(steps.length / 4)
  const [first, last] = [longest(steps.slice(0, quarter)), longest(steps.slice(-quarter))]
  report.note('posts', `${countLoaded()}, ${steps.at(-1)?.isAtEnd ? 'to the end' : 'not to the end'}`)
  report.note('longest task on the way', `${Math.round(longest(steps))} ms`)
  report.atMost('elements in the page', Math.max(...steps.map(({ elements }) => elements)), limits.elements)
  report.atMost('longest task at the end of the way, to that at its start', last / first, limits.taskRatio)
  const sizes: number[] = []
  for (let count = 0; count < PASSES; count += 1) {
    await passOver(page)
    sizes.push(await memory(slow))
  }
  report.note('memory after each pass', sizes.map((size) => `${(size / 1e6).toFixed(1)} MB`).join(', '))
  report.atMost(
    `memory after ${PASSES} passes, to that after one`,
    (sizes.at(-1) ?? Number.NaN) / (sizes[0] ?? Number.NaN),
    limits.memoryRatio,
  )
  await slow.close()
}
