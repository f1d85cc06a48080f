import { useSyncExternalStore } from 'react'

import { breakpoints } from '../../../ui/breakpoints.ts'

/** `wide`: sections, settings and what they do side by side; `narrow`: without the last; `phone`: one at a time. */
export type WindowLook = 'wide' | 'narrow' | 'phone'

/** Beside the four widths of the layout: three columns of this window need so much. */
const paneNeeds = '(width >= 68.75em)'
const phoneQuery = `(width <= ${breakpoints.narrow})`

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener, { passive: true })
  return () => removeEventListener('resize', listener)
}

function read(): WindowLook {
  if (matchMedia(phoneQuery).matches) return 'phone'
  return matchMedia(paneNeeds).matches ? 'wide' : 'narrow'
}

export const useWindowLook = (): WindowLook => useSyncExternalStore(subscribe, read)
