import { vi } from 'vitest'

/**
 * Timers of so many milliseconds never fire: on a slow machine code takes longer to load than the product waits for it.
 * Ended by `vi.unstubAllGlobals`.
 */
export function stopTimersOf(milliseconds: number): void {
  const { setTimeout: start } = globalThis
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) =>
    delay === milliseconds ? 0 : start(run, delay),
  )
}
