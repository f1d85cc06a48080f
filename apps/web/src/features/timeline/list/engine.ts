import { flushSync } from 'react-dom'

import { createEmitter } from '../../../lib/emitter.ts'
import { lookAgainMs } from '../limits.ts'
import { createKeyedLayout, type RowHeights } from './keyed-layout.ts'
import { createLateDrawing } from './late-drawing.ts'
import type { ListEngine } from './list-engine.ts'
import { createReadingDirection } from './reading-direction.ts'
import { findSurvivor, type Place } from './place.ts'
import { createRowWindow } from './row-window.ts'
import { createVirtualStore, createWindowDriver, relayout, stateUpdates } from './virtua.ts'

export function createListEngine(
  ids: readonly string[],
  heights: RowHeights,
  estimatedSize: number,
  firstRoom: Place | null = null,
  firstPlace: Place | null = null,
): ListEngine {
  const layout = createKeyedLayout(ids, heights, estimatedSize)
  const store = createVirtualStore(layout)
  const driver = createWindowDriver(store, layout, false)
  const change = createEmitter()
  const unmeasured = new Map<string, HTMLElement>()
  const rows = createRowWindow(layout, store, firstPlace)
  let version = 0
  let marker: HTMLElement | null = null
  let awaited: Place | null = null
  /** Who is shown what stands above a row goes on upwards. */
  let isAwaitedFromBelow = false
  // Stands still until the reader scrolls, although rows that come into view above it turn out taller than expected.
  let heldId: string | null = null
  // From the start, so that the page is long enough for the place where the list begins.
  let room = firstRoom
  let knownScrollTop = 0
  let isInCommit = false
  const direction = createReadingDirection()

  const page = (): Element => document.scrollingElement ?? document.documentElement

  /** What is read first, in pixels from the start of the list. */
  const readingLine = (): number => (marker ? -marker.getBoundingClientRect().top : 0)

  /** Pixels that the sticky headings cover. */
  const covered = (): number => (marker ? -marker.offsetTop : 0)

  const listSize = (): number => {
    const total = layout.$getTotalSize()
    const index = room === null ? -1 : layout.indexOf(room.id)
    if (room === null || index < 0) return total
    return Math.max(total, layout.$getItemOffset(index) - room.offset + page().clientHeight - covered())
  }

  /** The first row that is not wholly above the line. */
  const readIndex = (line: number): number => {
    const index = layout.$findIndex(line)
    const isPassed = layout.$getItemOffset(index) + layout.$getItemSize(index) <= line
    return isPassed && index < layout.$getLength() - 1 ? index + 1 : index
  }

  const notify = (isUrgent?: boolean): void => {
    version++
    // A row that appears while sizes are being delivered has to be observed within that delivery.
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

  /** Tells the engine of a scroll position that was set by code, without waiting for the event of the next frame. */
  const readScroll = (): void => {
    window.dispatchEvent(new Event('scroll'))
  }

  const noticeScrollTo = (scrollTop: number): void => {
    if (scrollTop !== knownScrollTop) {
      heldId = null
      rows.leaveRest()
      direction.move(scrollTop - knownScrollTop)
    }
    knownScrollTop = scrollTop
  }
  const noticeScroll = (): void => noticeScrollTo(page().scrollTop)

  /** The row that is to stand still: the one held so far, or else the first that is read. */
  const fixedRow = (stays: (id: string) => boolean): string | null => {
    noticeScroll()
    if (heldId !== null && stays(heldId)) return heldId
    return findSurvivor(layout.getIds(), stays, readIndex(readingLine()))
  }

  /** Changes the layout and moves the page by as much as the row that stays in place has moved in it. */
  const changeAround = (fixedId: string | null, change: () => void): void => {
    relayout(store, () => {
      const offsetOf = (id: string) => layout.$getItemOffset(layout.indexOf(id))
      const offset = fixedId === null ? 0 : offsetOf(fixedId)
      const size = listSize()
      change()
      if (fixedId === null) return 0
      const { scrollTop, scrollHeight, clientHeight } = page()
      const lowest = scrollHeight + listSize() - size - clientHeight
      const moved = Math.min(offsetOf(fixedId) - offset, lowest - scrollTop)
      return Math.max(-scrollTop, moved)
    })
  }

  const late = createLateDrawing(() => version, notify)

  /** Nothing of it shows, and what shows does not depend on it. */
  const isBelowWindow = (id: string): boolean =>
    layout.$getItemOffset(layout.indexOf(id)) >=
    store.$getScrollOffset() - store.$getStartSpacerSize() + store.$getViewportSize()

  const measure = (): void => {
    const fresh = [...unmeasured]
      .filter(([, element]) => element.isConnected)
      .map(([id, element]) => [id, element.getBoundingClientRect().height] as const)
      .filter(([id, height]) => !layout.$isSizeEqual(layout.indexOf(id), height))
    unmeasured.clear()
    if (fresh.length === 0) return
    const take = () => fresh.forEach(([id, height]) => layout.setSize(id, height))
    if (awaited === null && fresh.every(([id]) => isBelowWindow(id))) {
      take()
      late.wait()
    } else
      changeAround(
        fixedRow(() => true),
        take,
      )
  }

  const goTo = ({ id, offset }: Place): boolean => {
    const index = layout.indexOf(id)
    if (!marker || index < 0) return false
    const distance = store.$getItemOffset(index) - offset - readingLine()
    window.scrollTo({ top: page().scrollTop + distance, behavior: 'instant' })
    readScroll()
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
    getVersion: () => version,
    getRows: (_version, kept) =>
      rows.get(kept, marker !== null).flatMap((index) => {
        const id = layout.getIds()[index]
        return id === undefined ? [] : [{ id, index, offset: store.$getItemOffset(index) }]
      }),
    getListSize: listSize,
    attach: (element, place) => {
      marker = element
      awaited = place
      const root = document.documentElement
      const anchoring = root.style.overflowAnchor
      // The list moves the page itself; the browser must not do it a second time.
      root.style.overflowAnchor = 'none'
      const movements = ['wheel', 'touchmove', 'keydown'] as const
      movements.forEach((type) => window.addEventListener(type, forgetAwaited, { passive: true }))
      window.addEventListener('scroll', noticeScroll, { passive: true })
      store.$subscribe(stateUpdates, notify)
      inCommit(() => {
        driver.$observe(element)
        // The engine measures the window on its first resize: now, so that the first picture has its rows.
        window.dispatchEvent(new Event('resize'))
        goToAwaited()
      })
      const stopDrawing = rows.drawInTurn(notify)
      // What moves the list without a scroll or a new size of the window is told to nobody.
      const again = setTimeout(() => {
        window.dispatchEvent(new Event('resize'))
        readScroll()
        notify()
      }, lookAgainMs)
      return () => {
        clearTimeout(again)
        stopDrawing()
        late.stop()
        movements.forEach((type) => window.removeEventListener(type, forgetAwaited))
        window.removeEventListener('scroll', noticeScroll)
        root.style.overflowAnchor = anchoring
        store.$dispose()
        driver.$dispose()
        marker = null
      }
    },
    setIds: (next, keepsTop) => {
      const before = layout.getIds()
      if (next === before || isSameOrder(before, next)) return
      const staying = new Set(next)
      const fixedId = keepsTop ? null : fixedRow((id) => staying.has(id))
      heldId = fixedId
      inCommit(() => changeAround(fixedId, () => layout.setIds(next)))
    },
    observeRow: (id, element) => {
      unmeasured.set(id, element)
      const unmount = rows.mount(id)
      const forget = driver.$observeItem(element, layout.indexOf(id))
      return () => {
        unmount()
        forget()
      }
    },
    afterCommit: (drawnVersion) => {
      inCommit(() => {
        const { scrollTop, scrollHeight, clientHeight } = page()
        // A page that became too short for where it was has moved by itself; anything else was the reader.
        if (scrollTop < scrollHeight - clientHeight) noticeScrollTo(scrollTop)
        driver.$effect()
        knownScrollTop = page().scrollTop
        if (knownScrollTop !== store.$getScrollOffset()) readScroll()
        goToAwaited()
        // The page is as long as it was drawn: before the next drawing it is no measure.
        if (drawnVersion === version) measure()
      })
    },
    getPlace: () => {
      if (awaited || !marker || page().scrollTop <= 0) return awaited
      const line = readingLine()
      const index = readIndex(line)
      const id = layout.getIds()[index]
      return id === undefined ? null : { id, offset: store.$getItemOffset(index) - line }
    },
    getReadId: () => layout.getIds()[readIndex(readingLine())] ?? null,
    goTo,
    drawWaiting: late.drawNow,
    goToWhenThere: (place) => {
      awaited = place
      isAwaitedFromBelow = false
      inCommit(goToAwaited)
    },
    showAboveWhenThere: (id, px) => {
      awaited = { id, offset: page().clientHeight - covered() - px }
      isAwaitedFromBelow = true
      inCommit(goToAwaited)
    },
    isReadingUp: direction.isUp,
    hold: (id) => {
      heldId = id
    },
    setRoom: (place) => {
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
