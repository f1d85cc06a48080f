import { takeTurn } from '../../../lib/turns.ts'
import type { KeyedLayout } from './keyed-layout.ts'
import type { PageView } from './page-view.ts'
import type { Place } from './place.ts'

/** Pixels above and below the screen in which rows are kept ready. */
const buffer = 400
/** Pixels within which a row that is there already stays: who turns or rests would have it made again. */
const stayWithin = 1000
/** Pixels that headings take of a window, about: asking the page would have it laid out without its rows. */
const usuallyCovered = 100

/** Milliseconds that making rows may take at once: who touches the page meanwhile does not feel it. */
const turnMs = 30
/** What one row takes, in milliseconds: before any was made as on a slow phone, then as the last ones. */
let rowMs = turnMs

/** Which rows of a list are in the document. */
export function createRowWindow(layout: KeyedLayout, view: PageView, firstPlace: Place | null) {
  const mounted = new Set<string>()
  /**
   * While the reader rests, before anything is painted and after it, rows are made in turns, as many at once as do not
   * keep a slow phone: first those on screen, then those of the first step.
   */
  let phase: 'first' | 'rest' | 'moving' = 'first'
  /** The rows of this turn; not chosen yet when other rows have just come. */
  let turn: readonly string[] | null = null
  /** The row that is read first when all begins or starts over. */
  let beginId = firstPlace?.id ?? null
  let draw: (() => void) | null = null
  let stopTurns = (): void => undefined

  /** Where the list is going to be at first, which nobody has scrolled to yet. */
  const expectedTop = () => {
    const index = firstPlace === null ? -1 : layout.indexOf(firstPlace.id)
    return index < 0 ? 0 : layout.offsetAt(index) - (firstPlace?.offset ?? 0)
  }

  const rowsBetween = (top: number, bottom: number): [first: number, last: number] => [
    layout.indexAt(top),
    layout.indexAt(bottom),
  ]

  /** As `rowsBetween`; none where the list ends before or begins behind. */
  const rowsWithin = (top: number, bottom: number): [first: number, last: number] =>
    bottom <= 0 || top >= layout.getTotal() ? [0, -1] : rowsBetween(top, bottom)

  /** Where the screen is in the list, or is going to be at first. */
  const screenOf = (isAttached: boolean): [top: number, bottom: number] => {
    const top = isAttached ? view.getLine() : expectedTop()
    return [top, top + (isAttached ? view.getHeight() : innerHeight - usuallyCovered)]
  }

  /** The rows of the first picture. */
  const firstRange = (isAttached: boolean) => rowsBetween(...screenOf(isAttached))

  const screenRange = () => rowsWithin(...screenOf(true))

  /** The rows on screen, and those beyond it where the page may go next. */
  const range = (): [first: number, last: number] => {
    const heading = view.getHeading()
    const top = view.getLine() - (heading === 'down' ? 0 : buffer)
    const bottom = view.getLine() + view.getHeight() + (heading === 'up' ? 0 : buffer)
    return rowsWithin(top, bottom)
  }

  /** The rows that stay when they are there. */
  const stayingRange = () =>
    rowsBetween(view.getLine() - stayWithin, view.getLine() + view.getHeight() + stayWithin)

  /** What follows the list is on screen, or may be when its rows are measured. */
  const isEndNear = (isAttached: boolean): boolean => {
    const [top, bottom] = screenOf(isAttached)
    return layout.getTotal() <= bottom + (bottom - top)
  }

  const missing = (ids: readonly string[]): string[] => ids.filter((id) => !mounted.has(id))

  const upToOneTurn = (ids: readonly string[]): string[] =>
    missing(ids).slice(0, Math.max(1, Math.floor(turnMs / rowMs)))

  /**
   * The rows of the first picture: the one that is read first, those below it, those above it. Where some of them are
   * there, only that one and what stands above: rows below can wait, and nothing is pushed down by them.
   */
  const chooseFirst = (isAttached: boolean): string[] => {
    const [first, last] = firstRange(isAttached)
    const ids = layout.getIds()
    const seen = ids.slice(first, last + 1)
    const begin = beginId === null ? -1 : seen.indexOf(beginId)
    // A page that is too short for it yet does not show it.
    const unseen = beginId !== null && begin < 0 && layout.indexOf(beginId) >= 0 ? [beginId] : []
    const lastThere = seen.findLastIndex((id) => mounted.has(id))
    if (lastThere >= 0) return missing([...unseen, ...seen.slice(0, Math.max(lastThere, begin + 1))])
    const start = Math.max(0, begin)
    return upToOneTurn([...unseen, ...seen.slice(start), ...seen.slice(0, start).toReversed()])
  }

  /** Rows on screen, and when they are all there those below it and those above it. */
  const chooseNext = (): string[] => {
    const [first, last] = range()
    const [firstSeen, lastSeen] = screenRange()
    const [, lastStaying] = stayingRange()
    const ids = layout.getIds()
    const seen = upToOneTurn(ids.slice(firstSeen, lastSeen + 1))
    if (seen.length > 0) return seen
    return upToOneTurn([
      ...ids.slice(lastSeen + 1, Math.max(last, lastStaying) + 1),
      ...ids.slice(first, Math.max(first, firstSeen)).toReversed(),
    ])
  }

  const makeTurn = (): void => {
    if (phase === 'moving') return
    phase = 'rest'
    const next = chooseNext()
    // What was not made is not asked for again and again.
    if (next.length === 0 || next[0] === turn?.[0]) return
    turn = next
    const before = mounted.size
    const startedAt = performance.now()
    draw?.()
    if (mounted.size > before) rowMs = (performance.now() - startedAt) / (mounted.size - before)
    takeTurns()
  }

  const takeTurns = (): void => {
    stopTurns()
    stopTurns = takeTurn(makeTurn)
  }

  return {
    /** Indexes of the rows to have there, in their order; `kept` are there wherever they stand. */
    get: (kept: readonly string[], isAttached: boolean): readonly number[] => {
      const ids = layout.getIds()
      const indexes = new Set(kept.map(layout.indexOf).filter((index) => index >= 0))
      const addWithin = ([first, last]: [number, number], isWanted: (id: string) => boolean): void => {
        for (let index = first; index <= last; index++) if (isWanted(ids[index] ?? '')) indexes.add(index)
      }
      addWithin(stayingRange(), (id) => mounted.has(id))
      if (phase === 'moving') addWithin(range(), () => true)
      else {
        turn ??= chooseFirst(isAttached)
        turn.map(layout.indexOf).forEach((index) => index >= 0 && indexes.add(index))
        // What follows the list would move with each row that is measured.
        if (isEndNear(isAttached))
          addWithin(phase === 'first' ? firstRange(isAttached) : screenRange(), () => true)
      }
      return [...indexes].sort((a, b) => a - b)
    },
    /** Tells of a row that is there; answers how to tell that it has gone. */
    mount: (id: string) => {
      mounted.add(id)
      return () => mounted.delete(id)
    },
    /** Goes on making rows in turns, each when the one before it is painted. Answers the way to stop. */
    drawInTurn: (drawRows: () => void) => {
      draw = drawRows
      takeTurns()
      return () => {
        draw = null
        stopTurns()
      }
    },
    /** Other rows have come, or the page goes to a row: who rests sees those on screen first, once more. */
    startOver: (id: string | null = null): void => {
      if (draw === null || phase === 'moving' || (id !== null && mounted.has(id))) return
      phase = 'first'
      beginId = id
      turn = null
      takeTurns()
    },
    /** Something has changed: who rests may have other rows to be made. */
    lookAhead: (): void => {
      if (draw !== null && phase === 'rest') takeTurns()
    },
    /** The reader has moved: rows are made as they are needed. */
    leaveRest: (): void => {
      if (phase !== 'first') phase = 'moving'
    },
  }
}
