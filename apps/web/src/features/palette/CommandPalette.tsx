import { useEffect } from 'react'

import { isTyping } from '../../lib/is-typing.ts'
import { isMac } from '../../lib/is-mac.ts'
import { keyOf, keysOf, useKeys } from '../../model/keys.ts'
import type { GuardContext } from '../../model/routes.ts'
import { getSetting } from '../../model/settings.ts'
import { lazyView } from '../lazy/index.ts'
import { openPalette, usePalette } from './palette-state.ts'

const PaletteWindow = lazyView(() => import('./PaletteWindow.tsx').then((part) => part.PaletteWindow))

const label = 'keyboard.palette'
const keys = ['Control+k', 'Meta+k'] as const

/** Whoever types has no keys of the page; one that makes no letter is theirs too. */
function openWhileTyping(event: KeyboardEvent): void {
  // On a Mac, Control with k cuts the end of a line.
  const isHeld = event.metaKey || (event.ctrlKey && !isMac)
  if (!isHeld || !keysOf(label, keys).includes(keyOf(event))) return
  if (event.defaultPrevented || !isTyping(event.target) || getSetting('keyboardShortcuts') === 'off') return
  if (document.querySelector('dialog:modal') !== null) return
  event.preventDefault()
  openPalette()
}

/** The palette while it is open, and the key that opens it. */
export function CommandPalette({ guards }: { readonly guards: GuardContext }) {
  const { isOpen, from } = usePalette()
  useKeys('everywhere', [{ label, keys, run: openPalette }])
  useEffect(() => {
    addEventListener('keydown', openWhileTyping)
    return () => removeEventListener('keydown', openWhileTyping)
  }, [])
  return isOpen ? <PaletteWindow guards={guards} from={from} /> : null
}
