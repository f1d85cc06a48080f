import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const store = createStore<{ readonly picture: string | null }>(() => ({ picture: null }))

/** The picture that the page which is shown brings along; null for none. */
export function usePageBackground(): string | null {
  return useStore(store, ({ picture }) => picture)
}

/** Brings a picture along as long as the caller is on screen. [PROF-03] */
export function useOwnPageBackground(picture: string | null): void {
  useEffect(() => {
    store.setState({ picture })
    return () => store.setState({ picture: null })
  }, [picture])
}
