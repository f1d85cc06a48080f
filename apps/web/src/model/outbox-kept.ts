import { entriesOf } from './outbox/entry-keys.ts'
import { getSession, onSignIn } from './session.ts'
import { storedKeys, watchStored } from './storage/values.ts'

/**
 * Calls back when something of the viewer waits to be sent: from before, or since another tab has changed what waits.
 * Without the code that sends.
 */
export function whenSomethingWaits(run: () => void): void {
  const look = () => {
    const { viewerId } = getSession()
    if (viewerId !== null && storedKeys(entriesOf(viewerId)).length > 0) run()
  }
  onSignIn(look)
  watchStored(() => entriesOf(getSession().viewerId ?? ''), look)
  look()
}
