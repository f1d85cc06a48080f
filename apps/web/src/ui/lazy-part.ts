import { useState } from 'react'
import { withCompanion, type LazyModule } from '../lib/lazy-module.ts'

type Load<Part> = () => Promise<Part>

const failureListeners = new Set<() => void>()

/** Called whenever a part of the interface could not be fetched: the owner of the page says so. */
export function onPartFailed(listener: () => void): () => void {
  failureListeners.add(listener)
  return () => failureListeners.delete(listener)
}

function sayPartFailed(): void {
  for (const listener of failureListeners) listener()
}

/** Runs something with a part of the code; a press that comes before the part waits for it. */
export function withPart<Part>(part: LazyModule<Part>, run: (part: Part) => void): void {
  part.fetch().then(run, sayPartFailed)
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
      withCompanion(fetchPart).catch(() => undefined)
    },
    load: async () => {
      try {
        const value = await withCompanion(fetchPart)
        setPart({ value })
        return true
      } catch {
        sayPartFailed()
        return false
      }
    },
  }
}
