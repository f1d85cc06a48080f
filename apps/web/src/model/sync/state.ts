import { useStore } from 'zustand'
import { sessionStore } from '../session.ts'

/**
 * How the settings here stand to those of the account. `device`: the server keeps none, or nobody is signed in;
 * `waiting`: for the network, or for a server that is away; `failed`: the server said something else than it should.
 */
export type SyncPhase = 'device' | 'saving' | 'saved' | 'waiting' | 'failed'

export interface SyncState {
  readonly phase: SyncPhase
  /** When they were the same last, in milliseconds since 1970. */
  readonly at: number | null
  /** The profile in use. */
  readonly name: string
  /** The version that it has here; 0 while the server has none. */
  readonly version: number
  /** How often all that was changed here has been saved. */
  readonly saves: number
  /** What went wrong last. */
  readonly failure: unknown
}

const store = sessionStore<SyncState>(() => ({
  phase: 'device',
  at: null,
  name: 'default',
  version: 0,
  saves: 0,
  failure: null,
}))

export const useSync = (): SyncState => useStore(store)
export const getSync = store.getState
export const setSync = (change: Partial<SyncState>): void => store.setState(change)
