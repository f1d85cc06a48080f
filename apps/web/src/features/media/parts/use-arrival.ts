import { useState } from 'react'

/** Whether a medium has arrived, and the way to ask for it again, with another `attempt` as the key of its element. */
export function useArrival() {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const retry = () => {
    setAttempt(attempt + 1)
    setState('loading')
  }
  return { attempt, state, setState, retry }
}
