import type { ThreadRow } from '../src/threads/order-thread.ts'
import { statusId } from './entries.ts'

/** A post by its number, and the number of what it answers. */
export function threadPost(id: number, parent: number | null, change: Partial<ThreadRow> = {}): ThreadRow {
  return {
    id: statusId(id),
    inReplyToId: parent === null ? null : statusId(parent),
    hasUnavailableParent: false,
    repeatOfId: null,
    isDeleted: false,
    ...change,
  }
}
