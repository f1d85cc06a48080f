import type { MouseEvent } from 'react'
import { openPanel } from './action-panels.ts'
import type { PostPanel } from './action-state.ts'
import type { ActionContext } from './actions/types.ts'

/** What has a menu of its own, of the browser or of this client. */
const ownMenus = 'a, button, input, select, textarea, label, summary, img, video, audio, canvas, [data-tile]'

/** With Shift, on selected words and on what is something of its own, the browser's menu comes. [POST-02, POST-51] */
export function pressLong(
  kind: PostPanel['kind'],
  event: MouseEvent<HTMLElement>,
  { place }: ActionContext,
): void {
  const { target, currentTarget: anchor, shiftKey, clientX: x, clientY: y, button } = event
  const isMenu = kind === 'menu'
  if (event.defaultPrevented || shiftKey || getSelection()?.isCollapsed === false) return
  if (!(target instanceof Element) || !anchor.contains(target)) return
  if (isMenu && target.closest(ownMenus) !== null) return
  event.preventDefault()
  const isByKey = button !== 2 && !(event.nativeEvent as Partial<PointerEvent>).pointerType
  openPanel({ kind, place, anchor, at: isMenu ? { x, y } : null, isByKey })
}
