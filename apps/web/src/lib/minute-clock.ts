import { createEmitter } from './emitter.ts'

/** A clock for what shows a distance in time, for `useSyncExternalStore`. */
export interface SlowClock {
  subscribe(listener: () => void): () => void
  /** Time of the last tick in ms since the epoch; 0 before the first. */
  getSnapshot(): number
}

/** One timer for all who listen; it runs only while somebody does. */
function createClock(tickMs: number): SlowClock {
  const ticked = createEmitter()
  let timer: ReturnType<typeof setInterval> | undefined
  let nowMs = 0

  function tick(): void {
    nowMs = Date.now()
    ticked.emit()
  }

  return {
    subscribe(listener) {
      const stop = ticked.on(listener)
      timer ??= setInterval(tick, tickMs)
      return () => {
        stop()
        if (ticked.count() > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    getSnapshot: () => nowMs,
  }
}

/** [POST-53] */
export const minuteClock: SlowClock = createClock(60_000)

/** Of notifications. [LIM-14] */
export const fourMinuteClock: SlowClock = createClock(240_000)
