import { isApiError } from '@skein/api'

const withoutAnswer = new Set(['network', 'timeout', 'aborted', 'garbage'])
/** Something between here and the server answered in its place. */
const ofGateways = new Set([502, 504])

/** Whether the server may have taken a report although it seems to have failed. */
export function mayBeDelivered(error: unknown): boolean {
  if (!isApiError(error)) return false
  return withoutAnswer.has(error.kind) || (error.status !== null && ofGateways.has(error.status))
}
