import { useCallback, useEffect, type RefCallback } from 'react'
import { speak, type Live } from '../lib/speech.ts'

/** Speaks words when they come and whenever they change, after `afterMs` if they are still the same then. */
export function useSpoken(words: string, live: Live = 'polite', afterMs = 0): void {
  useEffect(() => {
    if (words === '') return undefined
    if (afterMs === 0) {
      speak(words, live)
      return undefined
    }
    const timer = setTimeout(() => speak(words, live), afterMs)
    return () => clearTimeout(timer)
  }, [words, live, afterMs])
}

export interface AnnouncementProps {
  readonly words: string
  readonly live?: Live
  /** For what may change again at once, such as the number of what was found; milliseconds. */
  readonly afterMs?: number
}

/** Spoken when it comes and whenever it changes; nothing is drawn. */
export function Announcement({ words, live, afterMs }: AnnouncementProps) {
  useSpoken(words, live, afterMs)
  return null
}

/** For the `ref` of an element whose words are spoken when they come and whenever they change; null speaks nothing. */
export function useSpokenPlace<Place extends HTMLElement>(live: Live | null): RefCallback<Place> {
  return useCallback(
    (place: Place) => {
      if (live === null) return undefined
      place.dataset['live'] = live
      let before = ''
      function look() {
        // As it is laid out: what stands apart is spoken apart, and what is hidden is not spoken.
        const words = place.innerText.replaceAll(/\s+/g, ' ').trim()
        if (words !== before && live !== null) speak(words, live)
        before = words
      }
      look()
      const observer = new MutationObserver(look)
      observer.observe(place, { childList: true, characterData: true, subtree: true })
      return () => {
        delete place.dataset['live']
        observer.disconnect()
      }
    },
    [live],
  )
}
