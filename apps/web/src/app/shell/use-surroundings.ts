import { useEffect, useState } from 'react'
import { lazyModule } from '../../lib/lazy-module.ts'
import { whenFirstTextIsThere } from '../../model/first-text.ts'
import type * as surroundings from './surroundings.tsx'

type Parts = typeof surroundings

const code = lazyModule(() => import('./surroundings.tsx'))
let loaded: Parts | null = null

/** Fetches what stands around the main column; the promise fails when it cannot be fetched. */
export async function loadSurroundings(): Promise<Parts> {
  code.retry()
  loaded = await code.load()
  return loaded
}

interface Surroundings {
  /** Null until the code is there. */
  readonly parts: Parts | null
  /** Set when the code could not be fetched: tries again. */
  readonly retry: (() => void) | null
}

/** What stands around the main column. It is fetched when the main column has something to read. */
export function useSurroundings(): Surroundings {
  const [parts, setParts] = useState(loaded)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isMissing = parts === null

  useEffect(() => {
    if (!isMissing) return undefined
    let isWanted = true
    whenFirstTextIsThere()
      .then(loadSurroundings)
      .then(
        (found) => isWanted && setParts(found),
        () => isWanted && setHasFailed(true),
      )
    return () => {
      isWanted = false
    }
  }, [isMissing, attempt])

  const retry = () => {
    setHasFailed(false)
    setAttempt(attempt + 1)
  }
  return { parts, retry: hasFailed ? retry : null }
}
