import {
  deleteSettingsProfile,
  fetchSettingsProfiles,
  isApiError,
  type SettingsProfileName,
} from '@skein/api'

import { alone } from '../../lib/alone.ts'
import { getClient } from '../client.ts'
import { getSession } from '../session.ts'
import { sharedBody, takeOwn, takeShared } from './merge.ts'
import { forgetExchange, syncNow } from './run.ts'
import { neverSynced, type Kept } from './kept.ts'
import { isOwnName, readKept, storeOf, writeKept } from './stored.ts'

const owner = (): string => getSession().viewerId ?? ''

/** [SYNC-02] What the server keeps for this account. @throws ApiError */
export const listProfiles = (): Promise<SettingsProfileName[]> =>
  fetchSettingsProfiles(getClient(), 'pleroma-fe')

async function inPlaceOf(change: (kept: Kept) => Promise<Kept>): Promise<void> {
  const whose = owner()
  // What was changed before belongs to the profile that is left.
  await syncNow('send')
  await alone(`settings ${whose}`, async () => {
    const kept = await change({ ...readKept(whose), unsent: {} })
    if (owner() !== whose) return
    writeKept(whose, kept)
    forgetExchange()
  })
  await syncNow()
}

/** Takes a profile in use: what it says takes the place of all that holds here. @throws ApiError */
export const chooseProfile = (name: string): Promise<void> =>
  inPlaceOf(async (kept) => {
    const [shared, own] = await Promise.all([
      storeOf(getClient(), 'pleroma-fe', name).read(),
      storeOf(getClient(), 'skein', name).read(),
    ])
    if (shared === null) throw new Error('No such profile')
    const empty: Kept = { ...kept, own: {}, synced: { ...neverSynced, name } }
    const withOwn = own === null ? empty : takeOwn(empty, own, isOwnName)
    return takeShared(withOwn, shared, isOwnName)
  })

/** Begins a profile with what holds here, and takes it in use. @throws the refusal where there is one of this name */
export const createProfile = (name: string): Promise<void> =>
  inPlaceOf(async (kept) => {
    const begun: Kept = {
      ...kept,
      shared: { ...kept.shared, profile: name },
      // Our own settings go with it.
      unsent: Object.fromEntries(Object.keys(kept.own).map((each) => [each, Date.now()])),
      synced: { ...neverSynced, name },
    }
    const settings = sharedBody(begun)
    const refusal = await storeOf(getClient(), 'pleroma-fe', name).write({ settings, version: 1 })
    if (refusal !== null) throw refusal
    return { ...begun, shared: settings, synced: { ...begun.synced, sharedVersion: 1 } }
  })

/** @throws ApiError */
export async function deleteProfile(name: string): Promise<void> {
  await deleteSettingsProfile(getClient(), 'pleroma-fe', name)
  try {
    await deleteSettingsProfile(getClient(), 'skein', name)
  } catch (error) {
    if (!isApiError(error, 'http') || error.status !== 404) throw error
  }
}
