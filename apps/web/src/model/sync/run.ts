import { can, isApiError } from '@skein/api'

import { alone } from '../../lib/alone.ts'
import { whenLineMayBeBack } from '../../lib/line-back.ts'
import { getClient, onServerBack } from '../client.ts'
import { isTransient } from '../is-transient.ts'
import { getInstance, onInstanceChange } from '../instance.ts'
import { noticeMs, notify } from '../notices.ts'
import { beforeForgetting, getSession, onSignIn, sessionValue } from '../session.ts'
import { onChosen } from '../settings.ts'
import type { AccountSettings } from './account.ts'
import { getSync, setSync } from './state.ts'
import { beginKept, readKept, settingsOf } from './stored.ts'

/** How often it is looked whether another device changed something, in milliseconds [LIM-05]. */
export const SETTINGS_INTERVAL_MS = 600_000
/** So long after a change more may follow, which go with it, in milliseconds. */
export const SETTINGS_DELAY_MS = 1_000

/** One for each session, so that an answer that came is known to the next request. */
const current = sessionValue<AccountSettings | null>(() => null)
let tries = 0
let giveUp: () => void = () => undefined

function settingsNow(owner: string): AccountSettings {
  current.current ??= settingsOf(owner, getClient())
  return current.current
}

/** What is kept was replaced: what was known of the server belongs to what was there before. */
export function forgetExchange(): void {
  current.current = null
}

/** Says once that the server does not take or give the settings; a lost network is said elsewhere. [ERR-21] */
function tellFailure(error: unknown): void {
  const { failure } = getSync()
  if (failure !== null || (isApiError(error) && !['http', 'garbage'].includes(error.kind))) return
  const reason = isApiError(error) ? error : ''
  notify({ messageKey: 'settingsSync.syncFailed', messageArgs: { reason }, timeout: noticeMs.error })
}

function fail(error: unknown): void {
  if (isApiError(error, 'aborted')) return
  // An Akkoma of before there were profiles.
  if (isApiError(error, 'http') && error.status === 404) {
    setSync({ phase: 'device', failure: null })
    return
  }
  // What is no profile does not become one by waiting.
  const canWait = isApiError(error) && error.kind !== 'garbage' && isTransient(error)
  tellFailure(error)
  setSync({ phase: canWait ? 'waiting' : 'failed', failure: error })
  if (!canWait) return
  tries += 1
  giveUp()
  giveUp = whenLineMayBeBack(tries, () => void syncNow())
}

async function exchange(owner: string, how: keyof AccountSettings): Promise<void> {
  if (getSession().viewerId !== owner) return
  setSync({ phase: 'saving' })
  const isUnsent = () => Object.keys(readKept(owner).unsent).length > 0
  const wasUnsent = isUnsent()
  try {
    await settingsNow(owner)[how]()
    tries = 0
    if (getSession().viewerId !== owner) return
    const { name, sharedVersion: version } = readKept(owner).synced
    const isAll = !isUnsent()
    const saves = getSync().saves + (wasUnsent && isAll ? 1 : 0)
    setSync({ phase: isAll ? 'saved' : 'saving', at: Date.now(), name, version, saves, failure: null })
  } catch (error) {
    if (getSession().viewerId === owner) fail(error)
  }
}

const canSync = () => can(getInstance(), 'settingsProfiles')

/** Brings the viewer's settings together with the account's, in one tab at a time. Never rejects [SYNC-06]. */
export async function syncNow(how: keyof AccountSettings = 'meet'): Promise<void> {
  const { viewerId } = getSession()
  if (viewerId === null) return
  if (!canSync()) {
    setSync({ phase: 'device' })
    return
  }
  giveUp()
  await alone(`settings ${viewerId}`, async () => {
    if (getSession().viewerId !== viewerId) return
    beginKept(viewerId)
    await exchange(viewerId, how)
  })
}

/** Keeps the viewer's settings and the account's the same for as long as the page is open. */
export function startSync(): void {
  let soon: ReturnType<typeof setTimeout> | undefined
  onChosen(({ isForAccount }) => {
    if (!isForAccount) return
    clearTimeout(soon)
    soon = setTimeout(() => void syncNow('send'), SETTINGS_DELAY_MS)
  })
  onSignIn(() => void syncNow())
  onServerBack(() => void syncNow())
  let couldBefore = canSync()
  onInstanceChange(() => {
    if (canSync() && !couldBefore) void syncNow()
    couldBefore = canSync()
  })
  beforeForgetting(() => {
    clearTimeout(soon)
    giveUp()
  })
  setInterval(() => void syncNow(), SETTINGS_INTERVAL_MS)
  void syncNow()
}
