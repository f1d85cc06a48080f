import { useEffect, useRef, useState } from 'react'

export interface Answer<Value> {
  /** Null until it is there, and for a question that is about something else than the last one. */
  readonly value: Value | null
  /** Why the last question was not answered; null when it was, and while it is asked. */
  readonly error: unknown
  /** Asks again. */
  readonly retry: () => void
}

export interface Question<Value> {
  /** What is asked about, as a word that is the same for the same thing; null asks nothing. */
  readonly about: string | null
  /** Another one asks again about the same; what is known stays until the answer is there. */
  readonly version?: string | number | null
  readonly ask: (signal: AbortSignal) => Promise<Value>
}

interface Told<Value> {
  readonly about: string
  readonly value: Value | null
  readonly error: unknown
}

/** Asks while the component stands. Whoever does not wait any more hears nothing. */
export function useAnswer<Value>({ about, version = null, ask }: Question<Value>): Answer<Value> {
  const latest = useRef(ask)
  const [told, setTold] = useState<Told<Value> | null>(null)
  const [attempt, setAttempt] = useState(0)
  const known = told?.about === about ? told : null

  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    if (about === null) return undefined
    const stop = new AbortController()
    const hear = (value: Value | null, error: unknown) => {
      if (stop.signal.aborted) return
      setTold((last) => ({ about, value: value ?? (last?.about === about ? last.value : null), error }))
    }
    latest.current(stop.signal).then(
      (value) => hear(value, null),
      (error: unknown) => hear(null, error),
    )
    return () => stop.abort()
  }, [about, version, attempt])

  return {
    value: known?.value ?? null,
    error: known?.error ?? null,
    retry: () => {
      setTold((last) => last && { ...last, error: null })
      setAttempt(attempt + 1)
    },
  }
}
