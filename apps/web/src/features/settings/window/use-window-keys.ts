import { useEffect, useRef, type RefObject } from 'react'

import { isTyping } from '../../../lib/is-typing.ts'
import { getSetting } from '../../../model/settings.ts'

type Keys = Readonly<Record<string, () => void>>

/** Single keys of the window, unless they are switched off or somebody types. */
export function useWindowKeys(dialogRef: RefObject<HTMLElement | null>, isOn: boolean, keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null || !isOn) return undefined
    const handle = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event
      if (ctrlKey || altKey || metaKey || defaultPrevented || isTyping(target)) return
      if (!getSetting('keyboardShortcuts') || !Object.hasOwn(latest.current, key)) return
      event.preventDefault()
      latest.current[key]?.()
    }
    dialog.addEventListener('keydown', handle)
    return () => dialog.removeEventListener('keydown', handle)
  }, [dialogRef, isOn])
}
