import type { TimelineEntry, TimelineRow } from '@skein/store'
import { useEffect, useState } from 'react'

import { entityStore } from '../../model/entities.ts'
import { attached, hasAttached } from '../status/index.ts'

/** Asks for what posts have besides their text, and tells when it is there or is not to be had now. */
function useAttached(isWanted: boolean): boolean {
  const [isSettled, setSettled] = useState(() => attached.current() !== null)
  useEffect(() => {
    if (isSettled || !isWanted) return undefined
    let isShown = true
    const settle = () => isShown && setSettled(true)
    attached.fetch().then(settle, settle)
    return () => {
      isShown = false
    }
  }, [isSettled, isWanted])
  return isSettled
}

/**
 * How many rows can be drawn as high as they will be: all of them, or, until the code is there for what a post has
 * besides its text, those above the first that has such a thing. Where reading goes on at a place, no row above it may
 * grow: there none is drawn. Without a line there is text to read all the same.
 */
export function useDrawable(
  rows: readonly TimelineRow[],
  hasPlace: boolean,
  isCovered: (entry: TimelineEntry) => boolean,
): number {
  const end = attached.current() === null ? firstAttached(rows, isCovered) : -1
  const isSettled = useAttached(end >= 0)
  if (isSettled || end < 0) return rows.length
  return hasPlace ? 0 : end
}

function firstAttached(rows: readonly TimelineRow[], isCovered: (entry: TimelineEntry) => boolean): number {
  return rows.findIndex((row) => {
    const status = row.kind === 'entry' ? entityStore.statuses.get(row.entry.statusId) : undefined
    return status !== undefined && row.kind === 'entry' && (hasAttached(status) || isCovered(row.entry))
  })
}
