import { onPageMoved } from './page-scrolls.ts'

/** Milliseconds without a scroll after which the page stands still. */
const stillMs = 150

/** What the list knows of the page, with which it scrolls. All numbers are pixels. */
export type PageView = ReturnType<typeof createPageView>

interface Told {
  /** The page was scrolled by so many pixels, down being positive; not by `settle`. */
  scrolled(by: number): void
  /** Other rows may be wanted; at once, if the ones that are there do not show. */
  changed(isUrgent: boolean): void
}

export const pageElement = (): Element => document.scrollingElement ?? document.documentElement

/** @param getTotal pixels that the rows take */
export function createPageView(getTotal: () => number, told: Told) {
  let marker: HTMLElement | null = null
  let scrollTop = 0
  let height = 0
  /** From the start of the page. */
  let markerTop = 0
  let heading: 'up' | 'down' | null = null
  let pending = 0
  let heldBack = 0
  let isTouched = false
  let stillTimer: number | undefined

  const waitForRest = (): void => {
    window.clearTimeout(stillTimer)
    stillTimer = window.setTimeout(() => (isTouched ? waitForRest() : rest()), stillMs)
  }
  function rest(): void {
    pending += heldBack
    heldBack = 0
    heading = null
    told.changed(false)
  }

  /** Where the list is in the page, in whole pixels: less than one wants no other rows. */
  const findMarker = (): number =>
    marker === null ? markerTop : Math.round(marker.getBoundingClientRect().top + pageElement().scrollTop)

  /** Notices that the page was scrolled, has another height, or has the list elsewhere. */
  const look = (): void => {
    if (marker === null) return
    const { clientHeight, scrollTop: top } = pageElement()
    const start = findMarker()
    const by = top - scrollTop
    const isSame = by === 0 && start === markerTop && clientHeight === height
    const isOut = Math.abs(by) > height
    scrollTop = top
    markerTop = start
    height = clientHeight
    if (by !== 0) {
      heading = by < 0 ? 'up' : 'down'
      waitForRest()
      told.scrolled(by)
    }
    const line = scrollTop - markerTop
    const reach = height + Math.abs(by)
    if (!isSame && line >= -reach && line <= getTotal() + reach) told.changed(isOut)
  }

  return {
    /** What is read first, from the start of the list: the line under the sticky headings, once `settle` was called. */
    getLine: (): number => scrollTop - markerTop + pending + heldBack,
    /** The same in the document as it is now. */
    getDrawnLine: (): number => (marker === null ? 0 : heldBack - marker.getBoundingClientRect().top),
    /** Of the window; 0 before it was looked at. */
    getHeight: (): number => height,
    /** Of the window, under the sticky headings. */
    getCovered: (): number => (marker === null ? 0 : -marker.offsetTop),
    /** Which way the page is being scrolled; null while it stands still. */
    getHeading: () => heading,
    /** So much above their places rows are drawn, because the page cannot be moved yet. */
    getHeldBack: (): number => heldBack,
    /** What is to stand still has moved by so much: the page is moved, too, once the rows are in the document. */
    move: (by: number): void => {
      // There a page that is moved while it glides stands still at once.
      if (heading !== null && isTouchApple()) heldBack += by
      else pending += by
    },
    /** Moves the page by what `move` was told. */
    settle: (): void => {
      const page = pageElement()
      // A page that became too short for where it was has moved by itself; anything else was the reader.
      if (page.scrollTop < page.scrollHeight - page.clientHeight) look()
      const to = scrollTop + pending
      if (pending !== 0) {
        const end = markerTop + getTotal() - height
        // At its ends it may have moved by itself already; elsewhere it may have gone on since it was looked at.
        const isAtEnd = to <= 0 || to >= end || scrollTop >= end
        if (isAtEnd) window.scrollTo({ top: to, behavior: 'instant' })
        else window.scrollBy({ top: pending, behavior: 'instant' })
        pending = 0
      }
      scrollTop = page.scrollTop
      if (scrollTop !== to) told.changed(false)
    },
    look,
    isAttached: (): boolean => marker !== null,
    /** Begins to follow the page. The top of the marker is the line, in a list that stands at the start of the page. */
    attach: (element: HTMLElement) => {
      marker = element
      markerTop = findMarker()
      height = pageElement().clientHeight
      const forget = onPageMoved(look)
      const touch = () => (isTouched = true)
      const letGo = () => (isTouched = false)
      window.addEventListener('touchstart', touch, { passive: true })
      window.addEventListener('touchend', letGo, { passive: true })
      window.addEventListener('touchcancel', letGo, { passive: true })
      return () => {
        window.removeEventListener('touchstart', touch)
        window.removeEventListener('touchend', letGo)
        window.removeEventListener('touchcancel', letGo)
        forget()
        window.clearTimeout(stillTimer)
        marker = null
        // Whoever comes back begins at a place, at rest.
        heading = null
        pending = 0
        heldBack = 0
        isTouched = false
      }
    },
  }
}

function isTouchApple(): boolean {
  return (
    /iP(hone|od|ad)/.test(navigator.userAgent) ||
    (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 0)
  )
}
