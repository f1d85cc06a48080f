import type { AccountId, StatusId } from '@skein/api'
import { useStore } from 'zustand'

import { sessionStore } from '../session/memory.ts'

/** About whom the moderators are told, and the post that it began at. */
export interface Reporting {
  readonly accountId: AccountId
  readonly statusId: StatusId | null
}

const store = sessionStore<{ readonly now: Reporting | null }>(() => ({ now: null }))

/** Opens the window in which somebody is reported. */
export function reportPerson(accountId: AccountId, statusId: StatusId | null = null): void {
  store.setState({ now: { accountId, statusId } })
}

export function stopReporting(): void {
  store.setState({ now: null })
}

export function getReporting(): Reporting | null {
  return store.getState().now
}

export function useReporting(): Reporting | null {
  return useStore(store, ({ now }) => now)
}
