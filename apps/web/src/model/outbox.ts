import type { NotificationId } from '@skein/api'
import { useStore } from 'zustand'

import { onServerBack } from './client.ts'
import type { DraftData, DraftKey } from './writing/drafts.ts'
import {
  isBeforeItsTime,
  isTextEntry,
  newEntry,
  nextEntryId,
  targetOf,
  type EditContent,
  type EntryContent,
  type OutboxEntry,
} from './outbox/entries.ts'
import { forgetFiles } from './outbox/deliver.ts'
import { offerUndo } from './outbox/offer-undo.ts'
import { isBlockedByEarlier, lanes, laneOf, waitingOf } from './outbox/lanes.ts'
import {
  retryAfterReconnect,
  isOwn,
  noteOwn,
  onTried,
  outbox,
  refresh,
  sendDue,
  stopSending,
  removeFromOutbox,
  type AttemptResult,
} from './outbox/sender.ts'
import { showActs } from './outbox/show-acts.ts'
import { readEntries, removeEntry, watchEntries, writeEntry } from './outbox/stored-entries.ts'
import { forgetWithSession } from './session/memory.ts'
import { getSession, onSignIn, onSignOut } from './session.ts'

export { queueAction, type ActionResult } from './outbox/acts.ts'
export { takeBack } from './outbox/take-back.ts'
export { retryNow, retryAll, removeFromOutbox } from './outbox/sender.ts'
export { notifyNotSent } from './outbox/tell.ts'
export {
  asksWriter,
  isTextEntry,
  type About,
  type ActionEntry,
  type DismissalEntry,
  type OutboxEntry,
  type SwitchContent,
  type TextEntry,
} from './outbox/entries.ts'

export { tryFailureText } from './outbox/failure-text.ts'
export { payloadOf } from './outbox/send-post.ts'

/** What the viewer has sent and done and the server has not taken, the oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useStore(outbox, ({ entries }) => entries)
}

/** What waits, and not only is on its way, the oldest first. */
export function useWaiting(): readonly OutboxEntry[] {
  return waitingOf(useOutbox())
}

/** Whether it waits for one before it, and not for its own time. */
export function useIsBehind(entry: OutboxEntry): boolean {
  const others = useOutbox().filter(({ id }) => Number(id) < Number(entry.id))
  return entry.failure === null && isBlockedByEarlier(others, laneOf(entry))
}

/** Whether it is on its way from this tab. */
export function useIsSending(id: string): boolean {
  return useStore(outbox, ({ sendingIds }) => sendingIds.has(id))
}

export function getOutbox(): readonly OutboxEntry[] {
  return outbox.getState().entries
}

/** What waits, and not only is on its way. */
export function getWaiting(): readonly OutboxEntry[] {
  return waitingOf(getOutbox())
}

/** The edit of a post that the server does not have yet. */
export function findEdit(statusId: string): (OutboxEntry & EditContent) | null {
  return (
    (getOutbox().find((entry) => entry.kind === 'edit' && entry.statusId === statusId) as
      | (OutboxEntry & EditContent)
      | undefined) ?? null
  )
}

/** Calls back when what waits changes. Returns the way to stop. */
export function watchOutbox(onChange: () => void): () => void {
  return outbox.subscribe(onChange)
}

function getStored(): readonly OutboxEntry[] {
  const { viewerId } = getSession()
  return viewerId === null ? [] : readEntries(viewerId)
}

interface Put {
  readonly id: string
  /** It is kept beyond this page. */
  readonly isKept: boolean
  /** How its first try ends. */
  readonly tried: Promise<AttemptResult>
}

/** @param note is told the id before anything is done with it */
function add(content: EntryContent, undoMs: number, note: (id: string) => void): Omit<Put, 'tried'> | null {
  const { viewerId } = getSession()
  if (viewerId === null) return null
  const now = Date.now()
  const before = readEntries(viewerId)
  const id = nextEntryId(before, now)
  const entry = newEntry(id, content, now, { undoMs, wasHeldUp: isBlockedByEarlier(before, laneOf(content)) })
  const isKept = writeEntry(viewerId, entry)
  note(id)
  refresh()
  offerUndo(entry)
  return { id, isKept }
}

function put(content: EntryContent, undoMs: number): Put | null {
  let hear: (end: AttemptResult) => void = () => undefined
  const tried = new Promise<AttemptResult>((resolve) => {
    hear = resolve
  })
  const added = add(content, undoMs, (id) => onTried(id, hear))
  return added && { ...added, tried }
}

/** Puts something in the place of others, which are forgotten when it is there. */
function replace<Made>(older: readonly OutboxEntry[], make: () => Made): Made {
  const { viewerId } = getSession()
  const made = make()
  if (viewerId === null || made === null) return made
  for (const { id } of older) removeEntry(viewerId, id)
  refresh()
  return made
}

/**
 * Takes over a post that its writer has sent: from here on it is kept until the server has it, in the order of sending.
 * @param undoMs how long it can be taken back before it leaves
 */
export function enqueuePost(draftKey: DraftKey, post: DraftData, undoMs: number): Put | null {
  return put({ kind: 'post', draftKey, post }, undoMs)
}

/** Takes over what a post is to become; an older edit of it that has not left is forgotten. */
export function enqueueEdit(edit: Omit<EditContent, 'kind'>): Put | null {
  const content: EditContent = { kind: 'edit', ...edit }
  const older = getStored().filter((entry) => targetOf(entry) === targetOf(content))
  return replace(older, () => put(content, 0))
}

/**
 * Takes over notifications that are to go: off the screen at once, from the server when they cannot be taken back any
 * more. Those of before that can be are taken back with them.
 * @param undoMs how long that is
 */
export function enqueueDismissal(ids: readonly NotificationId[], undoMs: number): void {
  if (ids.length === 0) return
  const older = getStored().filter(
    (entry) => entry.kind === 'dismissal' && isOwn(entry.id) && isBeforeItsTime(entry, Date.now()),
  )
  const all = [...ids, ...older.flatMap((entry) => (entry.kind === 'dismissal' ? entry.ids : []))]
  replace(older, () => add({ kind: 'dismissal', ids: [...new Set(all)] }, undoMs, noteOwn))
}

/** Its writer has seen that the server has it. */
export async function markSent(id: string): Promise<void> {
  const entry = await removeFromOutbox(id)
  if (entry !== null && isTextEntry(entry)) forgetFiles(entry)
}

showActs()

forgetWithSession((turn) => {
  if (turn !== 'begun') stopSending()
  refresh()
})

/** Goes on with what waits from before, for as long as the page is open. */
export function startOutbox(): void {
  let stopWatching: () => void = () => undefined
  const begin = () => {
    stopWatching()
    const { viewerId } = getSession()
    stopWatching = viewerId === null ? () => undefined : watchEntries(viewerId, () => refresh(true))
    refresh()
    for (const entry of getOutbox()) offerUndo(entry)
  }
  onSignIn(begin)
  onSignOut(begin)
  window.addEventListener('online', () => retryAfterReconnect())
  onServerBack(() => retryAfterReconnect())
  begin()
  for (const lane of lanes) void sendDue(lane)
}
