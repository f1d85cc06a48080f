import type { StatusId } from '@skein/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const store = createStore<{ readonly statusIds: readonly StatusId[] }>(() => ({ statusIds: [] }))

export function setPlayingPosts(statusIds: readonly StatusId[]): void {
  store.setState({ statusIds })
}

/** The posts of which something plays now, also in a picture of its own: their rows have to stay. */
export function usePlayingPosts(): readonly StatusId[] {
  return useStore(store, ({ statusIds }) => statusIds)
}
