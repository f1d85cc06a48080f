import { useEffect, useRef } from 'react'

import type { OverlayEntry } from '../../../lib/overlay-entry.ts'

/** Puts an entry into the history, and calls back when it is left by Back. */
export type EnterOverlay = (onBack: () => void) => OverlayEntry

/**
 * Back of the browser leads from a section to the list, and from there out of the window.
 * @param isOn only where one thing at a time is shown
 * @param goBack answers whether there was something to go back to in the window; else it closes
 */
export function usePhoneBack(
  isOn: boolean,
  enterOverlay: EnterOverlay,
  goBack: () => boolean,
  onClose: () => void,
): void {
  const latest = useRef({ goBack, onClose })
  useEffect(() => {
    latest.current = { goBack, onClose }
  })
  useEffect(() => {
    if (!isOn) return undefined
    const handle = () => {
      if (latest.current.goBack()) entry = enterOverlay(handle)
      else latest.current.onClose()
    }
    let entry = enterOverlay(handle)
    return () => entry.leave()
  }, [isOn, enterOverlay])
}
