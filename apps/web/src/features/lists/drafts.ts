import type { ListId } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { setUnsavedChanges } from '../../model/notices.ts'
import { forgetWithSession } from '../../model/session.ts'
import { emptyDraft, isEmptyDraft, type ListDraft, type Outcome } from './rules/steps.ts'

/** A list, or the one that is about to be made. */
export type DraftKey = ListId | 'new'

interface Drafts {
  readonly drafts: ReadonlyMap<DraftKey, ListDraft>
  /** How far the last saving came, where it did not come to its end. */
  readonly outcomes: ReadonlyMap<DraftKey, Outcome>
}

const store = createStore<Drafts>(() => ({ drafts: new Map(), outcomes: new Map() }))

forgetWithSession(() => {
  for (const key of store.getState().drafts.keys()) setUnsavedChanges(`list ${key}`, false)
  store.setState({ drafts: new Map(), outcomes: new Map() })
})

function withEntry<Value>(
  map: ReadonlyMap<DraftKey, Value>,
  key: DraftKey,
  value: Value | null,
): ReadonlyMap<DraftKey, Value> {
  const next = new Map(map)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

/** What was typed and chosen for a list and is not saved. It outlives the form. */
export function useDraft(key: DraftKey): ListDraft {
  return useStore(store, ({ drafts }) => drafts.get(key) ?? emptyDraft)
}

export function getDraft(key: DraftKey): ListDraft {
  return store.getState().drafts.get(key) ?? emptyDraft
}

export function setDraft(key: DraftKey, draft: ListDraft): void {
  const isEmpty = isEmptyDraft(draft)
  store.setState(({ drafts }) => ({ drafts: withEntry(drafts, key, isEmpty ? null : draft) }))
  setUnsavedChanges(`list ${key}`, !isEmpty)
}

/** How far saving came when it last failed; null when it did not, or is tried again. */
export function useOutcome(key: DraftKey): Outcome | null {
  return useStore(store, ({ outcomes }) => outcomes.get(key) ?? null)
}

export function setOutcome(key: DraftKey, outcome: Outcome | null): void {
  store.setState(({ outcomes }) => ({ outcomes: withEntry(outcomes, key, outcome) }))
}
