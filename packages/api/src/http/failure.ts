import { isFailure } from './answer.ts'
import { ApiError } from './api-error.ts'
import type { Answer } from './call.ts'
import { readErrorBody } from './error-body.ts'
import { readRetryAt } from './retry-at.ts'

/**
 * The failure an answer tells of, in the server's words, or null: see {@link isFailure}.
 * @param now milliseconds since 1970, for headers that name a wait
 */
export function errorOfAnswer(answer: Answer, now: number): ApiError | null {
  if (!isFailure(answer)) return null
  const { status, body, headers } = answer
  return new ApiError({
    kind: status >= 200 && status < 300 ? 'refused' : 'http',
    status,
    body,
    ...readErrorBody(body),
    retryAt: readRetryAt(headers, status, now),
  })
}
