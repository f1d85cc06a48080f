import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasOnScreenKeyboard } from './on-screen-keyboard.ts'

/** Scrolling has ended when nothing moved for this long, in ms, where the browser does not say so itself. */
const scrollEndMs = 250
/** Movements below this, in CSS px, are no wish to read on. */
const minScrollPx = 4

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener, { passive: true })
  return () => removeEventListener('resize', listener)
}

/** Whether the floating button is out of the way: while somebody scrolls down, or types [SHELL-28, 29]. */
export function useIsFloatingButtonHidden(hidesOnScroll: boolean): boolean {
  const [isScrollingDown, setIsScrollingDown] = useState(false)
  const hasKeyboard = useSyncExternalStore(subscribe, () =>
    hasOnScreenKeyboard(window.innerWidth, window.innerHeight),
  )

  useEffect(() => {
    if (!hidesOnScroll) return undefined
    let lastY = window.scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = new AbortController()
    const options = { signal: stop.signal, passive: true }
    const comeBack = () => setIsScrollingDown(false)
    function handleScroll() {
      const distance = window.scrollY - lastY
      if (Math.abs(distance) >= minScrollPx) {
        setIsScrollingDown(distance > 0)
        lastY = window.scrollY
      }
      clearTimeout(timer)
      if (!('onscrollend' in window)) timer = setTimeout(comeBack, scrollEndMs)
    }
    addEventListener('scroll', handleScroll, options)
    addEventListener('scrollend', comeBack, options)
    return () => {
      stop.abort()
      clearTimeout(timer)
      setIsScrollingDown(false)
    }
  }, [hidesOnScroll])

  return isScrollingDown || hasKeyboard
}
