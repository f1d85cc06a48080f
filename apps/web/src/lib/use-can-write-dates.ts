import { useSyncExternalStore } from 'react'

import { createEmitter } from './emitter.ts'
import { takeTurn } from './turns.ts'

let isReady = false
const ready = createEmitter()

function begin(): void {
  new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format()
  // What is drawn with dates has a task of its own.
  setTimeout(() => {
    isReady = true
    ready.emit()
  })
}

function subscribe(listener: () => void): () => void {
  if (!isReady && ready.count() === 0) takeTurn(begin)
  return ready.on(listener)
}

/**
 * Whether dates can be written out at once. Every browser takes long for the first date and the first number that it
 * formats: what names or explains something else waits with its date until there is something to read.
 */
export function useCanWriteDates(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}
