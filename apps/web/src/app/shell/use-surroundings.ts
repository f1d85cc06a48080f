import { useEffect, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { whenFirstTextIsThere } from '../../model/first-text.ts'
import type * as surroundings from './surroundings.tsx'

type Parts = typeof surroundings

const code = lazyModule(() => import('./surroundings.tsx'))

/** Fetches what stands around the main column; the promise fails when it cannot be fetched. */
export const loadSurroundings = code.fetch

interface Surroundings {
  /** Null until the code is there. */
  readonly parts: Parts | null
  /** Set while the code could not be fetched: tries again. */
  readonly failure: { readonly part: typeof code; readonly retry: () => void } | null
}

/**
 * What stands around the main column. It is fetched when the main column has something to read, and asked for again by
 * itself while it cannot be fetched.
 */
export function useSurroundings(): Surroundings {
  const [parts, setParts] = useState(code.current)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const isMissing = parts === null

  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    void code.whenThere().then((found) => isWanted && setParts(found))
    whenFirstTextIsThere()
      .then(code.fetch)
      .catch(() => isWanted && setFailures(code.failures))
    return () => {
      isWanted = false
    }
  }, [isMissing, attempt])

  const retry = () => {
    setFailures(0)
    setAttempt(attempt + 1)
  }
  return { parts, failure: isMissing && failures > 0 ? { part: code, retry } : null }
}
