import { useSyncExternalStore } from 'react'

import { fieldsOf } from './fields.ts'

let lastNumber = 0

function makeKey(): string {
  lastNumber += 1
  return `${Date.now().toString(36)}-${lastNumber}`
}

function keyIn(state: unknown): string | null {
  const { key } = fieldsOf(state)
  return typeof key === 'string' ? key : null
}

/** A state for a new history entry: the caller's with a key of its own. */
export function withHistoryKey(state: unknown): object {
  return { ...(typeof state === 'object' ? state : { value: state }), key: makeKey() }
}

/** The key of the current history entry. It stays the same over Back, Forward and a reload. */
export function historyKey(): string {
  const known = keyIn(history.state)
  if (known !== null) return known
  const state = withHistoryKey(history.state)
  history.replaceState(state, '')
  return keyIn(state) ?? ''
}

/** Calls back when somebody goes to another entry of the history. Returns the way to stop. */
export function onHistoryChange(onChange: () => void): () => void {
  const events = ['popstate', 'pushState', 'replaceState', 'hashchange']
  for (const name of events) addEventListener(name, onChange)
  return () => {
    for (const name of events) removeEventListener(name, onChange)
  }
}

/** The key of the current history entry, for what is remembered by place in history. */
export function useHistoryKey(): string {
  return useSyncExternalStore(onHistoryChange, historyKey)
}
