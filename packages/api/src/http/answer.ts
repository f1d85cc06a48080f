import { ApiError } from './api-error.ts'
import type { Answer } from './call.ts'
import { parseJson } from '../wire/parse-json.ts'

/** Makes an answer out of what came over the wire; a body that is not JSON stays text. */
export function readAnswer(status: number, headers: Headers, text: string): Answer {
  if (text.trim() === '') return { status, headers, body: null, isJson: false }
  try {
    return { status, headers, body: parseJson(text), isJson: true, text }
  } catch {
    return { status, headers, body: text, isJson: false }
  }
}

/** Whether a body of a 2xx says that it failed all the same: it has `error` or `errors` that says something. */
export function isRefusal(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  const { error, errors } = body as { error?: unknown; errors?: unknown }
  return (error ?? false) !== false || (errors ?? null) !== null
}

/** Whether an answer tells of a failure: a status outside 2xx, or `{error}` inside a 200. */
export function isFailure({ status, body, isJson }: Answer): boolean {
  return status < 200 || status > 299 || (isJson && isRefusal(body))
}

/** The failure of an answer that came in the wrong form. */
export function malformedAnswer(answer: Answer, cause?: unknown): ApiError {
  return new ApiError({ kind: 'garbage', status: answer.status, body: answer.body }, { cause })
}
