import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { readChosen, readOfAccount, readOfDevice } from './settings/chosen.ts'
import { effectiveSettings } from './settings/effective.ts'
import { settings, type SettingName, type Settings, type SettingValue } from './settings/list.ts'
import type { RawSettings } from './settings/value.ts'
import { keptOwner } from './session/kept-owner.ts'
import { onViewerChange } from './session.ts'
import { accountKey, deviceKey, type StorageKey } from './storage/areas.ts'
import { watchStored, writeStored } from './storage/values.ts'

export type { SettingName, Settings, SettingValue } from './settings/list.ts'

export { type Definition } from './settings/define-setting.ts'
export { type Setting, settings } from './settings/list.ts'
export { type RawSettings, valueOf } from './settings/value.ts'

interface SettingsState {
  /** The instance's defaults. */
  readonly instance: RawSettings
  readonly effective: Settings
}

const ofDevice = new Set<string>(
  settings.filter(({ follows }) => follows === 'device').map(({ name }) => name),
)

const owner = (): string => keptOwner() ?? ''
const accountKeyNow = (): StorageKey => accountKey('settings', owner())
const deviceKeyNow = (): StorageKey => deviceKey('choices')

function stateOf(instance: RawSettings): SettingsState {
  return { instance, effective: effectiveSettings(readChosen(owner()), instance) }
}

const store = createStore<SettingsState>(() => stateOf({}))

const readAgain = () => store.setState(({ instance }) => stateOf(instance))

onViewerChange(readAgain)
if (typeof window !== 'undefined') {
  watchStored(accountKeyNow, readAgain)
  watchStored(deviceKeyNow, readAgain)
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

function keep(
  key: StorageKey,
  name: SettingName,
  { [name]: _former, ...others }: RawSettings,
  value: unknown,
) {
  writeStored(key, value === undefined ? others : { ...others, [name]: value })
}

/** Chooses a value and stores it; undefined gives the choice back to the instance or the built-in default. */
export function setSetting<Name extends SettingName>(
  name: Name,
  value: SettingValue<Name> | undefined,
): void {
  const ofAccount = readOfAccount(owner())
  if (ofDevice.has(name)) {
    keep(deviceKeyNow(), name, readOfDevice(), value)
    // An earlier version kept it with the account.
    if (Object.hasOwn(ofAccount, name)) keep(accountKeyNow(), name, ofAccount, undefined)
  } else {
    keep(accountKeyNow(), name, ofAccount, value)
  }
  readAgain()
}

/** Takes the merged configuration of the instance as defaults of the settings it names. */
export function setInstanceDefaults(instance: RawSettings): void {
  store.setState(stateOf(instance))
}

/** Calls back after any effective value changed. Returns the way to stop. */
export function onSettingsChange(listener: () => void): () => void {
  return store.subscribe(listener)
}
