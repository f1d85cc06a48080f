import { setPrivateNote, type AccountId } from '@skein/api'
import { createIntentQueue } from '@skein/store'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { getClient } from '../../model/client.ts'
import { entityStore } from '../../model/entities.ts'
import { setUnsavedChanges } from '../../model/notices.ts'
import { forgetWithSession } from '../../model/session.ts'

/** How long nobody has typed before a note is saved, milliseconds. [PROF-05] */
const saveAfterMs = 1_500

/** What was typed about somebody and the server does not have. */
interface UnsavedNote {
  readonly text: string
  readonly isSaving: boolean
  /** Why it could not be saved; null when that was not tried, or is. */
  readonly error: unknown
}

const store = createStore<{ readonly unsaved: ReadonlyMap<AccountId, UnsavedNote> }>(() => ({
  unsaved: new Map(),
}))
const timers = new Map<AccountId, ReturnType<typeof setTimeout>>()
/** One after another for each person, and of those that wait only the last. */
const saves = createIntentQueue()

function set(id: AccountId, note: UnsavedNote | null): void {
  const unsaved = new Map(store.getState().unsaved)
  if (note === null) unsaved.delete(id)
  else unsaved.set(id, note)
  store.setState({ unsaved })
  setUnsavedChanges(`note ${id}`, note !== null)
}

forgetWithSession(() => {
  saves.clear()
  for (const timer of timers.values()) clearTimeout(timer)
  for (const id of store.getState().unsaved.keys()) set(id, null)
})

/** What is typed about somebody and not saved; null when all is. It outlives the field it was typed into. */
export function useUnsavedNote(id: AccountId): UnsavedNote | null {
  return useStore(store, ({ unsaved }) => unsaved.get(id) ?? null)
}

/** Sends what is not saved. Never rejects. */
export async function saveNote(id: AccountId): Promise<void> {
  clearTimeout(timers.get(id))
  const { text, isSaving } = store.getState().unsaved.get(id) ?? {}
  if (text === undefined || isSaving === true) return
  set(id, { text, isSaving: true, error: null })
  const send = (note: string) => setPrivateNote(getClient(), id, note)
  const outcome = await saves.submit({ key: id, value: text, send })
  const now = store.getState().unsaved.get(id)
  if (outcome.kind === 'done') entityStore.ingestRelationship(outcome.answer)
  // Somebody went on typing: that is sent in its time.
  if (now?.text !== text || outcome.kind === 'superseded') return
  set(id, outcome.kind === 'done' ? null : { text, isSaving: false, error: outcome.error })
}

/** Keeps what was typed, and sends it when nobody types on. */
export function typeNote(id: AccountId, text: string): void {
  set(id, { text, isSaving: false, error: null })
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => void saveNote(id), saveAfterMs),
  )
}
