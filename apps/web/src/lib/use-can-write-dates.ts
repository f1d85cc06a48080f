import { useSyncExternalStore } from 'react'

import { createEmitter } from './emitter.ts'
import { whenPainted } from './when-painted.ts'

let isReady = false
const ready = createEmitter()

function begin(): void {
  new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format()
  isReady = true
  ready.emit()
}

function subscribe(listener: () => void): () => void {
  if (!isReady && ready.count() === 0) whenPainted(begin)
  return ready.on(listener)
}

/**
 * Whether dates can be written out at once. Every browser takes long for the first date and the first number that it
 * formats: what names or explains something else waits with its date until there is something to read.
 */
export function useCanWriteDates(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}
