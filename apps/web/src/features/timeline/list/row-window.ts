import { whenPainted } from '../../../lib/when-painted.ts'
import { isFirstTextThere } from '../../../model/first-text.ts'
import type { KeyedLayout } from './keyed-layout.ts'
import type { Place } from './place.ts'
import type { VirtuaStore } from './virtua.ts'

/** Pixels above and below the screen in which rows are kept ready. */
const buffer = 400
/** Pixels within which a row that is there already stays: who turns or rests would have it made again. */
const stayWithin = 1000
/** How much of the screen, from its top, the very first picture of a visit fills: reading begins there. */
const partReadFirst = 0.5
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

  const part = isFirstTextThere() ? 1 : partReadFirst

  const scrolledTo = () => store.$getScrollOffset() - store.$getStartSpacerSize()

  /** Where the list is going to be at first, which nobody has scrolled to yet. */
  const expectedTop = () => {
    const index = firstPlace === null ? -1 : layout.indexOf(firstPlace.id)
    return index < 0 ? 0 : layout.$getItemOffset(index) - (firstPlace?.offset ?? 0)
  }

  /** The rows of the first picture. */
  const firstRange = (isAttached: boolean): [first: number, last: number] => {
    const top = isAttached ? scrolledTo() : expectedTop()
    const height = isAttached ? store.$getViewportSize() : innerHeight - usuallyCovered
    return [layout.$findIndex(top), layout.$findIndex(top + height * part)]
  }

  /** The rows that stay when they are there. */
  const stayingRange = (): [first: number, last: number] => {
    const top = scrolledTo()
    const bottom = top + store.$getViewportSize()
    return [layout.$findIndex(top - stayWithin), layout.$findIndex(bottom + stayWithin)]
  }

  return {
    get: (kept, isAttached) => {
      const [first, last] = phase === 'first' ? firstRange(isAttached) : store.$getRange(buffer)
      const [firstStaying, lastStaying] = stayingRange()
      const lastMade = phase === 'rest' ? Math.max(last, lastStaying) : last
      const ids = layout.getIds()
      const indexes: number[] = []
      for (let index = Math.min(first, firstStaying); index <= Math.max(lastMade, lastStaying); index++) {
        const isMade = index >= first && index <= lastMade
        const isStaying = index >= firstStaying && index <= lastStaying && mounted.has(ids[index] ?? '')
        if (isMade || isStaying) indexes.push(index)
      }
      const elsewhere = kept.map(layout.indexOf).filter((index) => index >= 0 && !indexes.includes(index))
      return elsewhere.length === 0 ? indexes : [...new Set([...indexes, ...elsewhere])].sort((a, b) => a - b)
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
