import type { AccountId } from '@skein/api'
import { useStore } from 'zustand'

import { sessionStore } from '../../model/session.ts'
import type { CareFilter, CareOrder } from './rules/choose.ts'

interface CareState {
  readonly selected: ReadonlySet<AccountId>
  readonly filter: CareFilter
  readonly order: CareOrder
}

/** Survives leaving the page: Back from a profile finds the selection, the filter and the order. */
const store = sessionStore<CareState>(() => ({ selected: new Set(), filter: 'everyone', order: 'server' }))

export const useCareState = (): CareState => useStore(store)

/** For rows, which draw again only when their own person is selected. */
export const useIsSelected = (id: AccountId): boolean => useStore(store, ({ selected }) => selected.has(id))

export function setSelected(ids: readonly AccountId[], isOn: boolean): void {
  const selected = new Set(store.getState().selected)
  for (const id of ids) {
    if (isOn) selected.add(id)
    else selected.delete(id)
  }
  store.setState({ selected })
}

export const setFilter = (filter: CareFilter): void => store.setState({ filter })
export const setOrder = (order: CareOrder): void => store.setState({ order })
