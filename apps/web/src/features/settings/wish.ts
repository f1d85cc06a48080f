import { useStore } from 'zustand'

import { sessionStore } from '../../model/session.ts'
import type { SettingsTarget } from '../../model/windows.ts'

const store = sessionStore<{ readonly wish: SettingsTarget | null }>(() => ({ wish: null }))

/** Where the window is to go when it is there. */
export function wishSettings(wish: SettingsTarget | null): void {
  store.setState({ wish })
}

export const useWish = (): SettingsTarget | null => useStore(store, ({ wish }) => wish)
