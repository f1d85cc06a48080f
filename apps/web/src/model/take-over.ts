import { fetchSettingsProfiles, isApiError, verifyCredentials, type Account, type Client } from '@skein/api'

import { notify } from './notices.ts'
import { getServer } from './server.ts'
import { beginSession, changeCredentials, getToken } from './session.ts'
import { followsOf } from './settings.ts'
import { accountKey, deviceKey, type AccountArea } from './storage/areas.ts'
import { readOfAkkomaFe } from './storage/of-akkoma-fe.ts'
import { readStored, writeStored } from './storage/values.ts'
import { neverSynced, type Synced } from './sync/kept.ts'
import { takenOver, type TakenOver } from './take-over/rules.ts'

/** Whether the server has an older profile than this browser: akkoma-fe counts a change that failed as one that was kept. */
async function isAhead(client: Client, { token, profile, profileVersion }: TakenOver): Promise<boolean> {
  try {
    const profiles = await fetchSettingsProfiles(client, 'pleroma-fe', { token })
    const theirs = profiles.find(({ name }) => name === profile)
    return theirs === undefined || theirs.version < profileVersion
  } catch (error) {
    return isApiError(error, 'http') && error.status === 404
  }
}

async function keepFor(client: Client, account: Account, found: TakenOver): Promise<void> {
  const keep = (area: AccountArea, value: unknown, sub?: string) => {
    const place = accountKey(area, account.id, sub)
    if (readStored(place) === null) writeStored(place, value)
  }
  const namesOf = (whom: 'account' | 'device') =>
    Object.keys(found.settings).filter((name) => followsOf(name) === whom)
  if (readStored(accountKey('settings', account.id)) === null) {
    const sharedVersion = Math.max(0, found.profileVersion)
    const synced: Synced = { ...neverSynced, name: found.profile, sharedVersion }
    const isAheadHere = await isAhead(client, found)
    const unsent = isAheadHere ? Object.fromEntries(namesOf('account').map((name) => [name, 0])) : {}
    keep('settings', found.settings)
    keep('synced', synced)
    keep('unsent', unsent)
  }
  keep('emoji', { recent: found.recentEmoji, tone: 0 })
  for (const [key, draft] of Object.entries(found.drafts)) keep('drafts', draft, key)
  const choices = Object.fromEntries(namesOf('device').map((name) => [name, found.settings[name]]))
  if (readStored(deviceKey('choices')) === null) writeStored(deviceKey('choices'), choices)
}

/**
 * Goes on where akkoma-fe was on this origin: signed in, with its settings, emoji and drafts. Once; what akkoma-fe keeps
 * is not changed until this account signs out, and nothing here gives way to it. Rejects when the server cannot be
 * reached: then the next start tries again.
 */
export async function takeOver(client: Client): Promise<void> {
  const done = (whose: string | true = true) => writeStored(deviceKey('taken-over'), whose)
  const stored = await readOfAkkomaFe()
  const found = stored && takenOver(stored)
  if (found === null || getToken() !== null) {
    done()
    return
  }
  const { token, clientId, clientSecret } = found
  let account: Account
  try {
    account = await verifyCredentials(client, { token })
  } catch (error) {
    // Signed out elsewhere: nothing of theirs is for whoever looks now.
    if (isApiError(error, 'http') && error.status !== null && error.status < 500) {
      done()
      return
    }
    throw error
  }
  await keepFor(client, account, found)
  if (getToken() === null) {
    changeCredentials(getServer(), { clientId, clientSecret, scopes: null })
    beginSession(token, account, { isByHand: false })
    notify({
      level: 'info',
      messageKey: 'session.takenOver',
      messageArgs: { name: account.acct },
      timeout: null,
    })
  }
  done(account.id)
}
