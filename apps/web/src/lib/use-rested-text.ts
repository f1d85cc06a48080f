import { useEffect, useRef, useState } from 'react'

/**
 * What is typed, and what of it is looked for: what stood there when the typing rested.
 * @param afterMs how long nobody has typed by then, milliseconds
 */
export function useRestedText(afterMs: number) {
  const [written, setWritten] = useState('')
  const [rested, setRested] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return {
    written,
    rested,
    write: (text: string) => {
      setWritten(text)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setRested(text), afterMs)
    },
    /** Looks for something at once. */
    now: (text: string) => {
      clearTimeout(timer.current)
      setWritten(text)
      setRested(text)
    },
  }
}
