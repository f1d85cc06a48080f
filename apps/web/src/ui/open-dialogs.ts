import { useSyncExternalStore } from 'react'

import { createEmitter } from '../lib/emitter.ts'

let open: readonly HTMLElement[] = []
const changed = createEmitter()

function change(next: readonly HTMLElement[]): void {
  open = next
  document.documentElement.toggleAttribute('data-dialog', next.length > 0)
  changed.emit()
}

/** Remembers an open modal dialog; the answer forgets it. */
export function registerDialog(dialog: HTMLElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/**
 * The uppermost modal dialog, or null. Everything outside it is inert and lies beneath it, so what
 * floats above the page (menus, notices, tooltips) has to be rendered into it.
 */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(
    changed.on,
    () => open.at(-1) ?? null,
    () => null,
  )
}

/** Escape puts away what floats and nothing else: the browser would close the window below it by the same press. */
export function hideOnEscape(event: { preventDefault(): void }): boolean {
  event.preventDefault()
  return true
}
