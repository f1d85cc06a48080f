import { isApiError } from '@skein/api'

/** The server says itself that it does not have a file; a proxy or a server that cannot say has nothing to say. */
export function isMediaNotFound(error: unknown): boolean {
  if (!isApiError(error, 'http') || error.status !== 404) return false
  return typeof error.body === 'object' && error.body !== null && error.serverMessage !== 'Not implemented'
}
