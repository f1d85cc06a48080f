import { useEffect, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { whenFirstContentShown } from '../../model/first-content.ts'
import type * as surroundings from './shell-panels.tsx'

type Parts = typeof surroundings

const code = lazyModule(() => import('./shell-panels.tsx'), { needs: 'early' })

/** Fetches what stands around the main column; the promise fails when it cannot be fetched. */
export const loadSurroundings = code.fetch

interface ShellPanels {
  /** Null until the code is there. */
  readonly parts: Parts | null
  /** Set while the code could not be fetched: tries again. */
  readonly failure: { readonly part: typeof code; readonly retry: () => void } | null
}

/**
 * What stands around the main column. It is fetched when the main column has something to read, and asked for again by
 * itself while it cannot be fetched.
 */
export function useShellPanels(): ShellPanels {
  const [parts, setParts] = useState(code.current)
  const [failures, setFailures] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const isMissing = parts === null

  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    void code.whenThere().then((found) => isWanted && setParts(found))
    whenFirstContentShown()
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
