import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { createEmitter } from '../lib/emitter.ts'
import { fieldsOf } from '../lib/fields.ts'
import { readChosen, readOfDevice, readOwn, readShared } from './settings/chosen.ts'
import type { Definition } from './settings/define-setting.ts'
import { effectiveSettings } from './settings/effective.ts'
import { settings, type SettingName, type Settings, type SettingValue } from './settings/list.ts'
import type { RawSettings } from './settings/value.ts'
import { keptOwner } from './session/kept-owner.ts'
import { onViewerChange } from './session.ts'
import { accountKey, deviceKey, type StorageKey } from './storage/areas.ts'
import { readStored, watchStored, writeStored } from './storage/values.ts'

export type { SettingName, Settings, SettingValue } from './settings/list.ts'

export { type Definition } from './settings/define-setting.ts'
export { type Setting, settings } from './settings/list.ts'
export { type RawSettings, valueOf } from './settings/value.ts'

interface SettingsState {
  /** The instance's defaults. */
  readonly instance: RawSettings
  readonly effective: Settings
}

const follows = new Map<string, Definition<string, unknown>['follows']>(
  (settings as readonly Definition<string, unknown>[]).map((setting) => [setting.name, setting.follows]),
)

const owner = (): string => keptOwner() ?? ''
const areaKey = (area: 'settings' | 'own-settings' | 'unsent' | 'synced'): StorageKey =>
  accountKey(area, owner())
const deviceKeyNow = (): StorageKey => deviceKey('choices')

function stateOf(instance: RawSettings): SettingsState {
  return { instance, effective: effectiveSettings(readChosen(owner()), instance) }
}

const store = createStore<SettingsState>(() => stateOf({}))

const readAgain = () => store.setState(({ instance }) => stateOf(instance))

onViewerChange(readAgain)
if (typeof window !== 'undefined') {
  for (const start of [() => areaKey('settings'), () => areaKey('own-settings'), deviceKeyNow])
    watchStored(start, readAgain)
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

/** What would hold had the viewer chosen nothing here, for everything at once. */
export function useDefaults(): Settings {
  const state = useStore(store)
  return useMemo(() => {
    // What belongs to the device is as the profile says, until something else is chosen here.
    const profile = Object.entries(readShared(owner())).filter(([name]) => follows.get(name) === 'device')
    return effectiveSettings(Object.fromEntries(profile), state.instance)
  }, [state])
}

/** What the viewer has chosen, as it is stored; undefined where they have not. */
export function choiceOf(name: SettingName): unknown {
  return (follows.get(name) === 'device' ? readOfDevice() : readChosen(owner()))[name]
}

type Entries = readonly (readonly [string, unknown])[]

/** What is undefined goes. Answers whether the browser has it. */
const keep = (key: StorageKey, chosen: RawSettings, changes: Entries): boolean =>
  changes.length === 0 || writeStored(key, { ...chosen, ...Object.fromEntries(changes) })

/** A change is later than every one that was known here when it was made, whatever the clocks of the devices say. */
function markUnsent(changes: Entries): boolean {
  const { changed } = fieldsOf(readStored(areaKey('synced')))
  const later = ([name]: Entries[number]) =>
    [name, Math.max(Date.now(), Number(fieldsOf(changed)[name] ?? 0) + 1)] as const
  return keep(areaKey('unsent'), fieldsOf(readStored(areaKey('unsent'))), changes.map(later))
}

const changed = createEmitter()

/** Calls back after the viewer changed a setting that follows the account. Returns the way to stop. */
export const onOwnChange = changed.on

/**
 * Chooses several values at once; undefined gives one back to the instance or the built-in default. What is no setting
 * here stays in the profile that akkoma-fe has too. False when the browser has not got all of it.
 */
export function setChosen(changes: RawSettings): boolean {
  const all = Object.entries(changes)
  const of = (whom: string) => all.filter(([name]) => (follows.get(name) ?? 'account') === whom)
  const [device, own, account] = [of('device'), of('skein'), of('account')]
  const shared = readShared(owner())
  // An earlier version kept them there.
  const moved = own.flatMap(([name]) => (Object.hasOwn(shared, name) ? [[name, undefined] as const] : []))
  const isKept = [
    keep(deviceKeyNow(), readOfDevice(), device),
    keep(areaKey('own-settings'), readOwn(owner()), own),
    keep(areaKey('settings'), shared, [...account, ...moved]),
    markUnsent([...own, ...account]),
  ]
  readAgain()
  if (device.length < all.length) changed.emit()
  return !isKept.includes(false)
}

/** Chooses a value and stores it; undefined gives the choice back to the instance or the built-in default. */
export function setSetting<Name extends SettingName>(
  name: Name,
  value: SettingValue<Name> | undefined,
): void {
  setChosen({ [name]: value })
}

/** What is stored of the viewer's choices was replaced by what the server has. */
export const readChosenAgain = readAgain

/** Takes the merged configuration of the instance as defaults of the settings it names. */
export function setInstanceDefaults(instance: RawSettings): void {
  store.setState(stateOf(instance))
}

/** Calls back after any effective value changed. Returns the way to stop. */
export function onSettingsChange(listener: () => void): () => void {
  return store.subscribe(listener)
}
