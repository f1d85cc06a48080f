import type { StatusId } from '@skein/api'
import { focusHeading } from '../../../lib/focus-heading.ts'

/** A post that is gone leaves the focus to the next one, the one before it, or the heading when it was the only one. */
export function focusNext(id: StatusId): void {
  const posts = [...document.querySelectorAll<HTMLElement>('[role="feed"] article[data-status-id]')]
  const index = posts.findIndex((post) => post.dataset['statusId'] === id)
  if (index === -1) return
  const others = [...posts.slice(index + 1), ...posts.slice(0, index).toReversed()]
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const next = others.find((post) => post.isConnected)
    if (next === undefined) focusHeading()
    else next.focus()
  })
}
