import { whenPainted } from '../../../lib/when-painted.ts'
import type { KeyedLayout } from './keyed-layout.ts'
import type { Place } from './place.ts'
import type { VirtuaStore } from './virtua.ts'

/** Pixels above and below the screen in which rows are kept ready. */
const buffer = 400
/** Pixels within which a row that is there already stays: who turns or rests would have it made again. */
const stayWithin = 1000
/** Pixels that headings take of a window, about: asking the page would have it laid out without its rows. */
const usuallyCovered = 100

/** Which rows of a list are in the document. */
export interface RowWindow {
  /** Indexes of the rows to have there, in their order; `kept` are there wherever they stand. */
  get(kept: readonly string[], isAttached: boolean): readonly number[]
  /** Tells of a row that is there; answers how to tell that it has gone. */
  mount(id: string): () => void
  /** Draws what is on screen first and more when that is painted. Answers the way to stop. */
  drawInTurn(draw: () => void): () => void
  /** The reader has moved: rows are made as they are needed. */
  leaveRest(): void
}

export function createRowWindow(
  layout: KeyedLayout,
  store: VirtuaStore,
  firstPlace: Place | null,
): RowWindow {
  const mounted = new Set<string>()
  /**
   * Nothing was painted yet: only what is on screen is drawn; then what is near it, too. While the reader rests, the
   * rows of the first step are made ahead.
   */
  let phase: 'first' | 'second' | 'rest' | 'moving' = 'first'

  /** The rows that the first picture is going to show. */
  const expectedRange = (): [first: number, last: number] => {
    const index = firstPlace === null ? -1 : layout.indexOf(firstPlace.id)
    const top = index < 0 ? 0 : layout.$getItemOffset(index) - (firstPlace?.offset ?? 0)
    return [layout.$findIndex(top), layout.$findIndex(top + innerHeight - usuallyCovered)]
  }

  /** The rows that stay when they are there. */
  const stayingRange = (): [first: number, last: number] => {
    const top = store.$getScrollOffset() - store.$getStartSpacerSize()
    const bottom = top + store.$getViewportSize()
    return [layout.$findIndex(top - stayWithin), layout.$findIndex(bottom + stayWithin)]
  }

  return {
    get: (kept, isAttached) => {
      const isFirst = phase === 'first'
      const [first, last] = isFirst && !isAttached ? expectedRange() : store.$getRange(isFirst ? 0 : buffer)
      const [firstStaying, lastStaying] = stayingRange()
      const staying = [...mounted]
        .map(layout.indexOf)
        .filter((index) => index >= firstStaying && index <= lastStaying)
      const indexes = new Set([...kept.map(layout.indexOf).filter((index) => index >= 0), ...staying])
      for (let index = first; index <= (phase === 'rest' ? Math.max(last, lastStaying) : last); index++) {
        indexes.add(index)
      }
      return [...indexes].sort((a, b) => a - b)
    },
    mount: (id) => {
      mounted.add(id)
      return () => mounted.delete(id)
    },
    drawInTurn: (draw) => {
      let stop = whenPainted(() => {
        phase = 'second'
        draw()
        stop = whenPainted(() => {
          if (phase !== 'second') return
          phase = 'rest'
          draw()
        })
      })
      return () => stop()
    },
    leaveRest: () => {
      if (phase !== 'first') phase = 'moving'
    },
  }
}
