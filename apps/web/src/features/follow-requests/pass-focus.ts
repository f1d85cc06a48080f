import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Groups of buttons whose answer was given here: when they go, focus goes on. */
const answered = new WeakSet<Element>()

export function noteAnswered(group: Element | null): void {
  if (group !== null) answered.add(group)
}

/** The next request, or the one before it; without any the heading. Beside a notification, whoever it is about. */
function nextOf(group: Element): HTMLElement | null {
  const list = group.closest('[data-follow-requests]')
  if (list === null) {
    return group.closest('article')?.querySelector<HTMLElement>('a:not([tabindex="-1"])') ?? null
  }
  const groups = [...list.querySelectorAll('[data-follow-request]')]
  const at = groups.indexOf(group)
  const next = groups[at + 1] ?? groups[at - 1]
  return next?.querySelector('button') ?? document.querySelector<HTMLElement>('main h1')
}

/** Called while a group of buttons goes: the keyboard is not left in the void. */
function passFocus(group: Element): void {
  if (!answered.has(group)) return
  const { activeElement } = document
  const isHere =
    activeElement === null ||
    activeElement === document.body ||
    group.contains(activeElement) ||
    // The question before the answer goes together with the group.
    activeElement.closest('dialog') !== null
  const next = isHere ? nextOf(group) : null
  if (next === null) return
  queueMicrotask(() => {
    if (!next.hasAttribute('tabindex') && next.tabIndex < 0) next.tabIndex = -1
    next.focus()
  })
}

/** For the element around such buttons. */
export function useFocusPassing(): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = group.current
    return () => {
      if (element !== null) passFocus(element)
    }
  }, [])
  return group
}
