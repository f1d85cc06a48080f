import type { ApiErrorKind } from '@skein/api'

/** What a screen needs to know of a failed call; plain data, so that a state can hold it. */
export interface ApiErrorInfo {
  readonly kind: ApiErrorKind
  /** HTTP status, or null when no answer came. */
  readonly status: number | null
  /** Machine-readable name of the error, where the server gives one. */
  readonly identifier: string | null
  /** The server's own words. */
  readonly serverMessage: string | null
  /** Milliseconds since 1970 before which the server wants no other call, or null. */
  readonly retryAt: number | null
}

const KINDS: readonly string[] = ['network', 'timeout', 'aborted', 'http', 'garbage', 'refused']

/** Reads any thrown value. What is no `ApiError` counts as an answer that could not be used. */
export function toErrorInfo(error: unknown): ApiErrorInfo {
  const like: Partial<Record<keyof ApiErrorInfo | 'name', unknown>> =
    typeof error === 'object' && error !== null ? error : {}
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
  const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)
  const kind = text(like.kind)
  return {
    kind: isKind(kind) ? kind : like.name === 'AbortError' ? 'aborted' : 'garbage',
    status: number(like.status),
    identifier: text(like.identifier),
    serverMessage: text(like.serverMessage),
    retryAt: number(like.retryAt),
  }
}

function isKind(kind: string | null): kind is ApiErrorKind {
  return kind !== null && KINDS.includes(kind)
}
