import { isApiError } from '@skein/api'

import { getSession } from './session.ts'

/** The server may have carried out a change although it failed: no answer arrived, or one that does not say. */
const isUncertain = (error: unknown): boolean =>
  isApiError(error) &&
  (['network', 'timeout', 'garbage'].includes(error.kind) ||
    (error.kind === 'http' && (error.status === 408 || (error.status ?? 0) >= 500)))

const unknown = new WeakSet()

/** It failed, and what the server has could not be read either. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && unknown.has(error)

/**
 * Makes a change; where it is uncertain whether the server has carried it out, reads what the server has now.
 * @param look answers with what the change would have answered, or null when the server has not carried it out
 * @throws the error of the change, when it was not carried out or nobody knows
 */
export async function changeOrLook<Value>(
  change: () => Promise<Value>,
  look: () => Promise<{ readonly value: Value } | null>,
): Promise<Value> {
  const { viewerId } = getSession()
  // Without a network nothing is sent.
  const wasOffline = !navigator.onLine
  try {
    return await change()
  } catch (error) {
    if (wasOffline || !isUncertain(error) || getSession().viewerId !== viewerId) throw error
    const found = await look().catch(() => void unknown.add(error as object))
    if (!found) throw error
    return found.value
  }
}
