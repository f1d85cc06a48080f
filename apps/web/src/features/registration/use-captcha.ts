import { fetchCaptcha, type Captcha } from '@skein/api'
import { useState } from 'react'

import { useAnswer } from '../../lib/use-answer.ts'
import { getClient } from '../../model/client.ts'

export interface CaptchaState {
  /** Null until it is there, and where the server wants none. */
  readonly puzzle: Captcha | null
  readonly answer: string
  readonly error: unknown
  readonly isFetching: boolean
  readonly change: (answer: string) => void
  readonly renew: () => void
}

/** The puzzle of the form, and the answer that goes with this one picture. */
export function useCaptcha(): CaptchaState {
  const [version, setVersion] = useState(0)
  const [typed, setTyped] = useState<{ puzzle: Captcha; answer: string } | null>(null)
  const { value, error, retry } = useAnswer({
    about: 'captcha',
    version,
    ask: async (signal) => ({ version, puzzle: await fetchCaptcha(getClient(), { signal }) }),
  })
  const puzzle = value?.puzzle ?? null
  return {
    puzzle,
    answer: typed !== null && typed.puzzle === puzzle ? typed.answer : '',
    error,
    isFetching: error === null && value?.version !== version,
    change: (answer) => puzzle !== null && setTyped({ puzzle, answer }),
    renew: () => (error === null ? setVersion((last) => last + 1) : retry()),
  }
}
