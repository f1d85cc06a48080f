import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import { keepRecent } from '../../lib/keep-recent.ts'
import { sessionStore } from '../../model/session.ts'
import { rememberedRows } from './limits.ts'
import type { AskedTranslation } from './rules/translations.ts'

/** What a person opened or shut in one post. Undefined: as the settings say. */
export interface RowMemory {
  readonly isSubjectOpen?: boolean
  /** The reader opened or closed this very subject, which offers a rule for its words. */
  readonly offersRule?: boolean
  readonly isLongSubjectOpen?: boolean
  readonly isTallOpen?: boolean
  /** Long runs of mentions: of the words, and of the line above them. */
  readonly areMentionsOpen?: boolean
  readonly isMentionsLineOpen?: boolean
  readonly areTagsOpen?: boolean
  readonly isMediaShown?: boolean
  readonly isGalleryWhole?: boolean
  readonly areReactionsWhole?: boolean
  /** A muted post that was asked for all the same. */
  readonly isUnmuted?: boolean
  /** Null: put away again. */
  readonly translation?: AskedTranslation | null
}

const nothing: RowMemory = {}
const store = sessionStore<{ readonly rows: ReadonlyMap<StatusId, RowMemory> }>(() => ({ rows: new Map() }))

/** Kept outside of the row: a windowed list unmounts what leaves the screen. */
export function useRowMemory(id: StatusId): RowMemory {
  return useStore(store, ({ rows }) => rows.get(id) ?? nothing)
}

export function getRowMemory(id: StatusId): RowMemory {
  return store.getState().rows.get(id) ?? nothing
}

export function rememberRow(id: StatusId, change: RowMemory): void {
  rememberRows([id], change)
}

/** As `rememberRow`, for many posts at once. */
export function rememberRows(ids: readonly StatusId[], change: RowMemory): void {
  const rows = new Map(store.getState().rows)
  for (const id of ids) keepRecent(rows, id, { ...rows.get(id), ...change }, rememberedRows)
  store.setState({ rows })
}

/**
 * Opens or closes what is behind the subject, at the reader's request.
 * @param isCovered a filter covers the post, so that this says nothing about the subject
 */
export const toggleSubject = (id: StatusId, isOpen: boolean, isCovered: boolean): void =>
  rememberRow(id, { isSubjectOpen: !isOpen, ...(isCovered ? {} : { offersRule: true }) })

/**
 * Whether what is behind the subject is open in every one of these posts.
 * @param startsOpen whether it is before the reader opened or closed it
 */
export function useAreSubjectsOpen(ids: readonly StatusId[], startsOpen: (id: StatusId) => boolean): boolean {
  return useStore(store, ({ rows }) => ids.every((id) => rows.get(id)?.isSubjectOpen ?? startsOpen(id)))
}
