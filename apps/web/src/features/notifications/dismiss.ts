import type { NotificationId } from '@skein/api'

import { undoMs } from '../../model/notices.ts'
import { enqueueDismissal } from '../../model/outbox.ts'
import { getSetting } from '../../model/settings.ts'
import { runOutbox } from '../outbox/index.ts'
import { limits } from './limits.ts'

/**
 * Takes notifications off the list, and away from the server as soon as it cannot be taken back any more: for as long as
 * its notice is there.
 */
export function dismiss(ids: readonly NotificationId[]): void {
  runOutbox()
  enqueueDismissal(ids, undoMs * (getSetting('noticeTimes') || limits.stayingNoticeTimes))
}
