import { isApiError } from '@skein/api'

/** Whether a refusal says more than that something went wrong. [ERR-43] */
export function hasReasonText(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.status === 429 || (error.serverMessage !== null && error.serverMessage !== '')
}
