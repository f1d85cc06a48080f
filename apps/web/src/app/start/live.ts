import { getClient, onUnauthorized } from '../../model/client.ts'
import { followMessage } from '../../features/composer/index.ts'
import { offerFirstRun } from '../../features/first-run/index.ts'
import { preloadActing } from '../../features/status/index.ts'
import { whenSomethingWaits } from '../../model/outbox-kept.ts'
import { followSession, keepTimelines, startStreaming } from '../../model/live.ts'
import { startSync } from '../../model/sync.ts'
import { checkSession } from './check-session.ts'

/**
 * What goes on by itself for as long as the page is open: home, the socket, the account's settings, keeping what was read, sending what was
 * written, asking about a token that the server no longer takes, and looking whether who signs in is new here.
 */
export function startLive(): void {
  followSession()
  keepTimelines()
  startStreaming()
  startSync()
  // It runs the outbox, and marks posts with what of them waits.
  whenSomethingWaits(preloadActing)
  followMessage()
  offerFirstRun()
  onUnauthorized(() => void checkSession(getClient()))
}
