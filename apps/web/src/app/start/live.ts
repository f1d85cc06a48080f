import { getClient, onUnauthorized } from '../../model/client.ts'
import { followMessage } from '../../features/composer/index.ts'
import { showOutbox } from '../../features/outbox/index.ts'
import { startOutbox } from '../../model/outbox.ts'
import { startStreaming } from '../../model/streaming/streaming.ts'
import { followSession } from '../../model/timelines/follow-session.ts'
import { keepTimelines } from '../../model/timelines/keep-timelines.ts'
import { checkSession } from './check-session.ts'

/**
 * What goes on by itself for as long as the page is open: home, the socket, keeping what was read, sending what was
 * written, and asking about a token that the server no longer takes.
 */
export function startLive(): void {
  followSession()
  keepTimelines()
  startStreaming()
  startOutbox()
  showOutbox()
  followMessage()
  onUnauthorized(() => void checkSession(getClient()))
}
