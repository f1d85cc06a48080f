import { createStore, useStore } from 'zustand'

import { getSession, useViewerId } from '../../model/session.ts'

/** Words whose rule is being saved or removed, by account. */
const store = createStore<{ readonly pending: ReadonlySet<string> }>(() => ({ pending: new Set() }))

const keyOf = (viewerId: string | null, text: string) => `${viewerId ?? ''} ${text}`

/** Whether a rule for these words is being saved or removed. */
export function useIsRulePending(text: string): boolean {
  const key = keyOf(useViewerId(), text)
  return useStore(store, ({ pending }) => pending.has(key))
}

/** Runs a change of the rule for these words, unless one is pending. */
export async function runPending(text: string, change: () => Promise<void>): Promise<void> {
  const key = keyOf(getSession().viewerId, text)
  const { pending } = store.getState()
  if (pending.has(key)) return
  store.setState({ pending: new Set([...pending, key]) })
  try {
    await change()
  } finally {
    store.setState({ pending: new Set([...store.getState().pending].filter((each) => each !== key)) })
  }
}
