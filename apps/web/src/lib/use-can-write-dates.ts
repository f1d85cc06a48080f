import { useSyncExternalStore } from 'react'

import { whenPainted } from './when-painted.ts'

let isReady = false
const listeners = new Set<() => void>()

function begin(): void {
  new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format()
  isReady = true
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  if (!isReady && listeners.size === 0) whenPainted(begin)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Whether dates can be written out at once. Every browser takes long for the first date and the first number that it
 * formats: what names or explains something else waits with its date until there is something to read.
 */
export function useCanWriteDates(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}
