import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { readChosen } from './settings/chosen.ts'
import { effectiveSettings, type RawSettings } from './settings/effective.ts'
import type { SettingName, Settings, SettingValue } from './settings/schema.ts'
import { keptOwner } from './session/kept-owner.ts'
import { onViewerChange } from './session.ts'
import { accountKey, type StorageKey } from './storage-areas.ts'
import { watchStored, writeStored } from './storage.ts'

export type { SettingName, Settings, SettingValue } from './settings/schema.ts'

interface SettingsState {
  /** What was chosen here, unknown names included. */
  readonly chosen: RawSettings
  /** The instance's defaults. */
  readonly instance: RawSettings
  readonly effective: Settings
}

const owner = (): string => keptOwner() ?? ''
const keyNow = (): StorageKey => accountKey('settings', owner())

function stateOf(chosen: RawSettings, instance: RawSettings): SettingsState {
  return { chosen, instance, effective: effectiveSettings(chosen, instance) }
}

const store = createStore<SettingsState>(() => stateOf(readChosen(owner()), {}))

const readAnew = () => store.setState(({ instance }) => stateOf(readChosen(owner()), instance))

onViewerChange(readAnew)
if (typeof window !== 'undefined') {
  watchStored(keyNow, readAnew)
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

/** Chooses a value and stores it; undefined gives the choice back to the instance or the built-in default. */
export function setSetting<Name extends SettingName>(
  name: Name,
  value: SettingValue<Name> | undefined,
): void {
  const { chosen, instance } = store.getState()
  const { [name]: _former, ...rest } = chosen
  const next = value === undefined ? rest : { ...rest, [name]: value }
  writeStored(keyNow(), next)
  store.setState(stateOf(next, instance))
}

/** Takes the merged configuration of the instance as defaults of the settings it names. */
export function setInstanceDefaults(instance: RawSettings): void {
  store.setState(({ chosen }) => stateOf(chosen, instance))
}

/** Calls back after any effective value changed. Returns the way to stop. */
export function onSettingsChange(listener: () => void): () => void {
  return store.subscribe(listener)
}
