import { readStored, removeStored, writeStored } from './storage.ts'

/** Under which all drafts stand, for whoever waits for another tab. */
export const draftsKey = 'drafts'

/** What was stored, of whatever shape. */
export type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** The drafts of an account by their keys, as they lie in the storage. */
export function storedDrafts(accountId: string): Fields {
  return fieldsOf(fieldsOf(readStored(draftsKey))[accountId])
}

/** Stores all drafts of an account. Answers whether they could be kept beyond this page. */
export function storeDrafts(accountId: string, drafts: Fields): boolean {
  const { [accountId]: _, ...others } = fieldsOf(readStored(draftsKey))
  const all = Object.keys(drafts).length === 0 ? others : { ...others, [accountId]: drafts }
  return Object.keys(all).length === 0 ? removeStored(draftsKey) : writeStored(draftsKey, all)
}

/** The text of the new post that was begun, for the field that stands where its form is going to be. */
export function readDraftText(accountId: string): string {
  const { status } = fieldsOf(fieldsOf(storedDrafts(accountId)['status'])['data'])
  return typeof status === 'string' ? status : ''
}

/** Keeps what is typed before its form is there, beside what else is kept of it. */
export function typeIntoDraft(accountId: string, status: string): void {
  const drafts = storedDrafts(accountId)
  const draft = fieldsOf(drafts['status'])
  const data = { ...fieldsOf(draft['data']), status }
  storeDrafts(accountId, { ...drafts, status: { ...draft, updatedAt: Date.now(), data } })
}
