import type { NotificationId } from '@skein/api'
import { AUTO_SHOW_WITHIN_PX } from '@skein/store'
import { useCallback, useRef, useState, useSyncExternalStore, type RefObject } from 'react'

import { isNewer } from '../rules/notification-list.ts'
import { scrollerOf } from './scroller.ts'

/** What somebody is shown while they read. */
export interface HeldBack {
  readonly ids: readonly NotificationId[]
  /** So many have arrived since and wait. */
  readonly waiting: number
  /** Shows them and goes to the top. */
  readonly show: () => void
}

/** Somebody reads: the list is not at its top, or the focus that keys have moved is in one of its rows. */
function isReading(place: HTMLElement | null, scroller: Element | null): boolean {
  if (place === null || scroller === null) return false
  if (scroller.scrollTop > AUTO_SHOW_WITHIN_PX) return true
  const focused = document.activeElement
  return focused !== null && place.contains(focused) && focused.matches('[data-row-id] :focus-visible')
}

function useIsReading(placeRef: RefObject<HTMLElement | null>): boolean {
  const scrollerRef = useRef<Element>(null)
  const subscribe = useCallback(
    (listener: () => void) => {
      const scroller = placeRef.current && scrollerOf(placeRef.current)
      scrollerRef.current = scroller
      // What the page scrolls by is told to the document.
      const scrolled = scroller === document.scrollingElement ? document : scroller
      scrolled?.addEventListener('scroll', listener, { passive: true })
      document.addEventListener('focusin', listener)
      return () => {
        scrolled?.removeEventListener('scroll', listener)
        document.removeEventListener('focusin', listener)
      }
    },
    [placeRef],
  )
  return useSyncExternalStore(subscribe, () => isReading(placeRef.current, scrollerRef.current))
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((id, index) => id === b[index])

/**
 * What arrives while somebody reads waits, so that nothing moves under their eyes; at the top it is shown at once.
 * @param ids newest first
 * @param placeRef an element around the list, in whatever scrolls
 */
export function useHeldBack(
  ids: readonly NotificationId[],
  placeRef: RefObject<HTMLElement | null>,
): HeldBack {
  const reads = useIsReading(placeRef)
  const [newest, setNewest] = useState(ids[0])
  const [shown, setShown] = useState(ids)
  const waiting = newest === undefined ? 0 : ids.findIndex((id) => !isNewer(id, newest))
  // Where nothing of what was shown is known any more, there is nothing to keep in its place.
  const isHeld = reads && waiting > 0
  if (!isHeld && newest !== ids[0]) setNewest(ids[0])
  const now = isHeld ? ids.slice(waiting) : ids
  if (now !== shown && !isSame(now, shown)) setShown(now)
  return {
    ids: shown,
    waiting: isHeld ? waiting : 0,
    show: () => {
      setNewest(ids[0])
      if (placeRef.current !== null) scrollerOf(placeRef.current).scrollTo({ top: 0, behavior: 'instant' })
    },
  }
}
