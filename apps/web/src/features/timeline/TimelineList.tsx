import { timelineKeyText, type StatusId } from '@skein/api'
import {
  AUTO_SHOW_WITHIN_PX,
  type Feed,
  type TimelineEntry,
  type TimelineRow,
  type TimelineState,
} from '@skein/store'
import { useEffect, useMemo, useState, type RefObject } from 'react'

import { useT } from '../../i18n/index.ts'
import { usePreviousRender } from '../../lib/use-previous-render.ts'
import { markFirstContent } from '../../model/first-content.ts'
import { useComposing } from '../../model/writing.ts'
import {
  keepPlace,
  type HeaderRows,
  notePosition,
  ownPlace,
  rowHeights,
  useInsertedRows,
} from '../../model/places.ts'
import { useSetting } from '../../model/settings.ts'
import { useReadMarker } from '../../model/timelines.ts'
import { usePlayingPosts } from '../media/index.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { estimatedRowPx } from './limits.ts'
import { AnchoredList, type AnchoredListHandle } from './list/AnchoredList.tsx'
import type { Place } from './list/place.ts'
import { Footer } from './parts/Footer.tsx'
import { newerThan, placeOf, positionAt } from './rules/position.ts'
import { startingPlace } from './starting-place.ts'
import { useRows } from './timeline-rows.ts'
import { useDrawable } from './use-drawable.ts'
import { useListKeys } from './use-keys.ts'
import { useRenderRow } from './use-render-row.tsx'
import { useShowing } from './use-showing.ts'
import { useWayBack } from './use-way-back.ts'

/** What draws the posts of a timeline is given. */
export interface TimelineListProps {
  readonly feed: Feed
  readonly state: TimelineState
  readonly keeps: (entry: TimelineEntry) => boolean
  readonly title: string
  readonly historyKey: string
  readonly listRef: RefObject<AnchoredListHandle | null>
  readonly lead?: HeaderRows | undefined
  /** Goes to the oldest post that was not read yet. */
  readonly onReadUp: () => void
}

const none: readonly string[] = []
const nothingNewer = { count: 0, isMore: false }

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
  const t = useT()
  const name = `timeline ${timelineKeyText(feed.key)}`
  const timelineRows = useRows(state, keeps)
  const { rows, ids, indexes } = timelineRows
  const inserted = useInsertedRows(`${name} ${historyKey}`, listRef)
  const [kept] = useState(() => startingPlace(feed.key, name, historyKey, rows, inserted !== null))
  const { showing, isSeen, isCovered } = useShowing(keeps, feed.key)
  const drawable = useDrawable(rows, kept !== null, isCovered)
  const isWhole = drawable === rows.length
  const hasText = isWhole || drawable > 0
  useEffect(() => {
    if (hasText) markFirstContent()
  }, [hasText])
  // The same list until a row comes or goes: whoever has it acts on another one.
  const listed = useMemo(() => {
    const drawn = isWhole ? ids : ids.slice(0, drawable)
    const own = lead === undefined ? drawn : [...lead.ids, ...drawn]
    return inserted === null ? own : inserted.weave(own)
  }, [ids, drawable, isWhole, lead, inserted])
  const stop = useReadMarker(feed.key)
  const newer = stop === null ? nothingNewer : newerThan(stop.seenId, rows, state, isSeen)
  const lineId = stop === null || newer.count === 0 ? null : (placeOf(stop.lineId, rows)?.id ?? null)
  const wasBehind = usePreviousRender(state.isBehind)
  const composing = useComposing('row')
  const playing = rowsOf(usePlayingPosts(), rows)
  useListKeys(listRef, listed)
  useWayBack(feed, state, listed, kept)

  const loadOlder = () => void feed.loadOlder()
  const loadsByItself = useSetting('infiniteScroll')
  const isMoreWanted =
    isWhole &&
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

  const renderRow = useRenderRow({
    feed,
    listed: timelineRows,
    lead,
    inserted,
    listRef,
    isBottomedOut: state.isBottomedOut,
    showing,
    stopId: lineId,
    newerCount: newer.count,
    areNewerMore: newer.isMore,
    onReadUp,
  })

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
      {isWhole ? (
        <Footer state={state} isEmpty={listed.length === 0} onLoadOlder={loadOlder} />
      ) : (
        <Skeleton label={t('timeline.loading')} rows={5} />
      )}
    </>
  )
}
