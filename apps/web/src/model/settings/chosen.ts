import { isRecord, type Fields } from '../../lib/fields.ts'
import { accountKey, deviceKey, type StorageKey } from '../storage/areas.ts'
import { readStored } from '../storage/values.ts'
import type { RawSettings } from './value.ts'

function readFrom(key: StorageKey): Fields | null {
  const stored = readStored(key)
  return isRecord(stored) ? stored : null
}

const ofAccount = (area: 'settings' | 'own-settings', owner: string): RawSettings =>
  readFrom(accountKey(area, owner)) ?? readFrom(accountKey(area, '')) ?? {}

/**
 * The settings profile that akkoma-fe has too, with what was chosen here, unknown names included. An account that has
 * chosen nothing here yet begins with what the visitor chose.
 * @param owner an account's id, or '' for visitors
 */
export const readShared = (owner: string): RawSettings => ofAccount('settings', owner)

/** What was chosen here, follows the account and means nothing to akkoma-fe. */
export const readOwn = (owner: string): RawSettings => ofAccount('own-settings', owner)

/** What was chosen here whoever is signed in. */
export const readOfDevice = (): RawSettings => readFrom(deviceKey('choices')) ?? {}

/** All that holds here for somebody. A name is kept in one of the three; an earlier version kept all in the first. */
export const readChosen = (owner: string): RawSettings => ({
  ...readShared(owner),
  ...readOwn(owner),
  ...readOfDevice(),
})
