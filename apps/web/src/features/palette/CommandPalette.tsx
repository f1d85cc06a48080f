import { useEffect } from 'react'

import { isTyping } from '../../lib/is-typing.ts'
import { useKeys } from '../../model/keys.ts'
import type { GuardContext } from '../../model/routes.ts'
import { getSetting } from '../../model/settings.ts'
import { lazyView } from '../lazy/index.ts'
import { openPalette, usePalette } from './palette-state.ts'

const PaletteWindow = lazyView(() => import('./PaletteWindow.tsx').then((part) => part.PaletteWindow))

/** On a Mac, Control with k cuts the end of a line. */
const isMac = navigator.userAgent.includes('Mac')

/** Whoever types has no keys of the page; this one makes no letter and is theirs too. */
function openWhileTyping(event: KeyboardEvent): void {
  const isHeld = event.metaKey || (event.ctrlKey && !isMac)
  if (!isHeld || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
  if (event.defaultPrevented || !isTyping(event.target) || !getSetting('keyboardShortcuts')) return
  if (document.querySelector('dialog:modal') !== null) return
  event.preventDefault()
  openPalette()
}

/** The palette while it is open, and the key that opens it. */
export function CommandPalette({ guards }: { readonly guards: GuardContext }) {
  const { isOpen, from } = usePalette()
  useKeys('everywhere', [{ label: 'keyboard.palette', keys: ['Control+k', 'Meta+k'], run: openPalette }])
  useEffect(() => {
    addEventListener('keydown', openWhileTyping)
    return () => removeEventListener('keydown', openWhileTyping)
  }, [])
  return isOpen ? <PaletteWindow guards={guards} from={from} /> : null
}
