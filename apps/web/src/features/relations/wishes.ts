import type { AccountId } from '@skein/api'
import { useStore } from 'zustand'

import { askForRelationships, entityStore } from '../../model/entities.ts'
import { sessionStore } from '../../model/session.ts'

/** Something that is to be done with a person from where none of their buttons are, such as the menu of a post. */
export interface Wish {
  readonly what: 'mute' | 'muteFor' | 'block'
  readonly accountId: AccountId
  readonly isOn: boolean
}

const wishes = sessionStore<{ readonly wish: Wish | null }>(() => ({ wish: null }))

export function useWish(): Wish | null {
  return useStore(wishes, ({ wish }) => wish)
}

/** Says whether it was still to be done: each wish comes true once. */
export function takeWish(wish: Wish): boolean {
  if (wishes.getState().wish !== wish) return false
  wishes.setState({ wish: null })
  return true
}

/** Does something with a person, after a question where one belongs to it. @throws ApiError */
export async function wishFor(wish: Wish): Promise<void> {
  if (entityStore.relationships.get(wish.accountId) === undefined)
    await askForRelationships([wish.accountId], new AbortController().signal)
  wishes.setState({ wish })
}
