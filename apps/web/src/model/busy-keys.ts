import { useStore } from 'zustand'

import { sessionStore } from './session/memory.ts'

/** What is on its way to the server, by name; nothing is after signing out. */
export function createBusyKeys() {
  const store = sessionStore<{ readonly keys: ReadonlySet<string> }>(() => ({ keys: new Set() }))
  return {
    has: (key: string): boolean => store.getState().keys.has(key),
    note: (key: string, isBusy: boolean): void => {
      const keys = new Set(store.getState().keys)
      if (isBusy) keys.add(key)
      else keys.delete(key)
      store.setState({ keys })
    },
    useHas: (key: string): boolean => useStore(store, ({ keys }) => keys.has(key)),
  }
}
