import type { Feed, TimelineEntry, TimelineGap } from '@skein/store'
import { useCallback, type ReactNode, type RefObject } from 'react'

import type { InsertedRows, HeaderRows } from '../../model/places.ts'
import { StatusCard, type Showing } from '../status/index.ts'
import type { AnchoredListHandle } from './list/AnchoredList.tsx'
import { GapRow } from './parts/GapRow.tsx'
import { ReadMarker } from './parts/newer.ts'
import { jointsOf, type ListedRows } from './timeline-rows.ts'
import { filterPlaceOf, isAskedFor, profileOfKey } from './use-showing.ts'

interface RowSources {
  readonly feed: Feed
  readonly listed: ListedRows
  readonly lead: HeaderRows | undefined
  readonly inserted: InsertedRows | null
  readonly listRef: RefObject<AnchoredListHandle | null>
  readonly isBottomedOut: boolean
  readonly showing: (entry: TimelineEntry) => Showing
  /** The row below the line that says how many newer ones there are; null without a line. */
  readonly stopId: string | null
  readonly newerCount: number
  readonly areNewerMore: boolean
  readonly onReadUp: () => void
}

/** Draws the rows of a timeline. The same function until something in a row changes: a new one draws all of them. */
export function useRenderRow(sources: RowSources): (id: string) => ReactNode {
  const { feed, listed, lead, inserted, listRef, isBottomedOut, showing } = sources
  const { stopId, newerCount, areNewerMore, onReadUp } = sources

  /** In the direction one reads: who comes from below goes on upwards from the post they came from. */
  const loadGap = useCallback(
    (gap: TimelineGap, belowId: string | undefined) => {
      const isUpwards = listRef.current?.isReadingUp() === true && belowId !== undefined
      if (isUpwards) listRef.current?.hold(belowId)
      void feed.loadGap(gap, isUpwards ? 'up' : 'down')
    },
    [feed, listRef],
  )

  return useCallback(
    (id) => {
      const { rows, ids, indexes } = listed
      const index = indexes.get(id)
      const row = index === undefined ? undefined : rows[index]
      if (index === undefined || row === undefined) return lead?.renderRow(id) ?? inserted?.renderRow(id)
      if (row.kind === 'gap') return <GapRow gap={row.gap} onLoad={() => loadGap(row.gap, ids[index + 1])} />
      const { answersAbove, reachesBelow, isReached } = jointsOf(rows, index, showing)
      const above = lead?.ids.length ?? 0
      const card = (
        <StatusCard
          statusId={row.entry.statusId}
          entry={row.entry}
          joinsPrevious={answersAbove}
          joinsNext={reachesBelow && !inserted?.hasBelow(id)}
          hasNoLine={above + index === 0 || isReached}
          position={above + index + 1}
          profileOf={profileOfKey(feed.key)}
          isAskedFor={isAskedFor(feed.key)}
          filterPlace={filterPlaceOf(feed.key)}
          timeline={feed.key}
          setSize={isBottomedOut ? above + rows.length : -1}
        />
      )
      if (id !== stopId) return card
      return (
        <>
          <ReadMarker count={newerCount} isMore={areNewerMore} onReadUp={onReadUp} />
          {card}
        </>
      )
    },
    [
      feed,
      listed,
      lead,
      inserted,
      isBottomedOut,
      showing,
      stopId,
      newerCount,
      areNewerMore,
      onReadUp,
      loadGap,
    ],
  )
}
