import { useSyncExternalStore } from 'react'

import { phoneQuery } from '../../ui/breakpoints.ts'
import { inLetters } from '../../ui/in-letters.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener, { passive: true })
  return () => removeEventListener('resize', listener)
}

/** Whether dialogs fill the window. */
export const isPhone = (): boolean => matchMedia(inLetters(phoneQuery)).matches

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
