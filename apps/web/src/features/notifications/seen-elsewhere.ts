import type { NotificationId } from '@skein/api'

import { fieldsOf } from '../../lib/fields.ts'
import { openTabChannel } from '../../lib/tab-channel.ts'
import { entityStore } from '../../model/entities.ts'
import { getSession, ofSession } from '../../model/session.ts'
import { prefixOf } from '../../model/storage.ts'
import { onStreamedNotification } from '../../model/streaming.ts'
import { isNewer } from './rules/notification-list.ts'

/* What was read in one tab is read in the account's other tabs: a socket tells only what is new. */

const channel = openTabChannel('skein.seen')

/** On this server, and no one else's. */
const owner = () => prefixOf(getSession().viewerId ?? '')

/** Those that another tab has read; one of them may still be on its way here. */
const known = ofSession(new Set<NotificationId>())

function take(id: NotificationId): void {
  const row = entityStore.notifications.getBase(id)
  if (row?.isSeen === false) entityStore.notifications.upsert({ ...row, isSeen: true })
}

/**
 * The server has taken that they are read.
 * @param upTo all that are not newer are, those too that only another tab knows; null: only these
 */
export function tellSeen(ids: readonly NotificationId[], upTo: NotificationId | null): void {
  channel.post({ owner: owner(), ids, upTo })
}

channel.onMessage((data) => {
  const { owner: theirs, ids, upTo } = fieldsOf(data)
  // Somebody else may be signed in there.
  if (theirs !== owner() || !Array.isArray(ids)) return
  for (const id of ids as readonly NotificationId[]) {
    known.add(id)
    take(id)
  }
  if (typeof upTo !== 'string') return
  for (const id of [...entityStore.notifications.keys()]) if (!isNewer(id, upTo)) take(id)
})

onStreamedNotification((id) => {
  if (known.has(id)) take(id)
})
