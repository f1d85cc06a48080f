import { keptOwner } from '../session/kept-owner.ts'
import { readOfDevice, readOwn, readShared } from '../settings/chosen.ts'
import { followsOf, readChosenAgain, setChosen } from '../settings.ts'
import type { RawSettings } from '../settings/value.ts'
import { accountKey, deviceKey } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'
import { writeWhole } from '../storage/write-whole.ts'
import type { FileSettings } from './read.ts'
import type { StoredSettings } from './write.ts'

/** How many characters a profile may have; Akkoma's `max_frontend_settings_json_chars` [gaps 1.5]. */
export const MAX_PROFILE_CHARACTERS = 100_000

/** `full`: the browser has no room; `tooMuch`: an account cannot keep as much. Nothing was changed then. */
export type Applied =
  | { readonly kind: 'full' | 'tooMuch' }
  | { readonly kind: 'loaded'; readonly undo: () => void }

const owner = () => keptOwner() ?? ''
const ownKey = () => accountKey('own-settings', owner())

/** What is stored of the choices of whoever looks. */
export const readStoredSettings = (): StoredSettings => ({
  shared: readShared(owner()),
  own: readOwn(owner()),
  device: readOfDevice(),
})

/** What is stored in the place of each of these names; undefined where nothing is. */
function storedUnder(names: readonly string[]): RawSettings {
  const { shared, own, device } = readStoredSettings()
  const places = { account: shared, skein: { ...shared, ...own }, device }
  return Object.fromEntries(
    names.map((name) => {
      const place = places[followsOf(name) ?? 'account']
      return [name, Object.hasOwn(place, name) ? place[name] : undefined]
    }),
  )
}

/** What was changed once more since it was loaded stays so. */
function takeBack(loaded: RawSettings, before: RawSettings): void {
  const now = storedUnder(Object.keys(loaded))
  const isAsLoaded = (name: string) => JSON.stringify(now[name]) === JSON.stringify(loaded[name])
  setChosen(Object.fromEntries(Object.entries(before).filter(([name]) => isAsLoaded(name))))
}

/** [DATA-02] Takes what a file has, all of it or nothing. What follows the account is sent to it as every choice is. */
export function applyFile({ settings: chosen, unknown, unknownOwn }: FileSettings): Applied {
  const changes = { ...chosen, ...unknown }
  const { shared, own, device } = readStoredSettings()
  if (JSON.stringify({ ...shared, ...changes, ...unknownOwn }).length > MAX_PROFILE_CHARACTERS)
    return { kind: 'tooMuch' }

  const before = storedUnder(Object.keys(changes))
  const whose = owner()
  const unsentKey = accountKey('unsent', whose)
  const keys = [accountKey('settings', whose), ownKey(), unsentKey, deviceKey('choices')]
  const times = Object.keys(changes).map((name) => [name, Date.now()])
  const needs = JSON.stringify([shared, own, device, readStored(unsentKey), times, changes, unknownOwn])
  const isKept = writeWhole(keys, needs, () => {
    const isOwnKept = Object.keys(unknownOwn).length === 0 || writeStored(ownKey(), { ...own, ...unknownOwn })
    return setChosen(changes) && isOwnKept
  })
  if (isKept) return { kind: 'loaded', undo: () => takeBack(changes, before) }
  readChosenAgain()
  return { kind: 'full' }
}
