import { vi } from 'vitest'

/** Waits for a condition and advances fake timers meanwhile; `expect.poll` does not advance them. */
export const pollWithTimers = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 100_000 })
