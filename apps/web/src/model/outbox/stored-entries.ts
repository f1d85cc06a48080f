import type { NotificationId, PollId, Scope, StatusId } from '@skein/api'

import { fieldsOf, type Fields } from '../../lib/fields.ts'
import { toDraftData } from '../writing/drafts.ts'
import { setUnsavedChanges } from '../notices/unload-guard.ts'
import { accountKey, subOf, type StorageKey } from '../storage/areas.ts'
import { dismissedIn } from '../outbox-dismissing.ts'
import { readStored, removeStored, storedKeys, watchStored, writeStored } from '../storage/values.ts'
import {
  isTextEntry,
  type About,
  type EntryContent,
  type OutboxEntry,
  type PostContent,
  type AttemptFailure,
} from './entries.ts'
import { entriesOf } from './entry-keys.ts'

/* A key for each entry: two tabs that add, change or remove at the same time cannot undo one another's change. */

const keyOf = (accountId: string, id: string): StorageKey => accountKey('outbox', accountId, id)

const timeOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)

function toFailure(value: unknown): AttemptFailure | null {
  const { kind } = (value ?? {}) as Partial<AttemptFailure>
  return typeof kind === 'string' ? (value as AttemptFailure) : null
}

function toAbout(value: unknown): About {
  const { author, text } = fieldsOf(value)
  return { author: textOf(author) ?? '', text: textOf(text) ?? '' }
}

/** What it is about; null for what this client does not know. Entries of the first form have no kind: they are posts. */
function toContent(stored: Fields): EntryContent | null {
  const { kind = 'post' } = stored
  const statusId = textOf(stored['statusId']) as StatusId | null
  const about = toAbout(stored['about'])
  const isOn = stored['isOn'] === true
  if (kind === 'post' || kind === 'edit') {
    const post = toDraftData(stored['post'])
    if (post === null) return null
    if (kind === 'post')
      return { kind, draftKey: (textOf(stored['draftKey']) ?? 'status') as PostContent['draftKey'], post }
    return statusId === null ? null : { kind, statusId, post }
  }
  if (kind === 'dismissal') {
    const ids = dismissedIn(stored) as readonly NotificationId[]
    return ids.length === 0 ? null : { kind, ids }
  }
  if (kind === 'vote') {
    const pollId = textOf(stored['pollId']) as PollId | null
    const given: readonly unknown[] = Array.isArray(stored['choices']) ? stored['choices'] : []
    const choices = given.filter((choice) => typeof choice === 'number')
    return pollId === null || choices.length === 0 ? null : { kind, pollId, statusId, choices, about }
  }
  if (statusId === null) return null
  if (kind === 'reaction') {
    const name = textOf(stored['name'])
    return name === null ? null : { kind, statusId, isOn, name, url: textOf(stored['url']), about }
  }
  if (kind !== 'favourite' && kind !== 'repeat' && kind !== 'bookmark') return null
  return { kind, statusId, isOn, scope: textOf(stored['scope']) as Scope | null, about }
}

/** Whatever stood in the storage, what comes back has its shape: the text first of all. */
function toEntry(id: string, value: unknown): OutboxEntry | null {
  const stored = fieldsOf(value)
  const content = toContent(stored)
  if (content === null) return null
  return {
    ...content,
    id,
    addedAt: timeOf(stored['addedAt']) ?? 0,
    dueAt: timeOf(stored['dueAt']) ?? 0,
    triedAt: timeOf(stored['triedAt']),
    tries: timeOf(stored['tries']) ?? 0,
    failedLooks: timeOf(stored['failedLooks']) ?? 0,
    failure: toFailure(stored['failure']),
    wasHeldUp: stored['wasHeldUp'] === true,
    // The name it was stored under before.
    needsAttention: (stored['needsAttention'] ?? stored['isLaidAside']) === true,
  }
}

/** The oldest first. */
export function readEntries(accountId: string): readonly OutboxEntry[] {
  const start = entriesOf(accountId)
  return storedKeys(start)
    .flatMap((key) => toEntry(subOf(key, start), readStored(key)) ?? [])
    .toSorted((one, other) => Number(one.id) - Number(other.id))
}

/** One of them; null when it has gone. */
export function readEntry(accountId: string, id: string): OutboxEntry | null {
  return toEntry(id, readStored(keyOf(accountId, id)))
}

/** Answers whether it is kept beyond this page. */
export function writeEntry(accountId: string, entry: OutboxEntry): boolean {
  const key = keyOf(accountId, entry.id)
  const isKept = writeStored(key, entry)
  setUnsavedChanges(key, !isKept && isTextEntry(entry))
  return isKept
}

export function removeEntry(accountId: string, id: string): void {
  const key = keyOf(accountId, id)
  removeStored(key)
  setUnsavedChanges(key, false)
}

/** Calls back when another tab changes what waits. Returns the way to stop. */
export function watchEntries(accountId: string, onChange: () => void): () => void {
  return watchStored(() => entriesOf(accountId), onChange)
}
