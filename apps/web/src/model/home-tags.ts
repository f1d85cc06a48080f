import type { AccountId } from '@skein/api'
import { useStore } from 'zustand'

import { entityStore } from './entities/store.ts'
import { sessionStore } from './session.ts'

export interface TagFacts {
  /** Keys of all hashtags that the viewer follows; null while unknown. */
  readonly followed: ReadonlySet<string> | null
}

const store = sessionStore<TagFacts>(() => ({ followed: null }))

export const getTagFacts = (): TagFacts => store.getState()

/** Another object whenever posts may show or hide because more is known. */
export const useTagFacts = (): TagFacts => useStore(store)

/** Publishes which hashtags the viewer follows; without them, that more is known about people. */
export const setTagFacts = (facts: Partial<TagFacts>): void =>
  store.setState((known) => ({ ...known, ...facts }))

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The keys of `tagsOutOfHome` as a set, made once for many posts. */
export function keysOf(names: readonly string[]): ReadonlySet<string> {
  const known = sets.get(names) ?? new Set(names)
  sets.set(names, known)
  return known
}

/** Whether the viewer follows an account; null while unknown. */
export function isFollowing(id: AccountId): boolean | null {
  const row = entityStore.relationships.get(id)
  // A list of muted accounts says nothing about following.
  return row === undefined || (row.muting && !row.following) ? null : row.following
}
