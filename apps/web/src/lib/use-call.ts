import { useRef, useState } from 'react'

export interface CallState {
  readonly isPending: boolean
  /** Why the last one did not go; another value for each; null where it went, or none was made. */
  readonly failure: unknown
  /** Makes a call, unless one is under way. Answers whether it went. */
  readonly run: (call: () => Promise<unknown>) => Promise<boolean>
  readonly dismiss: () => void
}

/** One call of a form at a time. */
export function useCall(): CallState {
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const isAsking = useRef(false)

  async function run(call: () => Promise<unknown>): Promise<boolean> {
    if (isAsking.current) return false
    isAsking.current = true
    setIsPending(true)
    setFailure(null)
    try {
      await call()
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      isAsking.current = false
      setIsPending(false)
    }
  }

  return { isPending, failure, run, dismiss: () => setFailure(null) }
}
