import { timelineRows, type Feed, type TimelineEntry } from '@skein/store'
import { useCallback, type RefObject } from 'react'

import { recallPosition } from '../../model/places.ts'
import { readOnPx } from './limits.ts'
import type { AnchoredListHandle } from './list/AnchoredList.tsx'
import { firstUnseen } from './rules/position.ts'

type IsSeen = (entry: TimelineEntry) => boolean

/** The row below an entry, which stays in sight at the lower edge while the reader reads upwards. */
function rowBelow(feed: Feed, isSeen: IsSeen, entry: TimelineEntry): string | null {
  const rows = timelineRows(feed.getState(), isSeen)
  const index = rows.findIndex((row) => row.kind === 'entry' && row.entry.id === entry.id)
  return index < 0 ? null : (rows[index + 1]?.key ?? null)
}

/** Ways to what is new: to the top, or to the oldest post that was not read yet. */
export function useShowNew(
  feed: Feed,
  isSeen: IsSeen,
  listRef: RefObject<AnchoredListHandle | null>,
  block: () => void,
) {
  const goTo = useCallback(
    (entry: TimelineEntry | null): void => {
      const below = entry === null ? null : rowBelow(feed, isSeen, entry)
      if (below === null) window.scrollTo({ top: 0, behavior: 'instant' })
      else listRef.current?.showAbove(below, readOnPx)
    },
    [feed, isSeen, listRef],
  )

  /** For a reader at the top, whose list grows by itself. */
  const showAtTop = useCallback(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    feed.showNew()
    block()
  }, [feed, block])

  /** What waits is shown, and the reader goes to the oldest of it: never blindly to the top. */
  const showNew = useCallback(() => {
    const { queued, needsReload } = feed.getState()
    const oldest = queued.findLast(isSeen) ?? null
    if (needsReload || oldest === null) return showAtTop()
    feed.showNew()
    // More waited than show at once: the oldest of it is among the rest.
    while (feed.getState().below.some(({ id }) => id === oldest.id)) feed.dispatch({ type: 'belowRevealed' })
    goTo(oldest)
    block()
  }, [feed, isSeen, goTo, showAtTop, block])

  /** What stands above and was not read yet; nothing when everything was. */
  const readUp = useCallback(() => {
    const seenId = recallPosition(feed.key)?.seenId
    const oldest = seenId === undefined ? null : firstUnseen(seenId, timelineRows(feed.getState(), isSeen))
    if (oldest !== null) goTo(oldest)
  }, [feed, isSeen, goTo])

  return { showAtTop, showNew, readUp }
}
