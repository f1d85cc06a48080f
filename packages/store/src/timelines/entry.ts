import type { Status } from '@skein/api'
import type { TimelineEntry } from './types.ts'

/** The row that shows a status; of a repeat, the status that was repeated and who did it. */
export function toTimelineEntry(status: Status): TimelineEntry {
  const shown = status.repeatOf ?? status
  return {
    id: status.id,
    statusId: shown.id,
    accountId: shown.account.id,
    repeaterId: status.repeatOf === null ? null : status.account.id,
    inReplyToId: shown.inReplyToId,
    inReplyToAccountId: shown.inReplyToAccountId,
  }
}
