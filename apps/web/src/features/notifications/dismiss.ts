import type { NotificationId } from '@skein/api'

import { takeBackMs, undoMs } from '../../model/notices.ts'
import { enqueueDismissal } from '../../model/outbox.ts'
import { runOutbox } from '../outbox/index.ts'

/**
 * Takes notifications off the list, and away from the server as soon as it cannot be taken back any more: for as long as
 * its notice is there.
 */
export function dismiss(ids: readonly NotificationId[]): void {
  runOutbox()
  enqueueDismissal(ids, takeBackMs(undoMs))
}
