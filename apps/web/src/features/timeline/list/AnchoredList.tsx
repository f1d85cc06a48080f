/* oxlint-disable react/refs -- the handle reads its refs when a method is called, not while drawing */
import {
  useImperativeHandle,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReactNode, Ref } from 'react'
import { flushSync } from 'react-dom'

import { useSetting } from '../../../model/settings.ts'
import styles from './AnchoredList.module.css'
import { createListEngine } from './engine.ts'
import { focusTarget, type FeedHandle } from './feed-handle.ts'
import { scrollIntoMargins } from './focus-margins.ts'
import type { RowHeights } from './keyed-layout.ts'
import { ListRow } from './ListRow.tsx'
import { findSurvivor, type Place } from './place.ts'
import { useBusyMark } from './use-busy-mark.ts'
import { useFocusedRow } from './use-focused-row.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useNearEnd } from './use-near-end.ts'
import { usePlaceKeeper } from './use-place-keeper.ts'

export interface AnchoredListHandle extends FeedHandle {
  /** Null at the top of the page and without rows. */
  getPlace(): Place | null
  /** Goes there now, or as soon as the list has the row, unless the reader moves first. */
  goTo(place: Place): void
  /** Shows what stands above a row, as soon as the list has it: so many pixels of the row stay in sight below. */
  showAbove(id: string, px: number): void
  /** The reader last moved upwards. */
  isReadingUp(): boolean
  /** This row stands still until the reader moves, not the first that is read. */
  hold(id: string): void
}

interface AnchoredListProps {
  /** The name of the feed, or list, that the rows are in. */
  readonly label: string
  /** Each row of a feed has an article, which takes the focus of the row; of a list each is an item. */
  readonly kind?: 'feed' | 'list'
  readonly ids: readonly string[]
  readonly renderRow: (id: string, index: number) => ReactNode
  /** Measured heights; with the same map again a list comes back to the same picture. */
  readonly heights: RowHeights
  /** Pixels of a row that was never measured. */
  readonly estimatedSize: number
  /** Where to begin, as soon as the list has the row. */
  readonly place?: Place | null
  /** Rows that stay in the document wherever they are, besides the one with the focus. */
  readonly keepMounted?: readonly string[]
  /** So many pixels from the top of the page, and nearer, rows that come above push down what is read. */
  readonly keepsTopWithin?: number
  /** A place that can be scrolled to, however little follows it. */
  readonly roomFor?: Place | null
  /** Called again and again while the end of the page is near. */
  readonly onNearEnd?: (() => void) | undefined
  /** The row that gets the focus as soon as it is there, without scrolling. */
  readonly focusAtStart?: string | null
  /** Called after scrolling and last when the list goes: where the reader is, and which row had the focus last. */
  readonly onPlace?: ((place: Place | null, focusedId: string | null) => void) | undefined
  readonly ref?: Ref<AnchoredListHandle>
}

const none: readonly string[] = []

/**
 * A long list in a page that scrolls as a whole. Only the rows near the screen are in the document, unless somebody
 * wants all of them there. Whatever happens above what is read (rows come, go, grow), what is read does not move.
 */
export function AnchoredList(props: AnchoredListProps) {
  const { ids, renderRow, heights, estimatedSize, place = null, keepMounted = none } = props
  const { kind = 'feed', keepsTopWithin = -1, roomFor = null, focusAtStart = null } = props
  const listRef = useRef<HTMLDivElement>(null)
  const { focusedId, setFocusedId, lastFocusedId, focusProps } = useFocusedRow(listRef, focusAtStart)
  const [engine] = useState(() => createListEngine(ids, heights, estimatedSize, roomFor, place, focusedId))
  const version = useSyncExternalStore(engine.subscribe, engine.getVersion)
  const [, drawAgain] = useReducer((times: number) => times + 1, 0)
  const markerRef = useRef<HTMLDivElement>(null)
  const shownIds = useRef(ids)
  const firstPlace = useRef(place)
  const refocusId = useRef<string | null>(focusAtStart)

  // Before the engine is attached, so that its last report comes before the engine lets go.
  usePlaceKeeper(() => props.onPlace?.(engine.getPlace(), lastFocusedId.current), ids)

  useLayoutEffect(() => {
    if (!markerRef.current) return undefined
    const detach = engine.attach(markerRef.current, firstPlace.current)
    return () => {
      // While the next page is fetched this one is only hidden, and shown again to who goes back before it came.
      firstPlace.current = engine.getPlace()
      detach()
    }
  }, [engine])

  useLayoutEffect(() => {
    const before = shownIds.current
    if (before === ids) return
    shownIds.current = ids
    engine.setIds(ids, window.scrollY <= keepsTopWithin)
    const id = focusedId.current
    if (id === null || engine.indexOf(id) >= 0) return
    // The focused row goes: the one that takes its place takes the focus.
    const heir = findSurvivor(before, (each) => engine.indexOf(each) >= 0, before.indexOf(id))
    refocusId.current = heir
    setFocusedId(heir)
  })

  useLayoutEffect(() => engine.setRoom(roomFor), [engine, roomFor])

  useLayoutEffect(() => {
    engine.afterCommit(version)
    // The first picture is painted before anybody subscribes: rows that were measured by then stand where they belong.
    if (engine.getVersion() !== version) drawAgain()
    const target = refocusId.current === null ? null : focusTarget(listRef.current, refocusId.current)
    if (target === null) return
    refocusId.current = null
    target.focus({ preventScroll: true })
  }, [engine, version])

  useNearEnd(props.onNearEnd, ids)
  useBusyMark(listRef, ids)
  useKeptFocus(listRef)

  useImperativeHandle(props.ref, () => ({
    getElement: () => listRef.current,
    getPlace: engine.getPlace,
    goTo: engine.goToWhenThere,
    showAbove: engine.showAboveWhenThere,
    isReadingUp: engine.isReadingUp,
    hold: engine.hold,
    focusRow: (id) => {
      if (engine.indexOf(id) < 0) return false
      flushSync(engine.drawWaiting)
      if (!focusTarget(listRef.current, id)) {
        flushSync(() => engine.goTo({ id, offset: 0 }))
      }
      const target = focusTarget(listRef.current, id)
      target?.focus({ preventScroll: true })
      if (target) scrollIntoMargins(target)
      return target !== null
    },
    getFocusedId: () => {
      const id = lastFocusedId.current
      return id !== null && engine.indexOf(id) >= 0 ? id : null
    },
    getReadId: engine.getReadId,
  }))

  // [TL-25] Off for who searches in the page or prints it.
  const isWindowed = useSetting('virtualScrolling')
  const kept = isWindowed ? keepMounted : ids

  return (
    // The rows take the focus; the list only notes which of them has it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={listRef}
      role={kind}
      aria-label={props.label}
      className={styles['list']}
      style={{ blockSize: engine.getListSize(version) }}
      {...focusProps}
    >
      <div ref={markerRef} className={styles['marker']} />
      {engine.getRows(version, kept).map(({ id, index, offset }) => (
        <ListRow
          key={id}
          engine={engine}
          id={id}
          index={index}
          offset={offset}
          renderRow={renderRow}
          isItem={kind === 'list'}
        />
      ))}
    </div>
  )
}
