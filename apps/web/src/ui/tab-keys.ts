import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}
const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The tab that a key pressed in a row of tabs leads to; undefined for other keys. */
export function tabOfKey(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  const key = isRightToLeft ? (mirrored[event.key] ?? event.key) : event.key
  const next = steps[key]?.(at, count - 1)
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next))
}
