import type { RefObject } from 'react'

import { registerKeys } from '../../model/keys.ts'
import { leaveFeed } from './leave-feed.ts'
import { isOfPage, type FeedHandle } from './list/feed-handle.ts'

/** A key belongs to the feed it is pressed in; outside of all feeds to the one that scrolls with the page. */
function isMeant(list: FeedHandle, target: EventTarget | null): boolean {
  const own = list.getElement()
  const feed = target instanceof Element ? target.closest('[role="feed"]') : null
  return own !== null && (feed === null ? isOfPage(own) : feed === own)
}

function isOnScreen(list: FeedHandle, id: string): boolean {
  const row = list.getElement()?.querySelector(`[data-row-id="${CSS.escape(id)}"]`)
  if (!row) return false
  const { top, bottom } = row.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

/** Moves the focus to the next or previous post; from nowhere to the one that is read. False where there is none. */
export function moveFocus(list: FeedHandle, ids: readonly string[], step: 1 | -1): boolean {
  const focused = list.getFocusedId()
  const start =
    focused !== null && isOnScreen(list, focused)
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
export function registerListKeys(listRef: RefObject<FeedHandle | null>, ids: readonly string[]) {
  const move = (event: KeyboardEvent, step: 1 | -1) => {
    const list = listRef.current
    return list !== null && fits(event) && isMeant(list, event.target) && moveFocus(list, ids, step)
  }
  const isForFeed = true
  return registerKeys('list', () => [
    {
      label: 'keyboard.next',
      keys: ['j', 'ArrowDown', 'PageDown'],
      run: (event) => move(event, 1),
      repeats: true,
      isForFeed,
    },
    {
      label: 'keyboard.previous',
      keys: ['k', 'ArrowUp', 'PageUp'],
      run: (event) => move(event, -1),
      repeats: true,
      isForFeed,
    },
    { label: 'keyboard.before', keys: ['Control+Home'], run: (event) => leaveFeed(event, -1), isForFeed },
    { label: 'keyboard.after', keys: ['Control+End'], run: (event) => leaveFeed(event, 1), isForFeed },
  ])
}

/** [TL-06] The key that shows what waits. */
export function registerShowNewKey(showNew: () => void) {
  return registerKeys('list', () => [{ label: 'keyboard.showNew', keys: ['.'], run: showNew }])
}
