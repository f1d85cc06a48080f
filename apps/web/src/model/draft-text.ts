import { readStored, writeStored } from './storage.ts'

const storageKey = 'drafts'

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}

function draftIn(all: Fields, accountId: string): Fields {
  return fieldsOf(fieldsOf(all[accountId])['status'])
}

/** The text of the new post that was begun, for the field that stands where its form is going to be. */
export function readDraftText(accountId: string): string {
  const { status } = fieldsOf(draftIn(fieldsOf(readStored(storageKey)), accountId)['data'])
  return typeof status === 'string' ? status : ''
}

/** Keeps what is typed before its form is there, beside what else is kept of it. */
export function typeIntoDraft(accountId: string, status: string): void {
  const all = fieldsOf(readStored(storageKey))
  const draft = draftIn(all, accountId)
  const data = { ...fieldsOf(draft['data']), status }
  const mine = { ...fieldsOf(all[accountId]), status: { ...draft, updatedAt: Date.now(), data } }
  writeStored(storageKey, { ...all, [accountId]: mine })
}
