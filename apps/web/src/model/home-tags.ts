import type { AccountId, StatusId, TimelineKey } from '@skein/api'
import { shadowedRepeaters, tagKey, type TimelineState } from '@skein/store'
import { useStore } from 'zustand'

import { entityStore } from './entities/store.ts'
import { ofSession, sessionStore } from './session.ts'
import { getFeed } from './timelines.ts'

export interface TagFacts {
  /** Keys of all hashtags that the viewer follows; null while unknown. */
  readonly followed: ReadonlySet<string> | null
  /** When they were last read, milliseconds since 1970; null before that. */
  readonly readAt: number | null
}

const store = sessionStore<TagFacts>(() => ({ followed: null, readAt: null }))

export const getTagFacts = (): TagFacts => store.getState()

/** Another object whenever posts may show or hide because more is known. */
export const useTagFacts = (): TagFacts => useStore(store)

/** Publishes which hashtags the viewer follows; without them, that more is known about people. */
export const setTagFacts = (facts: Partial<TagFacts>): void =>
  store.setState((known) => ({ ...known, ...facts }))

const sets = new WeakMap<readonly string[], ReadonlySet<string>>()

/** The keys of `tagsOutOfHome` as a set, made once for many posts. */
export function keysOf(names: readonly string[]): ReadonlySet<string> {
  const known = sets.get(names) ?? new Set(names.map(tagKey))
  sets.set(names, known)
  return known
}

/** Accounts that the viewer does not follow, learnt in this session: restored rows may be outdated. */
const notFollowed = ofSession(new Set<AccountId>())

/** Notes an answer of the server, or what the viewer did. */
export function noteFollow(id: AccountId, isFollowed: boolean): void {
  if (isFollowed) notFollowed.delete(id)
  else notFollowed.add(id)
}

/** Whether the viewer follows an account; null while unknown. */
export function isFollowing(id: AccountId): boolean | null {
  const row = entityStore.relationships.get(id)
  if (row?.following === true) return true
  return row !== undefined && notFollowed.has(id) ? false : null
}

const home: TimelineKey = { kind: 'friends' }
const noRepeaters: readonly AccountId[] = []
const repeaters = new WeakMap<TimelineState['shadowed'], ReturnType<typeof shadowedRepeaters>>()

/** The accounts whose repeats of a post do not show in Home, because the post is there already. */
export function otherRepeatersInHome(id: StatusId): readonly AccountId[] {
  const state = getFeed(home).getState()
  if (state.shadowed.length === 0) return noRepeaters
  const known = repeaters.get(state.shadowed) ?? shadowedRepeaters(state)
  repeaters.set(state.shadowed, known)
  return known.get(id) ?? noRepeaters
}
