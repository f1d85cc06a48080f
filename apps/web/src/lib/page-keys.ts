import { useEffect } from 'react'

const takesKeys =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"]'

/** A key that is meant for the page: no modifier, nobody is typing, nothing lies above the page. */
export function isPageKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.isComposing)
    return false
  if (event.target instanceof Element && event.target.closest(takesKeys) !== null) return false
  return document.querySelector('dialog[open]') === null
}

/** [TL-06] Runs something on a single key of the page; null leaves the key alone. */
export function usePageKey(key: string, run: (() => void) | null): void {
  useEffect(() => {
    if (run === null) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== key || event.repeat || !isPageKey(event)) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [key, run])
}
