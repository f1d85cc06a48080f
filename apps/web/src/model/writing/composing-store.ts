import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import type { DraftData, DraftKey } from './drafts.ts'
import { sessionStore } from '../session/memory.ts'

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

export interface Slots {
  readonly row: ComposingInRow | null
  readonly window: ComposingInWindow | null
}

/** Nothing is being written. */
export const none: Slots = { row: null, window: null }

/**
 * What is being written, and where. It is changed through `composing.ts` alone. Forms hear of the end of a session
 * themselves: what may be kept then is theirs to know.
 */
export const composingStore = sessionStore<Slots>(() => none)

export const useComposing = <Slot extends keyof Slots>(slot: Slot): Slots[Slot] =>
  useStore(composingStore, (slots) => slots[slot])

/** The form that belongs below this row, or null. */
export const useComposingAt = (place: string): ComposingInRow | null =>
  useStore(composingStore, ({ row }) => (row?.place === place ? row : null))
