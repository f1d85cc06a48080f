/** Lets work start at most once in so many milliseconds: what comes sooner waits its time. */
export interface Throttle {
  /** Resolves with true when it may start, with false when it was cancelled meanwhile. */
  wait(): Promise<boolean>
  cancel(): void
}

export function createThrottle(ms: number): Throttle {
  let lastStart = Number.NEGATIVE_INFINITY
  let cancel: () => void = () => undefined

  const delay = (left: number): Promise<boolean> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), left)
      cancel = () => {
        clearTimeout(timer)
        resolve(false)
      }
    })

  return {
    wait: async () => {
      const left = lastStart + ms - Date.now()
      if (left > 0 && !(await delay(left))) return false
      lastStart = Date.now()
      return true
    },
    cancel: () => cancel(),
  }
}
