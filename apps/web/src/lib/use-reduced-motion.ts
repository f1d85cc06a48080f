import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** As it is now. */
export function isMotionReduced(): boolean {
  return matchMedia(query).matches
}

/** Whether the reader asked the system for less movement; follows changes. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced)
}
