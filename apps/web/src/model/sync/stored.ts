import {
  fetchSettingsProfile,
  fetchSettingsProfiles,
  isApiError,
  putSettingsProfile,
  type Client,
} from '@skein/api'

import { fieldsOf, isRecord } from '../../lib/fields.ts'
import { readOwn, readShared } from '../settings/chosen.ts'
import { type Definition, readChosenAgain, settings } from '../settings.ts'
import { accountKey, type AccountArea } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'
import { accountSettings, type AccountSettings } from './account.ts'
import type { Store } from './exchange.ts'
import { neverSynced, syncedOf, timesOf, type Kept } from './kept.ts'
import { firstKept } from './merge.ts'

const definitions: readonly Definition<string, unknown>[] = settings
const namesOf = (whom: Definition<string, unknown>['follows']) =>
  new Set(definitions.filter(({ follows = 'account' }) => follows === whom).map(({ name }) => name))
const [own, shared] = [namesOf('skein'), namesOf('account')]
/** Whether a name stands in our own store. */
export const isOwnName = (name: string): boolean => own.has(name)
const names = { isOwn: isOwnName, isShared: (name: string) => shared.has(name) }

const recordIn = (area: AccountArea, owner: string) => readStored(accountKey(area, owner))

/** What this browser keeps of an account's settings. */
export function readKept(owner: string): Kept {
  return {
    shared: readShared(owner),
    own: readOwn(owner),
    unsent: timesOf(recordIn('unsent', owner)),
    synced: syncedOf(recordIn('synced', owner)) ?? neverSynced,
  }
}

const areaOf = { shared: 'settings', own: 'own-settings', unsent: 'unsent', synced: 'synced' } as const

/** What is as it was is not written again: other tabs read what is. */
export function writeKept(owner: string, kept: Kept): void {
  const before = readKept(owner)
  for (const [part, area] of Object.entries(areaOf)) {
    const value = kept[part as keyof Kept]
    if (
      JSON.stringify(value) === JSON.stringify(before[part as keyof Kept]) &&
      recordIn(area, owner) !== null
    )
      continue
    writeStored(accountKey(area, owner), value)
  }
  readChosenAgain()
}

/** What an earlier version kept becomes what was never sent. What a visitor chose is what the account begins with. */
export function beginKept(owner: string): void {
  if (isRecord(recordIn('synced', owner))) return
  const begun = firstKept(
    fieldsOf(recordIn('settings', owner)),
    fieldsOf(recordIn('own-settings', owner)),
    names,
  )
  const kept = readKept(owner)
  const isNew = !isRecord(recordIn('settings', owner))
  writeKept(owner, {
    ...kept,
    ...(isNew ? {} : begun),
    unsent: { ...begun.unsent, ...kept.unsent },
  })
}

/** One profile that a frontend has with the viewer's account. */
export function storeOf(client: Client, frontend: 'pleroma-fe' | 'skein', name: string): Store {
  return {
    read: async () => {
      try {
        // Most accounts have none of ours: a list that is empty is no failure in the browser's console.
        const isThere =
          frontend === 'pleroma-fe' ||
          (await fetchSettingsProfiles(client, frontend)).some((each) => each.name === name)
        return isThere ? await fetchSettingsProfile(client, frontend, name) : null
      } catch (error) {
        if (isApiError(error, 'http') && error.status === 404) return null
        throw error
      }
    },
    write: async (body) => {
      try {
        await putSettingsProfile(client, frontend, name, body)
        return null
      } catch (error) {
        // What some Akkoma answers with 500 it should have refused.
        if (isApiError(error, 'http') && (error.status === 422 || error.status === 500)) return error
        throw error
      }
    },
  }
}

/** The settings of the account that looks, over what this browser keeps and what the server has. */
export function settingsOf(owner: string, client: Client): AccountSettings {
  return accountSettings({
    read: () => readKept(owner),
    write: (kept) => writeKept(owner, kept),
    sharedStore: (name) => storeOf(client, 'pleroma-fe', name),
    ownStore: (name) => storeOf(client, 'skein', name),
    isOwn: isOwnName,
  })
}
