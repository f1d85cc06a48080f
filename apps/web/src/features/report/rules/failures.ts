import { isApiError } from '@skein/api'

/** Whether a refusal says more than that something went wrong; what a server writes about its own trouble does not. [ERR-43] */
export function hasReasonText(error: unknown): boolean {
  if (!isApiError(error)) return false
  if (error.status !== null && error.status >= 500) return false
  return error.status === 429 || (error.serverMessage !== null && error.serverMessage !== '')
}

const withoutAnswer = new Set(['network', 'timeout', 'aborted', 'garbage'])
/** Something between here and the server answered in its place. */
const ofGateways = new Set([502, 504])

/** Whether the server may have taken a report although it seems to have failed. */
export function mayBeDelivered(error: unknown): boolean {
  if (!isApiError(error)) return false
  return withoutAnswer.has(error.kind) || (error.status !== null && ofGateways.has(error.status))
}
