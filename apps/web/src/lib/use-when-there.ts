import { useEffect } from 'react'
import { isChunkError } from './chunk-error.ts'
import type { LazyModule } from './lazy-module.ts'

/** Calls back when code that could not be fetched has come. A mistake in it is no reason to wait for it. */
export function useWhenThere(part: LazyModule<unknown> | undefined, error: unknown, run: () => void): void {
  useEffect(() => {
    if (part === undefined || !isChunkError(error)) return undefined
    let isWanted = true
    void part.whenThere().then(() => isWanted && run())
    return () => {
      isWanted = false
    }
  }, [part, error, run])
}
