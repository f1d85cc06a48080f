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

/** Opens a form: one below a post, one in a window. What was typed into the one before stays in its draft. */
export function compose(composing: Composing): void {
  store.setState('place' in composing ? { row: composing } : { window: composing })
}

/** Closes a form, or both. */
export function stopComposing(slot?: keyof Slots): void {
  store.setState(slot === undefined ? { row: null, window: null } : { [slot]: null })
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

onSignOut(() => stopComposing())
