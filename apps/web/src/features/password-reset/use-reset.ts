import { isApiError, requestPasswordReset } from '@skein/api'
import { useRef, useState } from 'react'

import { getClient } from '../../model/client.ts'

type Problem = 'missing' | 'tooMany' | 'failed'

/** What was typed last and not sent: it is there again after another screen. */
let unsent = ''

function problemOf(error: unknown): Problem {
  return isApiError(error) && error.status === 429 ? 'tooMany' : 'failed'
}

/** Drives the form [REG-22, REG-23]. */
export function useReset() {
  const [email, setEmail] = useState(unsent)
  const [isPending, setIsPending] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isAsking = useRef(false)
  const change = (text: string) => {
    unsent = text
    setEmail(text)
    setProblem((last) => (last === 'missing' ? null : last))
  }
  const send = async () => {
    isAsking.current = true
    setIsPending(true)
    setIsSent(false)
    setProblem(null)
    try {
      await requestPasswordReset(getClient(), email.trim())
      change('')
      setIsSent(true)
    } catch (error) {
      setProblem(problemOf(error))
    }
    isAsking.current = false
    setIsPending(false)
  }
  return {
    email,
    isPending,
    isSent,
    problem,
    change,
    dismiss: () => setProblem(null),
    submit: () => {
      if (isAsking.current) return
      if (email.trim() === '') setProblem('missing')
      else void send()
    },
  }
}
