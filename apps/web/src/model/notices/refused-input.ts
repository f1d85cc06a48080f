import { isApiError } from '@skein/api'

/** What servers answer to something that was typed and cannot be taken. */
const statuses: readonly (number | null)[] = [400, 422]

/** Whether a request failed for what somebody typed: changing it may help, trying again does not. */
export function isInputRefused(error: unknown): boolean {
  return isApiError(error) && statuses.includes(error.status)
}
