import type { StatusId } from '@skein/api'

import { sessionValue } from '../../model/session.ts'
import { longestSelection } from './limits.ts'

interface Selected {
  readonly post: string
  readonly words: string
}

const postOf = (node: EventTarget | null): string | null => {
  const element = node instanceof Element ? node : node instanceof Node ? node.parentElement : null
  return element?.closest<HTMLElement>('article[data-status-id]')?.dataset['statusId'] ?? null
}

/** The words that are selected inside one post. */
function selected(): Selected | null {
  const selection = getSelection()
  if (selection === null || selection.isCollapsed) return null
  const post = postOf(selection.anchorNode)
  if (post === null || postOf(selection.focusNode) !== post) return null
  return { post, words: selection.toString().trim().replaceAll(/\s+/g, ' ') }
}

/**
 * Moving the focus by keys clears the selection: the last one is remembered until a pointer presses anything but a button
 * of its post, or another post has the focus.
 */
const last = sessionValue<Selected | null>(() => null)

export function watchSelection(): void {
  document.addEventListener('selectionchange', () => {
    last.current = selected() ?? last.current
  })
  document.addEventListener('pointerdown', ({ target }) => {
    const words = selected() ?? last.current
    // Touch browsers clear the selection with a tap on a button, which may open the menu of the post.
    const isKept =
      target instanceof Element && target.closest('button') !== null && postOf(target) === words?.post
    last.current = isKept ? words : null
  })
  document.addEventListener('focusin', ({ target }) => {
    const post = postOf(target)
    if (post !== null && post !== last.current?.post) last.current = null
  })
}

/** The words that are, or were last, selected inside a post; empty where none are, or too many for a filter. */
export function selectedIn(id: StatusId): string {
  const { post, words } = selected() ?? last.current ?? { post: null, words: '' }
  return post === id && words.length <= longestSelection ? words : ''
}
