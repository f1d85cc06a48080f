import { whenPainted } from '../../../lib/when-painted.ts'
import type { KeyedLayout } from './keyed-layout.ts'
import type { PageView } from './page-view.ts'
import type { Place } from './place.ts'

/** Pixels above and below the screen in which rows are kept ready. */
const buffer = 400
/** Pixels within which a row that is there already stays: who turns or rests would have it made again. */
const stayWithin = 1000
/** Pixels that headings take of a window, about: asking the page would have it laid out without its rows. */
const usuallyCovered = 100

/** Which rows of a list are in the document. */
export function createRowWindow(layout: KeyedLayout, view: PageView, firstPlace: Place | null) {
  const mounted = new Set<string>()
  /**
   * Nothing was painted yet: only what is on screen is drawn. While the reader rests, the rows of the first step are made
   * ahead, one after the other, so that none of them keeps a slow phone.
   */
  let phase: 'first' | 'rest' | 'moving' = 'first'
  /** The row that is made ahead now. */
  let aheadId: string | null = null
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

  /** The rows of the first picture. */
  const firstRange = (isAttached: boolean): [first: number, last: number] => {
    const top = isAttached ? view.getLine() : expectedTop()
    const height = isAttached ? view.getHeight() : innerHeight - usuallyCovered
    return rowsBetween(top, top + height)
  }

  const screenRange = () => rowsWithin(view.getLine(), view.getLine() + view.getHeight())

  /** The rows on screen, and those beyond it where the page may go next. */
  const range = (): [first: number, last: number] => {
    const heading = view.getHeading()
    const top = view.getLine() - (heading === 'down' ? 0 : buffer)
    const bottom = view.getLine() + view.getHeight() + (heading === 'up' ? 0 : buffer)
    return rowsWithin(top, bottom)
  }

  const ranges = { first: firstRange, rest: screenRange, moving: range }

  /** The rows that stay when they are there. */
  const stayingRange = () =>
    rowsBetween(view.getLine() - stayWithin, view.getLine() + view.getHeight() + stayWithin)

  /** Of the rows to be made ahead the next one, or none: those below come first. */
  const nextAhead = (): string | null => {
    const [first, last] = range()
    const [firstSeen, lastSeen] = screenRange()
    const [, lastStaying] = stayingRange()
    const ids = layout.getIds()
    const below = ids.slice(lastSeen + 1, Math.max(last, lastStaying) + 1)
    const above = ids.slice(first, Math.max(first, firstSeen)).toReversed()
    return [...below, ...above].find((id) => !mounted.has(id)) ?? null
  }

  const takeTurns = (): void => {
    stopTurns()
    stopTurns = whenPainted(() => {
      if (phase === 'moving') return
      phase = 'rest'
      const nextId = nextAhead()
      // One that was not made is not asked for again and again.
      if (nextId === null || nextId === aheadId) return
      aheadId = nextId
      draw?.()
      takeTurns()
    })
  }

  return {
    /** Indexes of the rows to have there, in their order; `kept` are there wherever they stand. */
    get: (kept: readonly string[], isAttached: boolean): readonly number[] => {
      const [first, last] = ranges[phase](isAttached)
      const ahead = phase === 'rest' && aheadId !== null ? layout.indexOf(aheadId) : -1
      const [firstStaying, lastStaying] = stayingRange()
      const ids = layout.getIds()
      const indexes: number[] = []
      for (let index = Math.min(first, firstStaying); index <= Math.max(last, lastStaying); index++) {
        const isMade = (index >= first && index <= last) || index === ahead
        const isStaying = index >= firstStaying && index <= lastStaying && mounted.has(ids[index] ?? '')
        if (isMade || isStaying) indexes.push(index)
      }
      const elsewhere = kept.map(layout.indexOf).filter((index) => index >= 0 && !indexes.includes(index))
      return elsewhere.length === 0 ? indexes : [...new Set([...indexes, ...elsewhere])].sort((a, b) => a - b)
    },
    /** Tells of a row that is there; answers how to tell that it has gone. */
    mount: (id: string) => {
      mounted.add(id)
      return () => mounted.delete(id)
    },
    /** Draws what is on screen first and more when that is painted. Answers the way to stop. */
    drawInTurn: (drawRows: () => void) => {
      draw = drawRows
      takeTurns()
      return () => {
        draw = null
        stopTurns()
      }
    },
    /** Other rows have come: who rests sees those on screen first, once more. */
    startOver: (): void => {
      if (draw === null || phase === 'moving') return
      phase = 'first'
      aheadId = null
      takeTurns()
    },
    /** Something has changed: who rests may have other rows to be made ahead. */
    lookAhead: (): void => {
      if (draw !== null && phase === 'rest') takeTurns()
    },
    /** The reader has moved: rows are made as they are needed. */
    leaveRest: (): void => {
      if (phase !== 'first') phase = 'moving'
    },
  }
}
