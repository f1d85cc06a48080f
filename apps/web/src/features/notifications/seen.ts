import {
  can,
  fetchNotificationMarker,
  isApiError,
  markNotificationsRead,
  type NotificationId,
} from '@skein/api'
import type { Patch } from '@skein/store'

import { fieldsOf } from '../../lib/fields.ts'
import { whenLineMayBeBack } from '../../lib/line-back.ts'
import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { getInstance } from '../../model/instance.ts'
import { isTransient } from '../../model/is-transient.ts'
import { noticeMs, notify } from '../../model/notices.ts'
import { getSession, ofSession, sessionValue } from '../../model/session.ts'
import {
  accountKey,
  readStored,
  removeStored,
  storedKeys,
  subsOf,
  writeStored,
  type StorageKey,
} from '../../model/storage.ts'
import { keepListAgain } from './kept-list.ts'
import { tellSeen } from './seen-elsewhere.ts'

/** What was read: one notification, or all up to one. */
interface Reading {
  /** Those of which it is news. */
  readonly ids: readonly NotificationId[]
  /** Null: it is one, the only one of `ids`. */
  readonly upTo: NotificationId | null
}

interface Unsaid extends Reading {
  readonly patches: readonly Patch[]
}

/** What the server has not taken yet: it holds here, is kept over a reload, and is said again. */
const unsaid = ofSession(new Map<StorageKey, Unsaid>())
const line = sessionValue<{ tries: number; isWaiting: boolean }>(() => ({ tries: 0, isWaiting: false }))
const isResumed = sessionValue(() => false)

const keyOf = ({ ids, upTo }: Reading): StorageKey =>
  accountKey('reads', getSession().viewerId ?? '', upTo === null ? ids[0] : `all ${upTo}`)

const patched = (reading: Reading): Unsaid => ({
  ...reading,
  patches: reading.ids.map((id) => entityStore.notifications.patch(id, { isSeen: true })),
})

/** @throws what the server refuses; then they are as they were */
async function say(reading: Unsaid): Promise<void> {
  const key = keyOf(reading)
  const { ids, upTo, patches } = reading
  try {
    await markNotificationsRead(getClient(), upTo === null ? { id: ids[0] ?? '' } : { maxId: upTo })
  } catch (error) {
    // Somebody else is signed in by now.
    if (isApiError(error, 'aborted')) return
    if (isApiError(error) && isTransient(error)) {
      sayLater(key, reading)
      return
    }
    forget(key)
    for (const patch of patches) patch.drop()
    throw error
  }
  forget(key)
  if (upTo !== null) readUpTo.current = upTo
  for (const patch of patches) patch.settle()
  keepListAgain()
  tellSeen(ids, upTo)
}

function forget(key: StorageKey): void {
  if (unsaid.delete(key)) removeStored(key)
}

function sayLater(key: StorageKey, reading: Unsaid): void {
  unsaid.set(key, reading)
  writeStored(key, { ids: reading.ids, upTo: reading.upTo })
  const now = line.current
  if (now.isWaiting) return
  now.isWaiting = true
  now.tries += 1
  whenLineMayBeBack(now.tries, () => void sayAgain())
}

async function sayAgain(): Promise<void> {
  line.current.isWaiting = false
  await Promise.allSettled([...unsaid.values()].map(say))
  if (unsaid.size === 0) line.current.tries = 0
}

function readingOf(stored: unknown): Reading | null {
  const { ids, upTo } = fieldsOf(stored)
  const isWhole = Array.isArray(ids) && (upTo === null || typeof upTo === 'string')
  return isWhole ? ({ ids, upTo } as Reading) : null
}

/** What the page before could not say is seen here, also before the notifications come, and is said now. */
export function resumeReadings(): void {
  const { viewerId } = getSession()
  if (isResumed.current || viewerId === null) return
  isResumed.current = true
  for (const key of storedKeys(subsOf('reads', viewerId))) {
    const reading = readingOf(readStored(key))
    if (reading !== null) unsaid.set(key, patched(reading))
  }
  void sayAgain()
}

/** Up to which notification all is read, where the server has no mark for each; null where nothing is known. */
const readUpTo = sessionValue<string | null>(() => null)

/** Asks for it, but for older pages: what is older than known was read when that was. */
export async function lookUpRead(isOlder: boolean, signal: AbortSignal | undefined): Promise<string | null> {
  if (can(getInstance(), 'notificationReads')) return null
  const known = readUpTo.current
  if (isOlder && known !== null) return known
  const { viewerId } = getSession()
  // Where it fails, what was known last still holds.
  const found = await fetchNotificationMarker(getClient(), signal && { signal }).catch(() => known)
  if (getSession().viewerId === viewerId) readUpTo.current = found
  return found
}

function isUnseen(id: NotificationId): boolean {
  return entityStore.notifications.get(id)?.isSeen === false
}

/** Everything up to the first of them, the newest, is seen, here at once and then on the server [NOTIF-12]. */
export async function markAllSeen(ids: readonly NotificationId[]): Promise<void> {
  const [upTo] = ids
  const unseen = ids.filter(isUnseen)
  if (upTo === undefined || unseen.length === 0) return
  try {
    await say(patched({ ids: unseen, upTo }))
  } catch {
    notify({ messageKey: 'notifications.markFailed', timeout: noticeMs.error })
  }
}

/** One notification was looked at [NOTIF-14]. That it is refused is no harm: the next "mark all" says it again. */
export async function markSeen(id: NotificationId): Promise<void> {
  if (isUnseen(id)) await say(patched({ ids: [id], upTo: null })).catch(() => undefined)
}
