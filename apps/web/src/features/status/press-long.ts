import type { MouseEvent } from 'react'
import { openPanel } from './action-panels.ts'
import type { ActionContext } from './actions/types.ts'

/** What has a menu of its own, of the browser or of this client. */
const ownMenus = 'a, button, input, select, textarea, label, summary, img, video, audio, canvas, [data-tile]'

/** With Shift, on selected words and on what is something of its own, the browser's menu comes. [POST-02] */
export function pressLong(event: MouseEvent<HTMLElement>, { place }: ActionContext): void {
  const { target, currentTarget: anchor, shiftKey, clientX: x, clientY: y, button } = event
  if (event.defaultPrevented || shiftKey) return
  if (!(target instanceof Element) || !anchor.contains(target)) return
  if (target.closest(ownMenus) !== null || isSelected(target)) return
  event.preventDefault()
  const isByKey = button !== 2 && !(event.nativeEvent as Partial<PointerEvent>).pointerType
  openPanel({ place, anchor, at: { x, y }, isByKey })
}

/** Whether any of its words are. */
function isSelected(target: Element): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(target, true)
}
