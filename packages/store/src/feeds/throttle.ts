export interface ThrottleOptions<Timer> {
  readonly ms: number
  setTimer(run: () => void, ms: number): Timer
  clearTimer(timer: Timer): void
  now(): number
}

/** Lets work start at most once in `ms`: what comes sooner waits its time. */
export interface Throttle {
  /** Resolves with true when it may start, with false when it was cancelled meanwhile. */
  wait(): Promise<boolean>
  cancel(): void
}

export function createThrottle<Timer>(options: ThrottleOptions<Timer>): Throttle {
  let lastStart = Number.NEGATIVE_INFINITY
  let cancel: () => void = () => undefined

  const delay = (ms: number): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = options.setTimer(() => resolve(true), ms)
      cancel = () => {
        options.clearTimer(timer)
        resolve(false)
      }
    })

  return {
    wait: async () => {
      const left = lastStart + options.ms - options.now()
      if (left > 0 && !(await delay(left))) return false
      lastStart = options.now()
      return true
    },
    cancel: () => cancel(),
  }
}
