import { createStore, type StoreApi } from 'zustand/vanilla'

import { createEmitter } from '../../lib/emitter.ts'

/**
 * How a session ended. `left`: the viewer signed out here; `elsewhere`: another tab changed who is signed in, and what
 * is stored is its to change; `refused`: the server no longer takes the token, and the same person is expected back.
 */
export type EndReason = 'left' | 'elsewhere' | 'refused'

/** What a session's memory hears: how the session ended, or that somebody signed in where a visitor was. */
export type SessionTurn = EndReason | 'begun'

const turn = createEmitter<[SessionTurn]>()

/**
 * Declares memory that belongs to one session: `forget` empties it whenever the session is another one. All of it is
 * emptied in one place, before the entities. Returns the way to take it back.
 */
export const forgetWithSession = turn.on

/** A map, a set or a queue that belongs to one session. */
export function ofSession<Memory extends { clear(): void }>(memory: Memory): Memory {
  forgetWithSession(() => memory.clear())
  return memory
}

/** A store that belongs to one session: each begins with what `initial` answers. */
export function sessionStore<State extends object>(initial: () => State): StoreApi<State> {
  const store = createStore<State>(initial)
  forgetWithSession(() => store.setState(initial(), true))
  return store
}

/** One value that belongs to one session. */
export function sessionValue<Value>(initial: () => Value): { current: Value } {
  const value = { current: initial() }
  forgetWithSession(() => {
    value.current = initial()
  })
  return value
}

/** Empties all memory that belongs to a session. Only the session's owner calls it. */
export const forgetSessionMemory = turn.emit
