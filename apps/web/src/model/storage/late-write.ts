/** So long a change may wait to be written, in milliseconds: what changes with every movement is written once a second. */
const writeDelayMs = 1000

export interface LateWrite {
  /** Something changed. */
  soon(): void
  /** Writes now, and nothing later. */
  now(): void
}

/** Writes what changes again and again: after a moment, and before the page may go. */
export function lateWrite(write: () => void): LateWrite {
  let timer: ReturnType<typeof setTimeout> | null = null
  const now = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    write()
  }
  const flush = (): void => {
    if (timer !== null) now()
  }
  if (typeof window !== 'undefined') {
    window.addEventListener('pagehide', flush)
    // A phone may end a page that nobody sees without a word.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
  }
  return {
    soon: () => {
      timer ??= setTimeout(now, writeDelayMs)
    },
    now,
  }
}
