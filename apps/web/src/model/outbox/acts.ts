import { ApiError } from '@skein/api'

import { getSession } from '../session.ts'
import {
  mayHaveArrived,
  newEntry,
  nextEntryId,
  targetOf,
  type ActContent,
  type OutboxEntry,
} from './entries.ts'
import { isHeldUp } from './lanes.ts'
import { isKnownToBeSo } from './send-act.ts'
import { hurryAll, noteOwn, onTried, refresh, takeOut, tryEntry } from './sender.ts'
import { readEntries, removeEntry, writeEntry } from './stored-entries.ts'

/** How an act ended; `waits`: it is kept and leaves later. */
export type ActEnd = 'done' | 'waits'

/** Removes what a newer wish about the same takes the place of, and answers it. */
function removeOlder(accountId: string, target: string): OutboxEntry | null {
  const older = readEntries(accountId).filter((entry) => targetOf(entry) === target)
  for (const { id } of older) removeEntry(accountId, id)
  return older.at(-1) ?? null
}

/** Null when the wish is what the server holds, and the older one that it takes back has never left. */
function put(accountId: string, act: ActContent, wasHeldUp: boolean): OutboxEntry | null {
  const now = Date.now()
  const id = nextEntryId(readEntries(accountId), now)
  const older = removeOlder(accountId, targetOf(act))
  const mayBeThere = older !== null && mayHaveArrived(older)
  if (older !== null && !mayBeThere && isKnownToBeSo(act)) return null
  const entry = { ...newEntry(id, act, now, { wasHeldUp }), triedAt: mayBeThere ? older.triedAt : null }
  noteOwn(id)
  writeEntry(accountId, entry)
  return entry
}

/**
 * Does something with a post. It shows at once; a server that cannot take it now gets it later [POST-17].
 * @throws ApiError when the server refuses it; nothing of it is left then
 */
export async function doAct(act: ActContent): Promise<ActEnd> {
  const { viewerId } = getSession()
  if (viewerId === null) return 'done'
  const target = targetOf(act)
  const others = readEntries(viewerId).filter((entry) => targetOf(entry) !== target)
  const wasHeldUp = isHeldUp(others, 'acts')
  const entry = put(viewerId, act, wasHeldUp)
  refresh()
  if (entry === null) return 'done'
  if (wasHeldUp) {
    hurryAll('acts')
    return 'waits'
  }
  onTried(entry.id, () => undefined)
  // One call at a time about the same; a later wish takes the place of one that has not left by then.
  const end = await tryEntry(viewerId, entry)
  if (end.kind === 'waits') return 'waits'
  if (end.kind !== 'laidAside') return 'done'
  await takeOut(entry.id)
  throw new ApiError({ ...end.failure, body: null })
}
