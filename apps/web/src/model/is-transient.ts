import type { ApiErrorDetails } from '@skein/api'

/** Waiting may help: the server was not there, had trouble, or wants to be left alone for a while. */
export function isTransient({ kind, status }: Pick<ApiErrorDetails, 'kind' | 'status'>): boolean {
  if (kind !== 'http') return kind !== 'refused' && kind !== 'unsupported'
  return status === null || status === 401 || status === 408 || status === 429 || status >= 500
}
