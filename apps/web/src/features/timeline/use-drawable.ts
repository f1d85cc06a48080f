import type { TimelineRow } from '@skein/store'
import { useEffect, useState } from 'react'

import { entityStore } from '../../model/entities.ts'
import { attached, hasAttached } from '../status/index.ts'

/** Asks for what posts have besides their words, and tells when it is there. */
function useAttached(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(() => attached.current() !== null)
  useEffect(() => {
    if (isThere || !isWanted) return undefined
    let isShown = true
    attached.preload()
    void attached.whenThere().then(() => isShown && setThere(true))
    return () => {
      isShown = false
    }
  }, [isThere, isWanted])
  return isThere
}

/**
 * How many rows can be drawn as high as they will be: all of them, or, until the code is there for what a post has
 * besides its words, those above the first that has such a thing. Where reading goes on at a place, no row above it may
 * grow: there none is drawn.
 */
export function useDrawable(rows: readonly TimelineRow[], hasPlace: boolean): number {
  const end = attached.current() === null ? firstAttached(rows) : -1
  const isThere = useAttached(end >= 0)
  if (isThere || end < 0) return rows.length
  return hasPlace ? 0 : end
}

function firstAttached(rows: readonly TimelineRow[]): number {
  return rows.findIndex((row) => {
    const status = row.kind === 'entry' ? entityStore.statuses.get(row.entry.statusId) : undefined
    return status !== undefined && hasAttached(status)
  })
}
