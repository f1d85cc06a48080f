import type { MouseEvent } from 'react'

/** Whether a click on a link means the link here, not a new tab or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

/** What a link does here; with a modifier it is a link like any other. */
export const onPlainClick = (run: () => void) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return
  event.preventDefault()
  run()
}
