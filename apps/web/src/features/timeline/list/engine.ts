import { flushSync } from 'react-dom'

import { createEmitter } from '../../../lib/emitter.ts'
import { lookAgainMs } from '../limits.ts'
import { createKeyedLayout, type RowHeights } from './keyed-layout.ts'
import { createLateDrawing } from './late-drawing.ts'
import { createPageView, pageElement } from './page-view.ts'
import { createReadingDirection } from './reading-direction.ts'
import { findSurvivor, type Place } from './place.ts'
import { createRowWindow } from './row-window.ts'
import { createSizeWatch } from './size-watch.ts'

export type ListEngine = ReturnType<typeof createListEngine>

export function createListEngine(
  ids: readonly string[],
  heights: RowHeights,
  estimatedSize: number,
  firstRoom: Place | null = null,
  firstPlace: Place | null = null,
  focusedId: { readonly current: string | null } = { current: null },
) {
  const layout = createKeyedLayout(ids, heights, estimatedSize)
  const change = createEmitter()
  const unmeasured = new Map<string, HTMLElement>()
  let version = 0
  let awaited: Place | null = null
  /** Who is shown what stands above a row goes on upwards. */
  let isAwaitedFromBelow = false
  // Stands still until the reader scrolls, although rows that come into view above it turn out taller than expected.
  let heldId: string | null = null
  // From the start, so that the page is long enough for the place where the list begins.
  let room = firstRoom
  let isInCommit = false
  const direction = createReadingDirection()

  const notify = (isUrgent?: boolean): void => {
    version++
    rows.lookAhead()
    // What changes while sizes are delivered is drawn before they are painted.
    if (isUrgent && !isInCommit) flushSync(change.emit)
    else change.emit()
  }

  const inCommit = (work: () => void): void => {
    const wasInCommit = isInCommit
    isInCommit = true
    try {
      work()
    } finally {
      isInCommit = wasInCommit
    }
  }

  const view = createPageView(layout.getTotal, {
    scrolled: (by) => {
      heldId = null
      rows.leaveRest()
      direction.move(by)
    },
    changed: notify,
  })
  const rows = createRowWindow(layout, view, firstPlace)
  const late = createLateDrawing(() => version, notify)

  /** Pixels, with the room below the last row that `setRoom` asks for. */
  const listSize = (): number => {
    const total = layout.getTotal()
    if (room === null || layout.indexOf(room.id) < 0) return total
    const below = pageElement().clientHeight - view.getCovered()
    return Math.max(total, layout.offsetOf(room.id) - room.offset + below)
  }

  /** The row that is to stand still: the one held so far, or else the first that is read. */
  const fixedRow = (stays: (id: string) => boolean): string | null => {
    view.look()
    if (heldId !== null && stays(heldId)) return heldId
    return findSurvivor(layout.getIds(), stays, layout.firstBelow(view.getDrawnLine()))
  }

  /** Changes the layout and moves the page by as much as the row that stays in place has moved in it. */
  const changeAround = (fixedId: string | null, work: () => void, isUrgent = false): void => {
    const offset = fixedId === null ? 0 : layout.offsetOf(fixedId)
    const size = listSize()
    work()
    if (fixedId !== null) {
      const { scrollTop, scrollHeight, clientHeight } = pageElement()
      const lowest = scrollHeight + listSize() - size - clientHeight
      view.move(Math.max(-scrollTop, Math.min(layout.offsetOf(fixedId) - offset, lowest - scrollTop)))
    }
    notify(isUrgent)
  }

  /** Nothing of it shows, and what shows does not depend on it. */
  const isBelowWindow = (id: string): boolean => layout.offsetOf(id) >= view.getLine() + view.getHeight()

  const takeHeights = (
    measured: readonly (readonly [id: string, height: number])[],
    isUrgent: boolean,
  ): void => {
    const fresh = measured.filter(([id, height]) => !layout.hasHeight(id, height))
    if (fresh.length === 0) return
    const take = () => fresh.forEach(([id, height]) => layout.setHeight(id, height))
    if (awaited === null && fresh.every(([id]) => isBelowWindow(id))) {
      take()
      late.wait()
    } else
      changeAround(
        fixedRow(() => true),
        take,
        isUrgent,
      )
  }
  const watch = createSizeWatch(view.look, (measured) => takeHeights(measured, true))

  const measure = (): void => {
    const measured = [...unmeasured]
      .filter(([, element]) => element.isConnected)
      .map(([id, element]) => [id, element.getBoundingClientRect().height] as const)
    unmeasured.clear()
    takeHeights(measured, false)
  }

  /** Brings a row to a place; false when the list does not have it. */
  const goTo = ({ id, offset }: Place): boolean => {
    if (!view.isAttached() || layout.indexOf(id) < 0) return false
    const top = pageElement().scrollTop + layout.offsetOf(id) - offset - view.getDrawnLine()
    window.scrollTo({ top, behavior: 'instant' })
    rows.startOver(id)
    // Without waiting for the event of the next frame.
    view.look()
    heldId = id
    return true
  }

  const goToAwaited = (): void => {
    if (!awaited || !goTo(awaited)) return
    direction.turn(isAwaitedFromBelow)
    // Before the row is measured the page may be too short for a place deep in it.
    if (layout.isMeasured(awaited.id)) awaited = null
  }

  const forgetAwaited = (): void => {
    awaited = null
  }

  return {
    subscribe: change.on,
    getVersion: (): number => version,
    /**
     * The rows to have in the document, in their order: those near the screen, the one with the focus, and `kept`.
     * `offset` is pixels from the start of the list.
     */
    getRows: (_version: number, kept: readonly string[]) =>
      rows
        .get(focusedId.current === null ? kept : [...kept, focusedId.current], view.isAttached())
        .flatMap((index) => {
          const id = layout.getIds()[index]
          return id === undefined ? [] : [{ id, index, offset: layout.offsetAt(index) - view.getHeldBack() }]
        }),
    getListSize: (_version: number): number => listSize(),
    /**
     * Begins to follow the page, at a place if one is given. The marker is an element whose top lies as far above the
     * list as the sticky headings cover: what is read starts there and not at the top of the window.
     */
    attach: (marker: HTMLElement, place: Place | null) => {
      awaited = place
      const root = document.documentElement
      const anchoring = root.style.overflowAnchor
      // The list moves the page itself; the browser must not do it a second time.
      root.style.overflowAnchor = 'none'
      const movements = ['wheel', 'touchmove', 'keydown'] as const
      movements.forEach((type) => window.addEventListener(type, forgetAwaited, { passive: true }))
      const stopFollowing = view.attach(marker)
      const stopWatching = watch.followPage(pageElement())
      inCommit(() => {
        notify()
        goToAwaited()
      })
      const stopDrawing = rows.drawInTurn(() => notify(true))
      // What moves the list without a scroll or a new size of the window is told to nobody.
      const again = setTimeout(() => {
        view.look()
        notify()
      }, lookAgainMs)
      return () => {
        clearTimeout(again)
        stopDrawing()
        late.stop()
        movements.forEach((type) => window.removeEventListener(type, forgetAwaited))
        root.style.overflowAnchor = anchoring
        stopWatching()
        stopFollowing()
      }
    },
    /** Another order of rows. What is read stays where it is, unless the list is to stay at its top. */
    setIds: (next: readonly string[], keepsTop: boolean): void => {
      const before = layout.getIds()
      if (next === before || isSameOrder(before, next)) return
      const staying = new Set(next)
      const fixedId = keepsTop ? null : fixedRow((id) => staying.has(id))
      heldId = fixedId
      rows.startOver()
      inCommit(() => changeAround(fixedId, () => layout.setIds(next)))
    },
    /** Registers a row that is in the document; answers how to forget it. */
    observeRow: (id: string, element: HTMLElement) => {
      unmeasured.set(id, element)
      const unmount = rows.mount(id)
      const forget = watch.followRow(id, element)
      return () => {
        unmount()
        forget()
      }
    },
    /** To be called when the rows of `getRows` are in the document, before they are painted; says which were drawn. */
    afterCommit: (drawnVersion: number): void => {
      inCommit(() => {
        view.settle()
        goToAwaited()
        // The page is as long as it was drawn: before the next drawing it is no measure.
        if (drawnVersion === version) measure()
      })
    },
    /** Where the reader is, or is about to be; null at the top of the page and without rows. */
    getPlace: (): Place | null => {
      if (awaited || !view.isAttached() || pageElement().scrollTop <= 0) return awaited
      const line = view.getDrawnLine()
      const index = layout.firstBelow(line)
      const id = layout.getIds()[index]
      return id === undefined ? null : { id, offset: layout.offsetAt(index) - line }
    },
    /** The first row that shows below the sticky headings. */
    getReadId: (): string | null => layout.getIds()[layout.firstBelow(view.getDrawnLine())] ?? null,
    goTo,
    /** Draws what was left for the next drawing, because nothing of it showed. */
    drawWaiting: late.drawNow,
    /** Goes to the place as soon as the list has its row, unless the reader moves first. */
    goToWhenThere: (place: Place | null): void => {
      awaited = place
      isAwaitedFromBelow = false
      inCommit(goToAwaited)
    },
    /** As `goToWhenThere`, with the row's top so many pixels above the lower edge of the window, or less near the top. */
    showAboveWhenThere: (id: string, px: number): void => {
      awaited = { id, offset: pageElement().clientHeight - view.getCovered() - px }
      isAwaitedFromBelow = true
      inCommit(goToAwaited)
    },
    /** The reader last moved upwards. */
    isReadingUp: direction.isUp,
    /** This row stands still, whatever comes and goes around it, until the reader moves. */
    hold: (id: string): void => {
      heldId = id
    },
    /** A place that can be scrolled to, however little follows it; null for none. */
    setRoom: (place: Place | null): void => {
      if (place?.id === room?.id && place?.offset === room?.offset) return
      inCommit(() =>
        changeAround(
          fixedRow(() => true),
          () => (room = place),
        ),
      )
    },
    indexOf: layout.indexOf,
  }
}

function isSameOrder(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index])
}
