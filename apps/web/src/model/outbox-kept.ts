import { getSession, onSignIn } from './session.ts'
import { subsOf } from './storage/areas.ts'
import { storedKeys, watchStored } from './storage/values.ts'

const keysOf = (viewerId: string | null) => subsOf('outbox', viewerId ?? '')

/**
 * Calls back when something of the viewer waits to be sent: from before, or since another tab has changed what waits.
 * Without the code that sends.
 */
export function whenSomethingWaits(run: () => void): void {
  const look = () => {
    const { viewerId } = getSession()
    if (viewerId !== null && storedKeys(keysOf(viewerId)).length > 0) run()
  }
  onSignIn(look)
  watchStored(() => keysOf(getSession().viewerId), look)
  look()
}
