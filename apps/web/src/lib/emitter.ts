/** Something that happens, and those who listen for it. */
export interface Emitter<Args extends readonly unknown[] = []> {
  /** Calls back each time it happens. Returns the way to stop. */
  readonly on: (listener: (...args: Args) => void) => () => void
  /** Calls everybody who listens, in the order in which they began; who stops meanwhile is called once more. */
  readonly emit: (...args: Args) => void
  readonly count: () => number
}

export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => void>()
  return {
    on: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    emit: (...args) => {
      for (const listener of [...listeners]) listener(...args)
    },
    count: () => listeners.size,
  }
}
