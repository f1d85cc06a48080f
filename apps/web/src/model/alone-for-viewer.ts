import { ApiError } from '@skein/api'

import { alone } from '../lib/alone.ts'
import { getSession } from './session.ts'

/**
 * Runs work when no other of this name runs for the viewer, in any tab.
 * @throws ApiError of kind `aborted` where another account is signed in by then
 */
export function aloneForViewer<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  const { viewerId } = getSession()
  return alone(`${name} ${viewerId}`, async () => {
    if (getSession().viewerId !== viewerId) throw new ApiError({ kind: 'aborted' })
    return work()
  })
}
