import { fieldsOf, type Fields } from '../../lib/fields.ts'
import { setUnsavedChanges } from '../notices/unload-guard.ts'
import { getSession } from '../session.ts'
import { accountKey, subOf, subsOf, type StorageKey } from '../storage/areas.ts'
import {
  giveWayStored,
  readStored,
  removeStored,
  storedKeys,
  watchStored,
  writeStored,
} from '../storage/values.ts'

/* A key for each draft: two tabs that keep one each never write over one another's. */

const keyOf = (accountId: string, key: string): StorageKey => accountKey('drafts', accountId, key)

/** The drafts of an account by their keys. */
export function storedDrafts(accountId: string): Fields {
  const start = subsOf('drafts', accountId)
  return Object.fromEntries(storedKeys(start).map((key) => [subOf(key, start), readStored(key)]))
}

/** One of them; null where there is none. */
export function storedDraft(accountId: string, key: string): unknown {
  return readStored(keyOf(accountId, key))
}

/** What this page could not store gives way to what another tab stored meanwhile in its place. */
export function yieldToNewerDraft(accountId: string, key: string): void {
  giveWayStored(keyOf(accountId, key))
}

/** Stores a draft, or forgets it with null. Answers whether it could be kept beyond this page. */
export function storeDraft(accountId: string, key: string, draft: Fields | null): boolean {
  const place = keyOf(accountId, key)
  const isKept = draft === null ? removeStored(place) : writeStored(place, draft)
  setUnsavedChanges(place, !isKept && draft !== null)
  return isKept
}

/** Calls back when another tab changes a draft. Returns the way to stop. */
export function watchStoredDrafts(onChange: () => void): () => void {
  return watchStored(() => subsOf('drafts', getSession().viewerId ?? ''), onChange)
}

/** The text of the new post that was begun, for the field that stands where its form is going to be. */
export function readDraftText(accountId: string): string {
  const { status } = fieldsOf(fieldsOf(storedDraft(accountId, 'status'))['data'])
  return typeof status === 'string' ? status : ''
}

/** Keeps what is typed before its form is there, beside what else is kept of it. */
export function typeIntoDraft(accountId: string, status: string): void {
  const draft = fieldsOf(storedDraft(accountId, 'status'))
  const data = { ...fieldsOf(draft['data']), status }
  storeDraft(accountId, 'status', { ...draft, updatedAt: Date.now(), data })
}
