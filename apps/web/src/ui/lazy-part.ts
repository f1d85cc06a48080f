import { useState } from 'react'

type Load<Part> = () => Promise<Part>

const failureListeners = new Set<() => void>()

/** Called whenever a part of the interface could not be fetched: the owner of the page says so. */
export function onPartFailed(listener: () => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

export interface LazyPart<Part> {
  part: Part | null
  /** Fetches ahead of need; failing is no harm. */
  preload: () => void
  /** Fetches now and says whether it is there. */
  load: () => Promise<boolean>
}

/**
 * A piece of code that is fetched when it is first wanted. Unlike `React.lazy`, a failed fetch
 * leaves the page standing and the next press tries again.
 */
export function useLazyPart<Part>(fetchPart: Load<Part>): LazyPart<Part> {
  const [part, setPart] = useState<{ value: Part } | null>(null)
  return {
    part: part?.value ?? null,
    preload: () => {
      fetchPart().catch(() => undefined)
    },
    load: async () => {
      try {
        const value = await fetchPart()
        setPart({ value })
        return true
      } catch {
        for (const listener of failureListeners) listener()
        return false
      }
    },
  }
}
