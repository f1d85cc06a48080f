import { can } from '@skein/api'

import { alone } from '../../lib/alone.ts'
import { getClient, onServerBack } from '../client.ts'
import { getInstance, onInstanceChange } from '../instance.ts'
import { beforeForgetting, getSession, onSignIn } from '../session.ts'
import { exchange, type Here } from './exchange.ts'
import { storeOf } from './stored.ts'

/** Interval between looks for changes of other devices, ms. */
const INTERVAL_MS = 600_000
/** Delay after a change, in which more changes join it, ms. */
const DELAY_MS = 2_000

/**
 * Runs a look at the server now, and again after signing in, when the server is back and in an interval. Returns the way
 * to stop.
 */
export function lookRegularly(look: () => void): () => void {
  const stops = [onSignIn(look), onServerBack(look)]
  const timer = setInterval(look, INTERVAL_MS)
  look()
  return () => {
    clearInterval(timer)
    for (const stop of stops) stop()
  }
}

interface MergedStateOptions {
  /** Names the lock and the warning. */
  readonly name: 'tasks' | 'filters'
  readonly here: Here
  /** Takes over what another tab wrote. */
  readonly readAgain: () => void
  /** Calls back after a change in this tab. Returns the way to stop. */
  readonly onChanged: (listener: () => void) => () => void
}

/** Whether the account has a store on its server. */
export const hasAccountStore = (): boolean => can(getInstance(), 'settingsProfiles')

/** Keeps a state that devices merge entry by entry in a store of the account's own. */
export function mergedState({ name, here, readAgain, onChanged }: MergedStateOptions) {
  /** Exchanges the state with the account's store. Never rejects; a failed exchange is repeated later. */
  async function sync(): Promise<void> {
    const { viewerId } = getSession()
    if (viewerId === null || !hasAccountStore()) return
    await alone(`${name} ${viewerId}`, async () => {
      readAgain()
      const store = storeOf(getClient(), `skein-${name}`, 'default')
      const { receive, send } = exchange(here)
      try {
        await receive(store)
        await send(store)
      } catch (error) {
        if (getSession().viewerId === viewerId) console.warn(`Could not exchange ${name}:`, error)
      }
    })
  }

  /** Exchanges the state for as long as the page is open. Returns the way to stop. */
  function start(): () => void {
    let soon: ReturnType<typeof setTimeout> | undefined
    let couldBefore = hasAccountStore()
    const stops = [
      onChanged(() => {
        clearTimeout(soon)
        soon = setTimeout(() => void sync(), DELAY_MS)
      }),
      onInstanceChange(() => {
        if (hasAccountStore() && !couldBefore) void sync()
        couldBefore = hasAccountStore()
      }),
      beforeForgetting(() => clearTimeout(soon)),
      lookRegularly(() => void sync()),
    ]
    return () => {
      clearTimeout(soon)
      for (const stop of stops) stop()
    }
  }

  return { sync, start }
}
