import { useEffect } from 'react'
import { navigate } from '../../lib/navigate.ts'
import { paths } from '../../model/routes.ts'
import { useSetting } from '../../model/settings.ts'

/** What does something else when it is pressed. */
const own =
  'a, button, input, textarea, select, label, summary, video, audio, dialog, form, [contenteditable]'

function openPost({ target, defaultPrevented, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (defaultPrevented || ctrlKey || metaKey || shiftKey) return
  if (!(target instanceof Element) || target.closest(own) !== null) return
  const id = target.closest('article')?.getAttribute('data-status-id')
  // Who marks words wants to have them.
  if (!id || getSelection()?.isCollapsed === false) return
  if (location.pathname !== paths.conversation(id)) navigate(paths.conversation(id))
}

/** Opens the conversation of a post where its text is pressed, for who wishes that: a press by mistake leads away. */
export function useWholePostTap(): void {
  const isWished = useSetting('wholePostTap')
  useEffect(() => {
    if (!isWished) return undefined
    // Not on the posts themselves: with a listener of its own each would be called clickable.
    document.addEventListener('click', openPost)
    return () => document.removeEventListener('click', openPost)
  }, [isWished])
}
