import { isRecord } from '../../lib/fields.ts'
import { accountKey, deviceKey, type StorageKey } from '../storage/areas.ts'
import { readStored } from '../storage/values.ts'
import type { RawSettings } from './value.ts'

function readFrom(key: StorageKey): RawSettings | null {
  const stored = readStored(key)
  return isRecord(stored) ? stored : null
}

/**
 * What was chosen here and follows the account, unknown names included. An account that has chosen nothing here yet
 * begins with what the visitor chose.
 * @param owner an account's id, or '' for visitors
 */
export const readOfAccount = (owner: string): RawSettings =>
  readFrom(accountKey('settings', owner)) ?? readFrom(accountKey('settings', '')) ?? {}

/** What was chosen here whoever is signed in. */
export const readOfDevice = (): RawSettings => readFrom(deviceKey('choices')) ?? {}

/** All that holds here for somebody. */
export const readChosen = (owner: string): RawSettings => ({ ...readOfAccount(owner), ...readOfDevice() })
