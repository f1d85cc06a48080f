import { createEmitter } from './emitter.ts'

/** How often what shows a distance in time is written again [POST-53]. */
const tickMs = 60_000

const minute = createEmitter()
let timer: ReturnType<typeof setInterval> | undefined
let nowMs = 0

/** One timer for every timestamp on the page; it runs only while somebody listens. */
export const minuteClock = {
  subscribe(listener: () => void): () => void {
    const stop = minute.on(listener)
    timer ??= setInterval(tick, tickMs)
    return () => {
      stop()
      if (minute.count() > 0) return
      clearInterval(timer)
      timer = undefined
    }
  },
  /** Time of the last tick in ms since the epoch; 0 before the first. */
  getSnapshot: (): number => nowMs,
}

function tick(): void {
  nowMs = Date.now()
  minute.emit()
}
