import { noteOnlyHere } from './only-here.ts'
import { readStored, storeText } from './storage.ts'

/** Under which all drafts stand, for whoever waits for another tab. [COMP-19] */
export const draftsKey = 'drafts'

/** What was stored, of whatever shape. */
type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

interface Unstored {
  /** Null for one that is to go. */
  readonly draft: Fields | null
  /** What is stored in its place. */
  readonly under: unknown
}

/**
 * What this page could not store, by account and draft. It lies over what is stored, instead of being a copy of all of
 * it: what another tab stores meanwhile is neither hidden nor written over.
 */
const unstored = new Map<string, Readonly<Record<string, Unstored>>>()

const underOf = (accountId: string): Fields => fieldsOf(fieldsOf(readStored(draftsKey))[accountId])

function withoutNothing(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
}

const unstoredOf = (accountId: string): Fields =>
  Object.fromEntries(Object.entries(unstored.get(accountId) ?? {}).map(([key, { draft }]) => [key, draft]))

/** The drafts of an account by their keys. */
export function storedDrafts(accountId: string): Fields {
  return withoutNothing({ ...underOf(accountId), ...unstoredOf(accountId) })
}

/** What this page could not store gives way to what another tab stored meanwhile in its place. */
export function giveWay(accountId: string, key: string): void {
  const { [key]: mine, ...others } = unstored.get(accountId) ?? {}
  if (mine === undefined || JSON.stringify(mine.under) === JSON.stringify(underOf(accountId)[key])) return
  unstored.set(accountId, others)
}

/** Stores a draft, or forgets it with null. Answers whether it could be kept beyond this page. */
export function storeDraft(accountId: string, key: string, draft: Fields | null): boolean {
  const under = underOf(accountId)[key]
  unstored.set(accountId, { ...unstored.get(accountId), [key]: { draft, under } })
  const drafts = storedDrafts(accountId)
  const isAny = Object.keys(drafts).length > 0
  const all = withoutNothing({ ...fieldsOf(readStored(draftsKey)), [accountId]: isAny ? drafts : null })
  const isKept = storeText(draftsKey, Object.keys(all).length > 0 ? JSON.stringify(all) : null)
  if (isKept) unstored.delete(accountId)
  noteOnlyHere(
    draftsKey,
    Object.values(unstoredOf(accountId)).some((each) => each !== null),
  )
  return isKept
}

/** The text of the new post that was begun, for the field that stands where its form is going to be. */
export function readDraftText(accountId: string): string {
  const { status } = fieldsOf(fieldsOf(storedDrafts(accountId)['status'])['data'])
  return typeof status === 'string' ? status : ''
}

/** Keeps what is typed before its form is there, beside what else is kept of it. */
export function typeIntoDraft(accountId: string, status: string): void {
  const draft = fieldsOf(storedDrafts(accountId)['status'])
  const data = { ...fieldsOf(draft['data']), status }
  storeDraft(accountId, 'status', { ...draft, updatedAt: Date.now(), data })
}
