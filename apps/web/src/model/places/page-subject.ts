import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

const store = createStore<{ readonly name: string | null }>(() => ({ name: null }))

/** Whom or what the page shows, where that has a name of its own; else null. */
export function usePageSubject(): string | null {
  return useStore(store, ({ name }) => name)
}

/** Names the page, for as long as it shows what has that name; null while the name is not known. */
export function useSubject(name: string | null): void {
  useEffect(() => {
    store.setState({ name })
    return () => store.setState({ name: null })
  }, [name])
}
