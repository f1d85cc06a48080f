import type { AccountId } from '@skein/api'
import { useStore } from 'zustand'

import { getSession, sessionStore } from '../../model/session.ts'
import { accountKey, readStored, writeStored } from '../../model/storage.ts'

const most = 500
const keyOf = (viewerId: string | null) => accountKey('suggestions', viewerId ?? '')

function read(): readonly AccountId[] {
  const stored = readStored(keyOf(getSession().viewerId))
  return Array.isArray(stored) ? stored.filter((id): id is AccountId => typeof id === 'string') : []
}

const store = sessionStore<{ readonly ids: readonly AccountId[] }>(() => ({ ids: read() }))

/** Whom the viewer does not want to be suggested. */
export function useDismissed(): readonly AccountId[] {
  return useStore(store, ({ ids }) => ids)
}

/** Sends somebody away, or lets them be suggested again. */
export function setDismissed(id: AccountId, isDismissed: boolean): void {
  const others = store.getState().ids.filter((other) => other !== id)
  const ids = isDismissed ? [id, ...others].slice(0, most) : others
  store.setState({ ids })
  writeStored(keyOf(getSession().viewerId), ids)
}
