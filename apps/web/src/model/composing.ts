import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DraftData } from './drafts.ts'
import { onSignOut } from './session.ts'

/** What is being written, and where its form stands. */
export type Composing =
  | { readonly kind: 'new' }
  | {
      readonly kind: 'reply' | 'quote'
      readonly statusId: StatusId
      /** The row that asked: the same post may stand in a timeline twice. */
      readonly place: string
    }
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

type ComposingInRow = Extract<Composing, { place: string }>

const store = createStore<{ readonly composing: Composing | null }>(() => ({ composing: null }))

/** Opens a form. One at a time: what was typed into another one stays in its draft. */
export function compose(composing: Composing): void {
  store.setState({ composing })
}

/** Closes the form, if one is open. */
export function stopComposing(): void {
  store.setState({ composing: null })
}

export function getComposing(): Composing | null {
  return store.getState().composing
}

export function useComposing(): Composing | null {
  return useStore(store, ({ composing }) => composing)
}

/** The form that belongs below this row, or null. */
export function useComposingAt(place: string): ComposingInRow | null {
  return useStore(store, ({ composing }) =>
    composing !== null && 'place' in composing && composing.place === place ? composing : null,
  )
}

onSignOut(stopComposing)
