import { useSyncExternalStore } from 'react'

const events = ['popstate', 'pushState', 'replaceState', 'hashchange']

function subscribe(onChange: () => void): () => void {
  for (const name of events) addEventListener(name, onChange)
  return () => {
    for (const name of events) removeEventListener(name, onChange)
  }
}

/** What stands behind `#` in the address; empty without. */
export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1))
}
