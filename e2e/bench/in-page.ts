/** What runs inside the measured pages, ours and the floors alike. */
declare global {
  interface Window {
    firstPostAt?: number
    favouriteTimes?: number[]
    keystrokes?: { pressed: number; painted: number }[]
    onKeystroke?: () => void
    keystrokeShown?: Promise<void>
    pickerAt?: number
  }
}

/** Notes when the first post with words in it has been painted (milliseconds from the navigation). */
export function watchFirstPost(): void {
  const observer = new MutationObserver(() => {
    const post = document.querySelector('main article')
    if (!post?.textContent) return
    observer.disconnect()
    // The page's own timers may be due before a message arrives; this task comes before them.
    requestAnimationFrame(() => {
      void scheduler.postTask(() => (window.firstPostAt = performance.now()), { priority: 'user-blocking' })
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}

/**
 * Keeps how long each press of a favourite took, from the event to the paint that shows it. It looks before the page's own
 * callbacks of a frame: what these do when it is painted is not part of it.
 */
export function watchFavourites(): void {
  const times: number[] = []
  window.favouriteTimes = times
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element | null)?.closest('button[aria-pressed="false"]')
      if (!button) return
      const look = (): void => {
        if (button.ariaPressed !== 'true') {
          requestAnimationFrame(look)
          return
        }
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => times.push(performance.now() - event.timeStamp))
        port1.start()
        port2.postMessage(null)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

/** Keeps of each character that is typed when its key went down and when the paint was over that shows it. */
export function watchKeystrokes(): void {
  const strokes: { pressed: number; painted: number }[] = []
  window.keystrokes = strokes
  let pressed = 0
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true)
  addEventListener(
    'input',
    () =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          strokes.push({ pressed, painted: performance.now() })
          window.onKeystroke?.()
        })
        port1.start()
        port2.postMessage(null)
      }),
    true,
  )
}

/** Notes when the cells of a picker have been painted (milliseconds from the navigation). */
export function watchPicker(): void {
  new MutationObserver(() => {
    if (window.pickerAt !== undefined || !document.querySelector('[role="grid"] [role="gridcell"]')) return
    requestAnimationFrame(() => {
      void scheduler.postTask(() => (window.pickerAt ??= performance.now()), { priority: 'user-blocking' })
    })
  }).observe(document, { childList: true, subtree: true })
}

/** Makes these the choices of whoever uses the device: those of an account follow its server. */
export function chooseSettings(settings: Readonly<Record<string, boolean>>): void {
  if (location.protocol.startsWith('http'))
    localStorage.setItem('skein.device.choices', JSON.stringify(settings))
}

/**
 * Scrolls past so many posts, one a frame: each in turn is at the top of the window. Waits at the end of the list for
 * more, without looking at its rows: how often the end is met is the server's affair, and looking would be counted as
 * the page's work. Answers the most elements that were there, and what share of the screen's frames (of `frameMs` each)
 showed nothing new because the page was not done.
 */
export async function scrollPosts({
  count,
  frameMs,
}: {
  count: number
  frameMs: number
}): Promise<{ elements: number; dropped: number }> {
  const { scrollingElement } = document
  if (!scrollingElement) throw new Error('nothing scrolls')
  const page = scrollingElement
  const mostWaits = 300
  const left = () => page.scrollHeight - page.clientHeight - page.scrollTop
  /** Pixels to the next post; 0 while none is there. */
  const stepToNext = () => {
    const posts = [...document.querySelectorAll('main article:not(article article)')]
    const bottoms = posts.map((post) => post.getBoundingClientRect().bottom).filter((bottom) => bottom >= 1)
    return bottoms.length === 0 ? 0 : Math.min(...bottoms)
  }
  let elements = 0
  let waits = 0
  /** Frames of the screen, those in which the page was drawn, and when it was last; none after a wait for the server. */
  let [shown, drawn] = [0, 0]
  let drawnAt: number | null = null
  for (let passed = 0; passed < count;) {
    const step = left() < 1 ? 0 : stepToNext()
    const before = page.scrollTop
    page.scrollTop += step
    const isPassed = step > 0 && page.scrollTop - before > step - 1
    waits = isPassed ? 0 : waits + 1
    if (waits > mostWaits) throw new Error(`the list does not go on after ${passed} posts`)
    if (!isPassed) {
      drawnAt = null
      await new Promise((resolve) => setTimeout(resolve, 200))
      continue
    }
    const at = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
    if (drawnAt !== null) {
      shown += Math.max(1, Math.round((at - drawnAt) / frameMs))
      drawn += 1
    }
    drawnAt = at
    if (passed % 10 === 0) elements = Math.max(elements, document.querySelectorAll('*').length)
    passed += 1
  }
  return { elements, dropped: 1 - drawn / shown }
}

/** Resolves when the page has painted twice and has nothing to do for a moment. */
export async function rest(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 }))
  }
}
