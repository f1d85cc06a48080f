import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { readChosen } from './chosen.ts'
import { effectiveSettings } from './effective.ts'
import type { SettingName, Settings, SettingValue } from './list.ts'
import type { RawSettings } from './value.ts'
import { keptOwner } from '../session/kept-owner.ts'
import { onViewerChange } from '../session.ts'
import { accountKey, deviceKey, type StorageKey } from '../storage/areas.ts'
import { watchStored } from '../storage/values.ts'

interface SettingsState {
  /** The instance's defaults. */
  readonly instance: RawSettings
  readonly effective: Settings
}

export const owner = (): string => keptOwner() ?? ''
export const areaKey = (area: 'settings' | 'own-settings' | 'unsent' | 'synced'): StorageKey =>
  accountKey(area, owner())
export const deviceKeyNow = (): StorageKey => deviceKey('choices')

function stateOf(instance: RawSettings): SettingsState {
  return { instance, effective: effectiveSettings(readChosen(owner()), instance) }
}

export const store = createStore<SettingsState>(() => stateOf({}))

/** What is stored of the viewer's choices was replaced. */
export const readChosenAgain = (): void => store.setState(({ instance }) => stateOf(instance))

onViewerChange(readChosenAgain)
if (typeof window !== 'undefined') {
  for (const start of [() => areaKey('settings'), () => areaKey('own-settings'), deviceKeyNow])
    watchStored(start, readChosenAgain)
}

/** The effective value of a setting: the viewer's choice, else the instance's default, else the built-in one. */
export function useSetting<Name extends SettingName>(name: Name): SettingValue<Name> {
  return useStore(store, ({ effective }): SettingValue<Name> => effective[name])
}

/** All effective values at once, for what depends on many: one subscription, drawn again when any of them changes. */
export function useSettings(): Settings {
  return useStore(store, ({ effective }) => effective)
}

/** The effective value of a setting, outside of components. */
export function getSetting<Name extends SettingName>(name: Name): SettingValue<Name> {
  return store.getState().effective[name]
}

/** All effective values, outside of components. */
export function getSettings(): Settings {
  return store.getState().effective
}

/** Takes the merged configuration of the instance as defaults of the settings it names. */
export function setInstanceDefaults(instance: RawSettings): void {
  store.setState(stateOf(instance))
}

/** Calls back after any effective value changed. Returns the way to stop. */
export function onSettingsChange(listener: () => void): () => void {
  return store.subscribe(listener)
}
