/** The time of the served world; tests and seeds can hold and move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Stops the clock at a moment. */
  set(ms: number): void
  /** Moves the clock forward (milliseconds). */
  advance(ms: number): void
  /** Goes on with the clock the instance was made with. */
  release(): void
}

export const createClock = (source: () => number = Date.now): Clock => {
  let held: number | null = null
  let shift = 0
  return {
    now: () => (held ?? source()) + shift,
    set: (ms) => {
      held = ms
      shift = 0
    },
    advance: (ms) => {
      shift += ms
    },
    release: () => {
      held = null
      shift = 0
    },
  }
}
