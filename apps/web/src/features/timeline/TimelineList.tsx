import { timelineKeyText, type StatusId } from '@skein/api'
import {
  AUTO_SHOW_WITHIN_PX,
  type Feed,
  type TimelineEntry,
  type TimelineGap,
  type TimelineRow,
  type TimelineState,
} from '@skein/store'
import { useState, type RefObject } from 'react'

import { useT } from '../../i18n/index.ts'
import { useLagging } from '../../lib/use-lagging.ts'
import { useComposing } from '../../model/composing-store.ts'
import type { LeadRows } from '../../model/home-lead.ts'
import { ownPlace, useInsertedRows } from '../../model/inserted-rows.ts'
import { notePosition } from '../../model/positions.ts'
import { useSetting } from '../../model/settings.ts'
import { keepPlace, rowHeights } from '../../model/timeline-places.ts'
import { useStop } from '../../model/timelines.ts'
import { usePlayingPosts } from '../media/index.ts'
import { StatusCard } from '../status/index.ts'
import { estimatedRowPx } from './limits.ts'
import { AnchoredList, type AnchoredListHandle } from './list/AnchoredList.tsx'
import type { Place } from './list/place.ts'
import { Footer } from './parts/Footer.tsx'
import { GapRow } from './parts/GapRow.tsx'
import { StopLine } from './parts/StopLine.tsx'
import { newerThan, placeOf, positionAt } from './rules/position.ts'
import { startingPlace } from './starting-place.ts'
import { jointsOf, useRows } from './timeline-rows.ts'
import { useListKeys } from './use-keys.ts'
import { isAskedFor, profileOfKey, useShowing } from './use-showing.ts'
import { useWayBack } from './use-way-back.ts'

/** What draws the posts of a timeline is given. */
export interface TimelineListProps {
  readonly feed: Feed
  readonly state: TimelineState
  readonly keeps: (entry: TimelineEntry) => boolean
  readonly title: string
  readonly historyKey: string
  readonly listRef: RefObject<AnchoredListHandle | null>
  readonly lead?: LeadRows | undefined
  /** Goes to the oldest post that was not read yet. */
  readonly onReadUp: () => void
}

const none: readonly string[] = []

/** The row whose post has a focus that shows: who goes by the pointer has none to come back to. */
function focusByKeys(): string | null {
  const focused = document.activeElement
  if (focused === null || !focused.matches('[data-row-id] article:focus-visible')) return null
  return focused.closest('[data-row-id]')?.getAttribute('data-row-id') ?? null
}

/** The rows in which something plays: they stay in the document wherever they are. */
function rowsOf(statusIds: readonly StatusId[], rows: readonly TimelineRow[]): readonly string[] {
  if (statusIds.length === 0) return none
  return rows.flatMap((row) =>
    row.kind === 'entry' && statusIds.includes(row.entry.statusId) ? row.key : [],
  )
}

/** The posts of a timeline and what stands at their end. */
export function TimelineList({
  feed,
  state,
  keeps,
  title,
  historyKey,
  listRef,
  lead,
  onReadUp,
}: TimelineListProps) {
  'use memo'
  const t = useT()
  const name = `timeline ${timelineKeyText(feed.key)}`
  const { rows, ids, indexes } = useRows(state, keeps)
  const inserted = useInsertedRows(`${name} ${historyKey}`, listRef)
  const above = lead?.ids.length ?? 0
  const own = lead === undefined ? ids : [...lead.ids, ...ids]
  const listed = inserted === null ? own : inserted.weave(own)
  const [kept] = useState(() => startingPlace(feed.key, name, historyKey, rows, inserted !== null))
  const profileOf = profileOfKey(feed.key)
  const { showing, isSeen } = useShowing(keeps, feed.key)
  const stop = useStop(feed.key)
  const newer = stop === null ? null : newerThan(stop.seenId, rows, state, isSeen)
  const lineId = stop === null ? null : placeOf(stop.lineId, rows)?.id
  const wasBehind = useLagging(state.isBehind)
  const composing = useComposing('row')
  const playing = rowsOf(usePlayingPosts(), rows)
  useListKeys(listRef, listed)
  useWayBack(feed, state, listed, kept)

  const loadOlder = () => void feed.loadOlder()
  const loadsByItself = useSetting('infiniteScroll')
  const isMoreWanted =
    loadsByItself &&
    state.isLoaded &&
    !state.isLoadingOlder &&
    !state.isBottomedOut &&
    state.olderError === null

  const keep = (at: Place | null, focusedId: string | null) => {
    const ownAt = ownPlace(at)
    const depth = ownAt === null ? 0 : (indexes.get(ownAt.id) ?? kept?.depth ?? 0)
    keepPlace(name, historyKey, { at, depth, focusedId })
    const position = positionAt(ownAt, rows, indexes)
    if (position !== null) notePosition(feed.key, { ...position, focusedId: focusByKeys() })
  }

  /** In the direction one reads: who comes from below goes on upwards from the post they came from. */
  const loadGap = (gap: TimelineGap, belowId: string | undefined) => {
    const isUpwards = listRef.current?.isReadingUp() === true && belowId !== undefined
    if (isUpwards) listRef.current?.hold(belowId)
    void feed.loadGap(gap, isUpwards ? 'up' : 'down')
  }

  const renderRow = (id: string) => {
    const index = indexes.get(id)
    const row = index === undefined ? undefined : rows[index]
    if (index === undefined || row === undefined) return lead?.renderRow(id) ?? inserted?.renderRow(id)
    if (row.kind === 'gap') return <GapRow gap={row.gap} onLoad={() => loadGap(row.gap, ids[index + 1])} />
    const { answersAbove, reachesBelow, isReached } = jointsOf(rows, index, showing)
    const card = (
      <StatusCard
        statusId={row.entry.statusId}
        entry={row.entry}
        joinsPrevious={answersAbove}
        joinsNext={reachesBelow && !inserted?.hasBelow(id)}
        hasNoLine={above + index === 0 || isReached}
        position={above + index + 1}
        profileOf={profileOf}
        isAskedFor={isAskedFor(feed.key)}
        setSize={state.isBottomedOut ? above + rows.length : -1}
      />
    )
    if (newer === null || newer.count === 0 || id !== lineId) return card
    return (
      <>
        <StopLine count={newer.count} isMore={newer.isMore} onReadUp={onReadUp} />
        {card}
      </>
    )
  }

  return (
    <>
      {listed.length > 0 && (
        <AnchoredList
          ref={listRef}
          label={t('timeline.posts', { name: title })}
          ids={listed}
          renderRow={renderRow}
          heights={rowHeights(name)}
          estimatedSize={estimatedRowPx}
          place={kept?.at ?? null}
          focusAtStart={kept?.focusedId ?? null}
          keepMounted={[
            ...(composing === null ? [] : [composing.place]),
            ...playing,
            ...(inserted?.keptIds ?? none),
          ]}
          // What is newer than an old place comes above it and leaves it where it is.
          keepsTopWithin={state.isBehind || wasBehind ? -1 : AUTO_SHOW_WITHIN_PX}
          // The place may be at the end of what has arrived: older posts come below it.
          roomFor={state.isBottomedOut ? null : (kept?.at ?? null)}
          onNearEnd={isMoreWanted ? loadOlder : undefined}
          onPlace={keep}
        />
      )}
      <Footer state={state} isEmpty={listed.length === 0} onLoadOlder={loadOlder} />
    </>
  )
}
