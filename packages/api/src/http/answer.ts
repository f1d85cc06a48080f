import { ApiError } from './api-error.ts'
import type { Answer } from './call.ts'
import { isRefusal, readErrorBody } from './error-body.ts'
import { readRetryAt } from './retry-at.ts'

/** Makes an answer out of what came over the wire; a body that is not JSON stays text. */
export function readAnswer(status: number, headers: Headers, text: string): Answer {
  if (text.trim() === '') return { status, headers, body: null, isJson: false }
  try {
    return { status, headers, body: JSON.parse(text) as unknown, isJson: true }
  } catch {
    return { status, headers, body: text, isJson: false }
  }
}

/**
 * The failure an answer tells of, or null: a status outside 2xx, or `{error}` inside a 200.
 * @param now milliseconds since 1970, for headers that name a wait
 */
export function errorOfAnswer(answer: Answer, now: number): ApiError | null {
  const { status, body } = answer
  const isOk = status >= 200 && status < 300
  if (isOk && !(answer.isJson && isRefusal(body))) return null
  return new ApiError({
    kind: isOk ? 'refused' : 'http',
    status,
    body,
    ...readErrorBody(body),
    retryAt: readRetryAt(answer.headers, now),
  })
}

/** The failure of an answer that came in the wrong form. */
export function garbage(answer: Answer, cause?: unknown): ApiError {
  return new ApiError({ kind: 'garbage', status: answer.status, body: answer.body }, { cause })
}
