import type { StatusId } from '@skein/api'

/** A post that is gone leaves the focus to the next one, or to the one before when it was the last. */
export function focusNext(id: StatusId): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    const posts = [...document.querySelectorAll<HTMLElement>('[role="feed"] article[data-status-id]')]
    const index = posts.findIndex((post) => post.dataset['statusId'] === id)
    if (index === -1) return
    const next = posts[index + 1] ?? posts[index - 1]
    next?.focus()
  })
}
