import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/** The nearest item that is still there, after the given one or else before it. */
function heirOf(item: string, before: readonly string[], now: readonly string[]): string | undefined {
  const at = before.indexOf(item)
  const left = new Set(now)
  return [...before.slice(at + 1), ...before.slice(0, Math.max(at, 0)).reverse()].find((each) =>
    left.has(each),
  )
}

/**
 * Keeps the focus in a list whose controls go: it moves to the nearest entry, or to what selects all of them.
 * @param fallbackRef takes the focus when there are no entries
 */
export function useEntryFocus(items: readonly string[], fallbackRef: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  const before = useRef(items)

  useLayoutEffect(() => {
    const known = before.current
    before.current = items
    const element = focused.current
    if (element === null || element.isConnected) return
    focused.current = null
    // The focus went elsewhere before the control did.
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const item = element.closest<HTMLElement>('[data-entry]')?.dataset['entry']
    const heir = item === undefined ? undefined : heirOf(item, known, items)
    const entry = heir === undefined ? null : ref.current?.querySelector(`[data-entry="${CSS.escape(heir)}"]`)
    const target =
      entry?.querySelector<HTMLElement>('button') ??
      ref.current?.querySelector<HTMLElement>('[data-select-all]') ??
      fallbackRef.current
    target?.focus()
  })

  /** For the `onFocus` of what is around the list. */
  function noteFocus({ target }: FocusEvent) {
    // A question that an entry opens is a child of it to React only.
    if (target instanceof HTMLElement && ref.current?.contains(target) === true) focused.current = target
  }

  return { ref, noteFocus }
}
