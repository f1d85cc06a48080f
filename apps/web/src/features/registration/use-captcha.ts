import { fetchCaptcha, type Captcha } from '@skein/api'
import { useState } from 'react'

import { useAnswer } from '../../lib/use-answer.ts'
import { getClient } from '../../model/client.ts'

/** The puzzle of the form, and the answer that goes with this one picture. */
export function useCaptcha() {
  const [version, setVersion] = useState(0)
  const [typed, setTyped] = useState<{ puzzle: Captcha; answer: string } | null>(null)
  const { value, error, retry } = useAnswer({
    about: 'captcha',
    version,
    ask: async (signal) => ({ version, puzzle: await fetchCaptcha(getClient(), { signal }) }),
  })
  const puzzle = value?.puzzle ?? null
  return {
    /** Null until it is there, and where the server wants none. */
    puzzle,
    answer: typed !== null && typed.puzzle === puzzle ? typed.answer : '',
    error,
    isFetching: error === null && value?.version !== version,
    change: (answer: string) => puzzle !== null && setTyped({ puzzle, answer }),
    renew: () => (error === null ? setVersion((last) => last + 1) : retry()),
  }
}

export type CaptchaState = ReturnType<typeof useCaptcha>
