import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type Open = () => void

/** The timeline on the page whose posts can be opened at a date, by the way to be asked for one. */
const store = createStore<{ readonly open: Open | null }>(() => ({ open: null }))

/** Offers it for as long as the timeline is there; the answer takes that back. */
export function offerJump(open: Open): () => void {
  store.setState({ open })
  return () => {
    if (store.getState().open === open) store.setState({ open: null })
  }
}

export function useJumpOffer(): Open | null {
  return useStore(store, ({ open }) => open)
}
