import type { RefObject } from 'react'

import { registerKeys } from '../../model/keys.ts'
import { leaveFeed } from './leave-feed.ts'
import type { AnchoredListHandle } from './list/AnchoredList.tsx'

function isOnScreen(id: string): boolean {
  const row = document.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
  if (row === null) return false
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Moves the focus to the next or previous post; from nowhere to the one that is read. False where there is none. */
export function moveFocus(list: AnchoredListHandle, ids: readonly string[], step: 1 | -1): boolean {
  const focused = list.getFocusedId()
  const start =
    focused !== null && isOnScreen(focused)
      ? ids.indexOf(focused) + step
      : Math.max(0, ids.indexOf(list.getReadId() ?? ''))
  for (let index = start; index < ids.length && index >= 0; index += step) {
    const id = ids[index]
    // A post that is hidden has nothing to focus and is passed over.
    if (id !== undefined && list.focusRow(id)) return true
  }
  return false
}

/** The arrows scroll the page unless a post has the focus itself, and the page keys unless it is in a post. */
const holders: Readonly<Record<string, string>> = {
  Arrow: '[data-row-id] article:focus',
  Page: '[data-row-id] article *, [data-row-id] article',
}

function fits({ key, target }: KeyboardEvent): boolean {
  const holder = holders[key.replace(/Up|Down/, '')]
  return holder === undefined || (target instanceof Element && target.matches(holder))
}

/**
 * [POST-55] j and k, the arrows on a focused post and the page keys in one move the focus through a list; Control with
 * Home or End leaves it.
 */
export function registerListKeys(listRef: RefObject<AnchoredListHandle | null>, ids: readonly string[]) {
  const mover = (step: 1 | -1) => (event: KeyboardEvent) =>
    fits(event) && listRef.current !== null && moveFocus(listRef.current, ids, step)
  return registerKeys('list', () => [
    { label: 'keyboard.next', keys: ['j', 'ArrowDown', 'PageDown'], run: mover(1), repeats: true },
    { label: 'keyboard.previous', keys: ['k', 'ArrowUp', 'PageUp'], run: mover(-1), repeats: true },
    { label: 'keyboard.before', keys: ['Control+Home'], run: (event) => leaveFeed(event, -1) },
    { label: 'keyboard.after', keys: ['Control+End'], run: (event) => leaveFeed(event, 1) },
  ])
}

/** [TL-06] The key that shows what waits. */
export function registerShowNewKey(showNew: () => void) {
  return registerKeys('list', () => [{ label: 'keyboard.showNew', keys: ['.'], run: showNew }])
}
