import { create } from 'zustand'
import { wishSettings } from '../../features/settings/index.ts'
import { compose, getComposing } from '../../model/writing.ts'
import { onSignOut } from '../../model/session.ts'
import { offerSettingsWindow, openSettingsWindow, type SettingsTarget } from '../../model/windows.ts'
import { type ModalEvent, type ModalState, nextModalState } from './modal-state.ts'

/** The windows that can be put aside. */
export type WindowName = 'settings' | 'moderation'

const useWindows = create<Record<WindowName, ModalState>>(() => ({
  settings: 'hidden',
  moderation: 'hidden',
}))

export function useWindowState(name: WindowName): ModalState {
  return useWindows((state) => state[name])
}

export function changeWindow(name: WindowName, event: ModalEvent): void {
  useWindows.setState((state) => ({ [name]: nextModalState(state[name], event) }))
}

export function openSettings(): void {
  openSettingsWindow()
}

offerSettingsWindow((target: SettingsTarget | null) => {
  wishSettings(target)
  changeWindow('settings', 'open')
})

export function openModeration(): void {
  changeWindow('moderation', 'open')
}

export function openComposer(): void {
  compose({ kind: 'new' })
}

/** What is written in a window that was put aside, or else a new post. */
export function goToComposer(): void {
  compose({ ...(getComposing('window') ?? { kind: 'new' }) })
}

export function closeWindows(): void {
  changeWindow('settings', 'close')
  changeWindow('moderation', 'close')
}

// What is in them is of whoever was signed in.
onSignOut(closeWindows)
