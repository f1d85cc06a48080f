import { useEffect, useRef, useState } from 'react'
import { takeTurn } from './turns.ts'

/**
 * The value as it was when the page was painted last: what is drawn from it comes a frame later, and nobody who types
 * waits for it. Changes that come faster than frames are drawn once.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  const latest = useRef(value)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (latest.current === value) return
    latest.current = value
    stop.current ??= takeTurn(() => {
      stop.current = null
      setPainted(latest.current)
    })
  }, [value])
  useEffect(
    () => () => {
      stop.current?.()
      stop.current = null
    },
    [],
  )
  return painted
}
