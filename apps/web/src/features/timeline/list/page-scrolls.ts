import { createEmitter, type Emitter } from '../../../lib/emitter.ts'

/** [LIM-09] Milliseconds between two looks at the scroll position. */
export const scrollThrottleMs = 200

const moved = createEmitter()
const looked = createEmitter()
let timer: number | undefined

function noticeMove(): void {
  moved.emit()
  timer ??= window.setTimeout(() => {
    timer = undefined
    looked.emit()
  }, scrollThrottleMs)
}

function listen(to: Emitter, listener: () => void): () => void {
  if (moved.count() + looked.count() === 0) {
    window.addEventListener('scroll', noticeMove, { passive: true })
    window.addEventListener('resize', noticeMove)
  }
  const forget = to.on(listener)
  return () => {
    forget()
    if (moved.count() + looked.count() > 0) return
    window.removeEventListener('scroll', noticeMove)
    window.removeEventListener('resize', noticeMove)
    window.clearTimeout(timer)
    timer = undefined
  }
}

/** Calls back with each frame in which the page scrolls or the window gets another size. */
export const onPageMoved = (listener: () => void): (() => void) => listen(moved, listener)

/** [LIM-09] Calls back while the page scrolls or the window gets another size, every 200 ms at most, and after it. */
export const onPageLooked = (listener: () => void): (() => void) => listen(looked, listener)
