import { asLanding, readLanding } from '../model/instance/landing.ts'
import { migrateStorage } from '../model/storage/migrate.ts'
import { landingPath } from '../model/routing/guards.ts'
import { getServer } from '../model/server.ts'
import { readCredentials } from '../model/session/credentials.ts'
import { readChosen } from '../model/settings/chosen.ts'
import { hideMutedPosts, replyVisibility, thirdColumnMode } from '../model/settings/start.ts'
import { valueOf, type RawSettings } from '../model/settings/value.ts'
import { wearLook, wearTextSize } from '../model/look/wear-look.ts'
import { embeddedConfig, embeddedEntries } from './embedded.ts'
import { firstRequests } from './first-requests.ts'
import { startRequest } from './started.ts'

/** Lets the static shell have the columns and the look that the application is about to draw. */
function markDocument(isSignedIn: boolean, chosen: RawSettings): void {
  const { dataset } = document.documentElement
  dataset['columns'] = isSignedIn && valueOf(thirdColumnMode, chosen) !== 'none' ? '3' : '2'
  wearLook(chosen)
  wearTextSize(chosen['textSize'])
}

/** Runs before the application is even fetched: asks for what its first view will need. */
function boot(): void {
  migrateStorage()
  const embedded = embeddedEntries(document)
  const { userToken, userId, appToken } = readCredentials(getServer())
  const chosen = readChosen(userToken === null ? '' : (userId ?? ''))
  markDocument(userToken !== null, chosen)
  const landing = landingPath({
    isSignedIn: userToken !== null,
    isAdmin: false,
    isRegistrationOpen: false,
    ...(asLanding(embeddedConfig(embedded)) ?? readLanding()),
  })
  const state = {
    path: location.pathname,
    userToken,
    appToken,
    hidesMutedPosts: valueOf(hideMutedPosts, chosen),
    replyVisibility: valueOf(replyVisibility, chosen),
  }
  for (const { address, token } of firstRequests(state, landing)) {
    if (!Object.hasOwn(embedded, address)) startRequest(address, token)
  }
}

boot()
