import { ApiError } from '@skein/api'

import { whenPainted } from '../../lib/when-painted.ts'
import { getSession } from '../session.ts'
import {
  mayBeDelivered,
  newEntry,
  nextEntryId,
  targetOf,
  type ActionContent,
  type OutboxEntry,
} from './entries.ts'
import { isBlockedByEarlier } from './lanes.ts'
import { isAlreadyApplied } from './send-act.ts'
import { retryAfterReconnect, noteOwn, onTried, refresh, removeFromOutbox, attemptEntry } from './sender.ts'
import { readEntries, removeEntry, writeEntry } from './stored-entries.ts'

/** How an act ended; `waits`: it is kept and leaves later. */
export type ActionResult = 'done' | 'waits'

/** Removes what a newer wish about the same takes the place of, and answers it. */
function removeOlder(accountId: string, target: string): OutboxEntry | null {
  const older = readEntries(accountId).filter((entry) => targetOf(entry) === target)
  for (const { id } of older) removeEntry(accountId, id)
  return older.at(-1) ?? null
}

/** Null when the wish is what the server holds, and the older one that it takes back has never left. */
function put(accountId: string, act: ActionContent, wasHeldUp: boolean): OutboxEntry | null {
  const now = Date.now()
  const id = nextEntryId(readEntries(accountId), now)
  const older = removeOlder(accountId, targetOf(act))
  const mayBeThere = older !== null && mayBeDelivered(older)
  if (older !== null && !mayBeThere && isAlreadyApplied(act)) return null
  const entry = { ...newEntry(id, act, now, { wasHeldUp }), triedAt: mayBeThere ? older.triedAt : null }
  noteOwn(id)
  writeEntry(accountId, entry)
  return entry
}

/**
 * Does something with a post. It shows at once; a server that cannot take it now gets it later [POST-17].
 * @throws ApiError when the server refuses it; nothing of it is left then
 */
export async function queueAction(act: ActionContent): Promise<ActionResult> {
  const { viewerId } = getSession()
  if (viewerId === null) return 'done'
  const target = targetOf(act)
  const others = readEntries(viewerId).filter((entry) => targetOf(entry) !== target)
  const wasHeldUp = isBlockedByEarlier(others, 'acts')
  const entry = put(viewerId, act, wasHeldUp)
  refresh()
  if (entry === null) return 'done'
  if (wasHeldUp) {
    retryAfterReconnect('acts')
    return 'waits'
  }
  onTried(entry.id, () => undefined)
  // Whoever pressed sees it before the page is busy with sending.
  await new Promise<void>(whenPainted)
  // One call at a time about the same; a later wish takes the place of one that has not left by then.
  const end = await attemptEntry(viewerId, entry)
  if (end.kind === 'waits') return 'waits'
  if (end.kind !== 'laidAside') return 'done'
  await removeFromOutbox(entry.id)
  throw new ApiError({ ...end.failure, body: null })
}
