import { useStore } from 'zustand'

import type { DraftData, DraftKey } from './drafts.ts'
import { newEntry, nextEntryId, type OutboxEntry } from './outbox/entries.ts'
import { hurryAll, onTried, outbox, refresh, sendDue, stopSending, type TryEnd } from './outbox/sender.ts'
import { readEntries, removeEntry, watchEntries, writeEntry } from './outbox/stored-entries.ts'
import { getSession, onSignIn, onSignOut } from './session.ts'

export { hurry, takeOut, tellNotSent } from './outbox/sender.ts'
export { payloadOf, saveDescriptions, toFailure } from './outbox/send-post.ts'
export type { OutboxEntry } from './outbox/entries.ts'

/** What the viewer has sent and the server has not taken, the oldest first. */
export function useOutbox(): readonly OutboxEntry[] {
  return useStore(outbox, ({ entries }) => entries)
}

/** The entry that is on its way, or null. */
export function useSendingId(): string | null {
  return useStore(outbox, ({ sendingId }) => sendingId)
}

export function getOutbox(): readonly OutboxEntry[] {
  return outbox.getState().entries
}

/** Calls back when what waits changes. Returns the way to stop. */
export function watchOutbox(onChange: () => void): () => void {
  return outbox.subscribe(onChange)
}

interface Put {
  readonly id: string
  /** It is kept beyond this page. */
  readonly isKept: boolean
  /** How its first try ends. */
  readonly tried: Promise<TryEnd>
}

/**
 * Takes over a post that its writer has sent: from here on it is kept until the server has it, in the order of sending.
 * @param undoMs how long it can be taken back before it leaves
 */
export function putInOutbox(draftKey: DraftKey, post: DraftData, undoMs: number): Put | null {
  const { viewerId } = getSession()
  if (viewerId === null) return null
  const now = Date.now()
  const id = nextEntryId(readEntries(viewerId), now)
  const isKept = writeEntry(viewerId, newEntry({ id, draftKey, post }, now, undoMs))
  const tried = new Promise<TryEnd>((resolve) => onTried(id, resolve))
  refresh()
  return { id, isKept, tried }
}

/** Goes on with what waits from before, for as long as the page is open. */
export function startOutbox(): void {
  let stopWatching: () => void = () => undefined
  const begin = () => {
    stopWatching()
    const { viewerId } = getSession()
    stopWatching = viewerId === null ? () => undefined : watchEntries(viewerId, refresh)
    refresh()
  }
  onSignIn(begin)
  onSignOut(({ accountId, reason }) => {
    if (reason === 'left' && accountId !== null)
      for (const { id } of readEntries(accountId)) removeEntry(accountId, id)
    stopSending()
    begin()
  })
  window.addEventListener('online', hurryAll)
  begin()
  void sendDue()
}
