import { useCallback, useSyncExternalStore } from 'react'

/** Longest that a timer can wait, milliseconds; a later end is looked at again then. */
const longestWaitMs = 2 ** 31 - 1

const waiting = new Map<() => void, number>()
let timer: ReturnType<typeof setTimeout> | undefined

/** One timer for every poll on the page: it goes off at the next end. */
function setTimer(): void {
  clearTimeout(timer)
  timer = undefined
  if (waiting.size === 0) return
  const next = Math.min(...waiting.values())
  timer = setTimeout(ring, Math.min(longestWaitMs, Math.max(0, next - Date.now())))
}

function ring(): void {
  const now = Date.now()
  const ended = [...waiting].filter(([, endMs]) => endMs <= now)
  for (const [listener] of ended) waiting.delete(listener)
  setTimer()
  for (const [listener] of ended) listener()
}

function waitFor(endMs: number, listener: () => void): () => void {
  waiting.set(listener, endMs)
  setTimer()
  return () => {
    waiting.delete(listener)
    setTimer()
  }
}

/** Whether a moment has passed; what shows it is drawn again when it passes. False for none and an unreadable one. */
export function useHasPassed(iso: string | null): boolean {
  const endMs = iso === null ? Number.NaN : Date.parse(iso)
  const isSet = !Number.isNaN(endMs)
  const subscribe = useCallback(
    (listener: () => void) => (isSet && endMs > Date.now() ? waitFor(endMs, listener) : () => undefined),
    [isSet, endMs],
  )
  return useSyncExternalStore(subscribe, () => isSet && endMs <= Date.now())
}
