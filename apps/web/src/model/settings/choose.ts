import { useMemo } from 'react'
import { useStore } from 'zustand'

import { createEmitter } from '../../lib/emitter.ts'
import { fieldsOf } from '../../lib/fields.ts'
import type { StorageKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'
import { readChosen, readOfDevice, readOwn, readShared } from './chosen.ts'
import { effectiveSettings } from './effective.ts'
import { followsOf } from './follows.ts'
import type { SettingName, Settings, SettingValue } from './list.ts'
import { areaKey, deviceKeyNow, owner, readChosenAgain, store } from './store.ts'
import type { RawSettings } from './value.ts'

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

/** What somebody chose at once. */
export interface Choosing {
  /** What was chosen before, under each name; undefined where nothing was. */
  readonly before: RawSettings
  /** Some of it follows the account. */
  readonly isForAccount: boolean
}

const chosen = createEmitter<[Choosing]>()

/** Calls back after the viewer chose something. What comes from the account is no choice. Returns the way to stop. */
export const onChosen = chosen.on

/**
 * Chooses several values at once; undefined gives one back to the instance or the built-in default. What is no setting
 * here stays in the profile that akkoma-fe has too. False when the browser has not got all of it.
 */
export function setChosen(changes: RawSettings): boolean {
  const all = Object.entries(changes)
  const before = Object.fromEntries(all.map(([name]) => [name, choiceOf(name)]))
  const of = (whom: string) => all.filter(([name]) => (followsOf(name) ?? 'account') === whom)
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
  readChosenAgain()
  if (all.length > 0) chosen.emit({ before, isForAccount: device.length < all.length })
  return !isKept.includes(false)
}

/** Chooses a value and stores it; undefined gives the choice back to the instance or the built-in default. */
export function setSetting<Name extends SettingName>(
  name: Name,
  value: SettingValue<Name> | undefined,
): void {
  setChosen({ [name]: value })
}

/** What would hold had the viewer chosen nothing here, for everything at once. */
export function useDefaults(): Settings {
  const state = useStore(store)
  return useMemo(() => {
    // What belongs to the device is as the profile says, until something else is chosen here.
    const profile = Object.entries(readShared(owner())).filter(([name]) => followsOf(name) === 'device')
    return effectiveSettings(Object.fromEntries(profile), state.instance)
  }, [state])
}

/** What the viewer has chosen, as it is stored; undefined where they have not. */
export function choiceOf(name: string): unknown {
  return (followsOf(name) === 'device' ? readOfDevice() : readChosen(owner()))[name]
}
