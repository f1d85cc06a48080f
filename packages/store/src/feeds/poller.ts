import type { TabVisibility } from './types.ts'

export interface PollerOptions {
  /** Milliseconds from the end of one run to the start of the next; 0 runs once. */
  readonly pollMs: number
  /** Does the work; may say how long to wait at least, in milliseconds. Never rejects. */
  run(): Promise<number>
  readonly visibility?: TabVisibility | undefined
}

/** Repeats something for as long as it is started; nothing repeats in a hidden tab. */
export interface Poller {
  start(): void
  stop(): void
  /** Counts the delay anew, after a run that somebody else asked for. */
  restart(atLeastMs: number): void
  readonly isRunning: boolean
}

export function createPoller(options: PollerOptions): Poller {
  const { pollMs, visibility } = options
  let isRunning = false
  let isDue = false
  let timer: ReturnType<typeof setTimeout> | null = null
  let unsubscribe: (() => void) | null = null

  const disarm = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const arm = (atLeastMs: number): void => {
    disarm()
    if (!isRunning || pollMs <= 0) return
    timer = setTimeout(tick, Math.max(pollMs, atLeastMs))
  }
  const runNow = (): void => {
    isDue = false
    void options.run().then(arm)
  }
  function tick(): void {
    timer = null
    isDue = visibility?.isVisible() === false
    if (!isDue) runNow()
  }

  return {
    start: () => {
      if (isRunning) return
      isRunning = true
      unsubscribe = visibility?.subscribe(() => isDue && visibility.isVisible() && runNow()) ?? null
      runNow()
    },
    stop: () => {
      isRunning = false
      isDue = false
      disarm()
      unsubscribe?.()
      unsubscribe = null
    },
    restart: (atLeastMs) => {
      if (timer !== null) arm(atLeastMs)
    },
    get isRunning() {
      return isRunning
    },
  }
}
