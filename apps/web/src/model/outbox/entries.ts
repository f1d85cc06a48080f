import type { ApiErrorDetails } from '@skein/api'

import type { DraftData, DraftKey } from '../drafts.ts'

/** Why a try failed, as plain data. */
export interface TryFailure extends Omit<ApiErrorDetails, 'body'> {
  /** What was not taken: the post, or before it the descriptions of its media. */
  readonly of: 'post' | 'descriptions'
}

/** A post that its writer has sent and the server has not taken yet. Times are milliseconds since 1970. */
export interface OutboxEntry {
  /** Ascending in the order in which posts were sent. */
  readonly id: string
  /** The form that it was written in. */
  readonly draftKey: DraftKey
  readonly post: DraftData
  readonly addedAt: number
  /** Not sent before: the time to undo, then the time of the next try. */
  readonly dueAt: number
  /** When the first try began; null before. That one or a later one may have arrived without an answer. */
  readonly triedAt: number | null
  readonly tries: number
  /** Why the last try failed. */
  readonly failure: TryFailure | null
  /** Nothing more happens by itself: the server does not want it, or nobody knows whether it has it. */
  readonly isLaidAside: boolean
}

const FIRST_WAIT_MS = 2_000
const MOST_WAIT_MS = 60_000
/** Servers know a post again by its key for six hours (Akkoma's cache of idempotency keys); an hour less is safe. */
export const KEY_LIFE_MS = 5 * 3_600_000

/** A new entry, due as soon as the time to undo has passed. */
export function newEntry(
  { id, draftKey, post }: Pick<OutboxEntry, 'id' | 'draftKey' | 'post'>,
  now: number,
  undoMs: number,
): OutboxEntry {
  return {
    id,
    draftKey,
    post,
    addedAt: now,
    dueAt: now + undoMs,
    triedAt: null,
    tries: 0,
    failure: null,
    isLaidAside: false,
  }
}

/** An id above every other one, also where several are made within a millisecond. */
export function nextEntryId(entries: readonly OutboxEntry[], now: number): string {
  const last = Number(entries.at(-1)?.id ?? 0)
  return String(Math.max(now, last + 1))
}

/** The one whose turn it is. One that waits holds up those behind it, so that posts arrive in their order. */
export function nextToSend(entries: readonly OutboxEntry[]): OutboxEntry | null {
  return entries.find(({ isLaidAside }) => !isLaidAside) ?? null
}

/** Waiting may help: the server was not there, had trouble, or wants to be left alone for a while. */
export function isPassing({ kind, status }: Pick<TryFailure, 'kind' | 'status'>): boolean {
  if (kind !== 'http') return kind !== 'refused'
  return status === null || status === 401 || status === 408 || status === 429 || status >= 500
}

/** The server may have the post without having said so, and may have forgotten its key. */
export function isUnsure({ triedAt, failure }: OutboxEntry, now: number): boolean {
  const hasAnswered = failure !== null && failure.kind === 'http' && (failure.status ?? 500) < 500
  return triedAt !== null && !hasAnswered && now - triedAt > KEY_LIFE_MS
}

/** As it is while a try runs: whoever finds it so after a crash tries again with the same key. */
export function beginTry(entry: OutboxEntry, now: number): OutboxEntry {
  return { ...entry, triedAt: entry.triedAt ?? now, tries: entry.tries + 1 }
}

/** Waits longer after each try, or is laid aside. */
export function afterFailure(entry: OutboxEntry, failure: TryFailure, now: number): OutboxEntry {
  if (!isPassing(failure)) return { ...entry, failure, isLaidAside: true }
  const wait = Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, entry.tries - 1))
  return { ...entry, failure, dueAt: Math.max(now + wait, failure.retryAt ?? 0) }
}

/** Its writer wants it to be sent now, and where nobody knew whether the server has it, knows that it has not. */
export function hurried(entry: OutboxEntry, now: number): OutboxEntry {
  const triedAt = entry.isLaidAside ? null : entry.triedAt
  return { ...entry, dueAt: now, triedAt, isLaidAside: false }
}
