import { isApiError, type ApiErrorDetails } from '@skein/api'

/** Waiting may help: the server was not there, had trouble, or wants to be left alone for a while. */
export function isTransient({ kind, status }: Pick<ApiErrorDetails, 'kind' | 'status'>): boolean {
  if (kind !== 'http') return kind !== 'refused' && kind !== 'unsupported'
  return status === null || status === 401 || status === 408 || status === 429 || status >= 500
}

/** A server that refuses to answer, or answers with something else such as a page of HTML, does not have what was asked. */
export const isNotOffered = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'garbage' || !isTransient(error))
