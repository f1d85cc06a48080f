import {
  fetchSettingsProfile,
  fetchSettingsProfiles,
  isApiError,
  putSettingsProfile,
  type Client,
} from '@skein/api'

import { fieldsOf, isRecord } from '../../lib/fields.ts'
import { noticeMs, notify } from '../notices.ts'
import { readOwn, readShared } from '../settings/chosen.ts'
import { followsOf, readChosenAgain } from '../settings.ts'
import { accountKey, type AccountArea } from '../storage/areas.ts'
import { readStored, writeStored } from '../storage/values.ts'
import { accountSettings, type AccountSettings } from './account.ts'
import type { Store } from './exchange.ts'
import { neverSynced, syncedOf, timesOf, type Kept } from './kept.ts'
import { firstKept } from './merge.ts'

/** Whether a name stands in our own store. */
export const isOwnName = (name: string): boolean => followsOf(name) === 'skein'
const names = { isOwn: isOwnName, isShared: (name: string) => followsOf(name) === 'account' }

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
  const parts = Object.keys(areaOf) as (keyof Kept)[]
  const written = parts.filter((part) => {
    const isAsBefore = JSON.stringify(kept[part]) === JSON.stringify(before[part])
    if (isAsBefore && recordIn(areaOf[part], owner) !== null) return false
    writeStored(accountKey(areaOf[part], owner), kept[part])
    return true
  })
  if (written.includes('shared') || written.includes('own')) readChosenAgain()
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
export function storeOf(
  client: Client,
  frontend: 'pleroma-fe' | 'skein' | 'skein-tasks' | 'skein-filters',
  name: string,
): Store {
  return {
    read: async () => {
      try {
        // Many accounts have none: unlike a profile that is missing, an empty list is no failure in the browser's console.
        const profiles = await fetchSettingsProfiles(client, frontend)
        return profiles.some((each) => each.name === name)
          ? await fetchSettingsProfile(client, frontend, name)
          : null
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
    // [ERR-21]
    onMissing: (name) =>
      notify({
        level: 'warning',
        messageKey: 'settingsSync.creating',
        messageArgs: { name },
        timeout: noticeMs.warning,
      }),
  })
}
