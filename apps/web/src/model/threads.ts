import type { Status, StatusId } from '@skein/api'
import { useSyncExternalStore } from 'react'

import { keepEntities } from './entities/store.ts'
import { forgetWithSession } from './session/memory.ts'
import { onStreamedStatus } from './streaming/stream-status.ts'
import { createThread, type Thread, type ThreadState } from './threads/thread.ts'

export type { ThreadState } from './threads/thread.ts'

export { holdVisit, keepDisplay, noteVisit, recallDisplay, sinceLastVisit } from './threads/visits.ts'

/** Threads that are kept, in number, so that Back finds them as they were. */
const keptThreads = 6

const threads = new Map<StatusId, Thread>()

function threadOf(focusId: StatusId): Thread {
  const known = threads.get(focusId)
  if (known !== undefined) return known
  // Another post of a thread that is known already brings the same thread.
  const neighbour = [...threads.values()].find((thread) => thread.getIds().includes(focusId))
  const opened = createThread(focusId, neighbour?.getIds() ?? [])
  threads.set(focusId, opened)
  return opened
}

/** The thread around a post, as it is now. */
export function useThread(focusId: StatusId): ThreadState {
  const thread = threadOf(focusId)
  return useSyncExternalStore(thread.subscribe, thread.getState)
}

/** As `useThread`, outside of components. */
export function getThread(focusId: StatusId): ThreadState {
  return threadOf(focusId).getState()
}

/** Calls back when the thread around a post changes; until the answer is called, the thread is on screen. */
export function watchThread(focusId: StatusId, listener: () => void): () => void {
  return threadOf(focusId).subscribe(listener)
}

/** Fetches the thread around a post; known posts stay in sight meanwhile. Never rejects. */
export function loadThread(focusId: StatusId): Promise<void> {
  const thread = threadOf(focusId)
  threads.delete(focusId)
  threads.set(focusId, thread)
  const left = [...threads].filter(([id, other]) => id !== focusId && !other.isShown())
  for (const [id, oldest] of left.slice(0, Math.max(0, threads.size - keptThreads))) {
    threads.delete(id)
    oldest.dispose()
  }
  return thread.load()
}

/** The viewer answered: the answer shows at once in each thread it belongs to; those on screen are fetched anew. */
export function insertOwnReply({ id, inReplyToId }: Pick<Status, 'id' | 'inReplyToId'>): void {
  if (inReplyToId === null) return
  for (const thread of threads.values()) {
    if (!thread.getIds().includes(inReplyToId)) continue
    thread.add(id)
    if (thread.isShown()) void thread.load()
  }
}

/** The socket told of an answer: it shows in each thread it belongs to. */
function insertStreamedReply({ id, inReplyToId }: Pick<Status, 'id' | 'inReplyToId'>): void {
  if (inReplyToId === null) return
  for (const thread of threads.values()) if (thread.getIds().includes(inReplyToId)) thread.add(id)
}

/** What one viewer read is nothing for the next. */
export function forgetThreads(): void {
  for (const thread of threads.values()) thread.dispose()
  threads.clear()
}

keepEntities({
  *statusIds() {
    for (const thread of threads.values()) yield* thread.getIds()
  },
})

onStreamedStatus(insertStreamedReply)
forgetWithSession(forgetThreads)
