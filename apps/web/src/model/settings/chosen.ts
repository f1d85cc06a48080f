import { accountKey } from '../storage-areas.ts'
import { readStored } from '../storage.ts'
import type { RawSettings } from './effective.ts'

function readFrom(owner: string): RawSettings | null {
  const stored = readStored(accountKey('settings', owner))
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : null
}

/**
 * What was chosen on this device, unknown names included. An account that has chosen nothing here yet begins with what
 * the visitor chose.
 * @param owner an account's id, or '' for visitors
 */
export const readChosen = (owner: string): RawSettings => readFrom(owner) ?? readFrom('') ?? {}
