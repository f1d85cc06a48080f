import { shouldAutoShow } from '@skein/store'
import { useEffect, useRef } from 'react'

import { useSetting } from '../../model/settings.ts'
import { isTabFocused } from './tab-focus.ts'

/** Shows new posts by themselves when the settings and the place allow it [TL-11, TL-12, TL-13]. */
export function useAutoShow(newCount: number, showNew: () => void): void {
  const isStreamingOn = useSetting('streaming')
  const pauseOnUnfocused = useSetting('pauseOnUnfocused')
  const isPaused = useRef(false)

  useEffect(() => {
    if (newCount === 0) {
      isPaused.current = false
      return
    }
    const shows = shouldAutoShow({
      isStreamingOn,
      scrollTop: window.scrollY,
      isPaused: isPaused.current,
      isFocused: isTabFocused(),
      pauseOnUnfocused,
    })
    if (shows) showNew()
    else isPaused.current = true
  }, [newCount, isStreamingOn, pauseOnUnfocused, showNew])
}
