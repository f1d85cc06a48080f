import { useEffect, useRef, useState } from 'react'
import { searchDelayMs } from './limits.ts'

export interface Search {
  /** What is in the field. */
  readonly written: string
  /** What was looked for last. */
  readonly query: string
  write(text: string): void
  /** Looks for something at once: for Enter, and for going back to everything. */
  now(text: string): void
}

/** What is typed is looked for when the typing rests. [EMOJI-06] */
export function useSearch(): Search {
  const [written, setWritten] = useState('')
  const [query, setQuery] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function write(text: string) {
    setWritten(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setQuery(text), searchDelayMs)
  }
  function now(text: string) {
    clearTimeout(timer.current)
    setWritten(text)
    setQuery(text)
  }
  return { written, query, write, now }
}
