import { timelineRows, type TimelineEntry, type TimelineRow, type TimelineState } from '@skein/store'
import { useMemo } from 'react'

import type { Showing } from '../status/index.ts'

/** How a post is tied to its neighbours: the strand joins an answer and what it answers. */
export interface Joints {
  /** The row above is what this one answers. */
  readonly answersAbove: boolean
  /** The row below belongs to the same chain: the strand goes down to it. */
  readonly reachesBelow: boolean
  /** The row above reaches down to this one: no line between them. */
  readonly isReached: boolean
}

const free: Joints = { answersAbove: false, reachesBelow: false, isReached: false }

function isChain(upper: TimelineEntry | undefined, lower: TimelineEntry | undefined): boolean {
  if (!upper || !lower || upper.repeaterId !== null || lower.repeaterId !== null) return false
  return upper.inReplyToId === lower.statusId || lower.inReplyToId === upper.statusId
}

function entryOf(row: TimelineRow | undefined): TimelineEntry | undefined {
  return row?.kind === 'entry' ? row.entry : undefined
}

/** How an entry is tied to what is drawn next to it; a hidden row is passed over, and to one line nothing is tied. */
export function jointsOf(
  rows: readonly TimelineRow[],
  index: number,
  showing: (entry: TimelineEntry) => Showing,
): Joints {
  const wholeFrom = (start: number, step: 1 | -1): TimelineEntry | undefined => {
    for (let at = start; ; at += step) {
      const entry = entryOf(rows[at])
      const shows = entry === undefined ? null : showing(entry)
      if (shows !== 'hidden') return shows === 'whole' ? entry : undefined
    }
  }
  const entry = wholeFrom(index, 1)
  if (entry === undefined || entry !== entryOf(rows[index])) return free
  const above = wholeFrom(index - 1, -1)
  const isReached = isChain(above, entry)
  return {
    answersAbove: isReached && entry.inReplyToId === above?.statusId,
    reachesBelow: isChain(entry, wholeFrom(index + 1, 1)),
    isReached,
  }
}

/** Rows with the keys by which the list knows them. */
export interface ListedRows {
  readonly rows: readonly TimelineRow[]
  readonly ids: readonly string[]
  readonly indexes: ReadonlyMap<string, number>
}

function listRows(state: TimelineState, keeps: (entry: TimelineEntry) => boolean): ListedRows {
  const rows = timelineRows(state, keeps)
  const ids = rows.map(({ key }) => key)
  return { rows, ids, indexes: new Map(ids.map((id, index) => [id, index])) }
}

/** The same rows until something in them changes: what only waits to be shown changes none. */
export function useRows(state: TimelineState, keeps: (entry: TimelineEntry) => boolean): ListedRows {
  const { entries, gaps, shownMaxId } = state
  const isAnyWaiting = state.queued.length > 0
  const isAnyBelow = state.below.length > 0
  return useMemo(
    () => listRows(state, keeps),
    // oxlint-disable-next-line react/exhaustive-deps -- the parts of the state that rows are made of
    [entries, gaps, shownMaxId, isAnyWaiting, isAnyBelow, keeps],
  )
}
