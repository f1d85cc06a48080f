import type { StatusId } from '@skein/api'

/** A post that is gone leaves the focus to the next one that is there, or to the one before when it was the last. */
export function focusNext(id: StatusId): void {
  const posts = [...document.querySelectorAll<HTMLElement>('[role="feed"] article[data-status-id]')]
  const index = posts.findIndex((post) => post.dataset['statusId'] === id)
  if (index === -1) return
  const others = [...posts.slice(index + 1), ...posts.slice(0, index).toReversed()]
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    others.find((post) => post.isConnected)?.focus()
  })
}
