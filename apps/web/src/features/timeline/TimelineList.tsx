import { timelineKeyText } from '@skein/api'
import { AUTO_SHOW_WITHIN_PX, type Feed, type TimelineEntry, type TimelineState } from '@skein/store'
import { useRef, useState } from 'react'

import { useT } from '../../i18n/index.ts'
import { useComposing } from '../../model/composing.ts'
import { keepPlace, recallPlace, rowHeights } from '../../model/timeline-places.ts'
import { StatusCard } from '../status/index.ts'
import { useListKeys } from './keys.ts'
import { estimatedRowPx } from './limits.ts'
import { AnchoredList, type AnchoredListHandle } from './list/AnchoredList.tsx'
import type { Place } from './list/place.ts'
import { Footer } from './parts/Footer.tsx'
import { GapRow } from './parts/GapRow.tsx'
import { jointsOf, listRows } from './timeline-rows.ts'
import { useWayBack } from './use-way-back.ts'

interface TimelineListProps {
  readonly feed: Feed
  readonly state: TimelineState
  readonly keeps: (entry: TimelineEntry) => boolean
  readonly title: string
  readonly historyKey: string
}

/** The posts of a timeline and what stands at their end. */
export function TimelineList({ feed, state, keeps, title, historyKey }: TimelineListProps) {
  'use memo'
  const t = useT()
  const listRef = useRef<AnchoredListHandle>(null)
  const name = `timeline ${timelineKeyText(feed.key)}`
  const [kept] = useState(() => recallPlace(name, historyKey))
  const composing = useComposing()
  const { rows, ids, indexes } = listRows(state, keeps)
  useListKeys(listRef, ids)
  useWayBack(feed, state, ids, kept)

  const loadOlder = () => void feed.loadOlder()
  const isMoreWanted =
    state.isLoaded && !state.isLoadingOlder && !state.isBottomedOut && state.olderError === null

  const keep = (at: Place | null, focusedId: string | null) => {
    const depth = at === null ? 0 : (indexes.get(at.id) ?? kept?.depth ?? 0)
    keepPlace(name, historyKey, { at, depth, focusedId })
  }

  const renderRow = (id: string) => {
    const index = indexes.get(id)
    const row = index === undefined ? undefined : rows[index]
    if (index === undefined || row === undefined) return null
    if (row.kind === 'gap') return <GapRow gap={row.gap} onLoad={() => void feed.loadGap(row.gap)} />
    const { answersAbove, reachesBelow, isReached } = jointsOf(rows, index)
    return (
      <StatusCard
        statusId={row.entry.statusId}
        entry={row.entry}
        joinsPrevious={answersAbove}
        joinsNext={reachesBelow}
        hasNoLine={index === 0 || isReached}
        position={index + 1}
        setSize={state.isBottomedOut ? rows.length : -1}
      />
    )
  }

  return (
    <>
      {ids.length > 0 && (
        <div
          role="feed"
          aria-label={t('timeline.posts', { name: title })}
          aria-busy={state.isLoadingNewer || state.isLoadingOlder}
        >
          <AnchoredList
            ref={listRef}
            ids={ids}
            renderRow={renderRow}
            heights={rowHeights(name)}
            estimatedSize={estimatedRowPx}
            place={kept?.at ?? null}
            focusAtStart={kept?.focusedId ?? null}
            keepMounted={composing && 'place' in composing ? [composing.place] : []}
            keepsTopWithin={AUTO_SHOW_WITHIN_PX}
            onNearEnd={isMoreWanted ? loadOlder : undefined}
            onPlace={keep}
          />
        </div>
      )}
      <Footer state={state} isEmpty={ids.length === 0} onLoadOlder={loadOlder} />
    </>
  )
}
