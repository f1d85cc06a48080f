import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DraftData, DraftKey } from './drafts.ts'
import { onSignOut } from './session.ts'

/** What is written below a post. */
export interface ComposingInRow {
  readonly kind: 'reply' | 'quote'
  readonly statusId: StatusId
  /** The row that asked: the same post may stand in a timeline twice. */
  readonly place: string
}

/** What is written in a window. */
export type ComposingInWindow = (
  | {
      readonly kind: 'new'
      /** What the text starts with, when somebody came with it. */
      readonly message?: string
    }
  | { readonly kind: 'mention'; readonly acct: string }
  | { readonly kind: 'reply' | 'quote'; readonly statusId: StatusId }
  | {
      /** A post that stands, or one that was deleted to be written anew. */
      readonly kind: 'edit' | 'redraft'
      readonly statusId: StatusId
      readonly written: DraftData
    }
  | {
      /** A post that was taken back before the server had it. */
      readonly kind: 'again'
      readonly entryId: string
      readonly written: DraftData
    }
) & {
  /** Where it is kept, when that is not the first draft of what it is about. */
  readonly draftKey?: DraftKey
}

export type Composing = ComposingInRow | ComposingInWindow

interface Slots {
  readonly row: ComposingInRow | null
  readonly window: ComposingInWindow | null
}

const store = createStore<Slots>(() => ({ row: null, window: null }))

const listeners = new Set<() => void>()

/** Calls back before a form opens or closes: what is typed elsewhere has to be kept by then. Returns the way to stop. */
export function beforeComposing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(slots: Partial<Slots>): void {
  for (const listener of listeners) listener()
  store.setState(slots)
}

/** Opens a form: one below a post, one in a window. What was typed into the one before stays in its draft. */
export function compose(composing: Composing): void {
  change('place' in composing ? { row: composing } : { window: composing })
}

/** Closes a form, or both. */
export function stopComposing(slot?: keyof Slots): void {
  change(slot === undefined ? { row: null, window: null } : { [slot]: null })
}

export function getComposing<Slot extends keyof Slots>(slot: Slot): Slots[Slot] {
  return store.getState()[slot]
}

export function useComposing<Slot extends keyof Slots>(slot: Slot): Slots[Slot] {
  return useStore(store, (slots) => slots[slot])
}

/** The form that belongs below this row, or null. */
export function useComposingAt(place: string): ComposingInRow | null {
  return useStore(store, ({ row }) => (row?.place === place ? row : null))
}

// Forms hear of it themselves: what may be kept then is theirs to know.
onSignOut(() => store.setState({ row: null, window: null }))
