import { Hono } from 'hono'
import type { Commands } from '../commands/types.ts'
import type { Context } from '../context.ts'
import type { Faults } from '../faults/faults.ts'
import { injectFaults } from '../faults/middleware.ts'
import type { Simulation } from '../simulation/simulation.ts'
import { addAccountActionRoutes } from '../routes/account-actions.ts'
import { addAccountRoutes } from '../routes/accounts.ts'
import { addProfileRoutes } from '../routes/profile.ts'
import { addConsentRoutes } from '../routes/consent.ts'
import { addFaultRoutes } from '../routes/faults.ts'
import type { FileFolders } from '../routes/files.ts'
import { addFileRoutes } from '../routes/files.ts'
import { addAnnouncementRoutes } from '../routes/announcements.ts'
import { addFilterRoutes } from '../routes/filters.ts'
import { addFrontendSettingsRoutes } from '../routes/frontend-settings.ts'
import { addListRoutes, addTagRoutes } from '../routes/lists.ts'
import { addMascotRoutes } from '../routes/mascot.ts'
import { addMediaRoutes } from '../routes/media.ts'
import { addNotificationRoutes } from '../routes/notifications.ts'
import { addOAuthTokenRoutes } from '../routes/oauth-tokens.ts'
import { addOAuthRoutes } from '../routes/oauth.ts'
import { addOwnAccountRoutes } from '../routes/own-account.ts'
import { addPollRoutes } from '../routes/polls.ts'
import { addPushRoutes } from '../routes/push.ts'
import { addRegistrationRoutes } from '../routes/registration.ts'
import { addSimulationRoutes } from '../routes/simulation.ts'
import { addRemoteFollowRoutes } from '../routes/remote-follow.ts'
import { addScheduledRoutes } from '../routes/scheduled.ts'
import { addSearchRoutes } from '../routes/search.ts'
import { addSettingsRoutes } from '../routes/settings.ts'
import { addSiteSwitchRoutes } from '../routes/site-switches.ts'
import { addSiteRoutes } from '../routes/site.ts'
import { addStatusActionRoutes } from '../routes/status-actions.ts'
import { addStatusReadRoutes } from '../routes/status-read.ts'
import { addStatusRoutes } from '../routes/statuses.ts'
import { addStreamingRoutes } from '../routes/streaming.ts'
import { addTimelineRoutes } from '../routes/timelines.ts'
import { addTranslationRoutes } from '../routes/translations.ts'
import { addTwoFactorRoutes } from '../routes/two-factor.ts'
import type { StreamingHub } from '../streaming/hub.ts'
import type { SocketControl } from '../streaming/socket-control.ts'
import { authenticate, createSessions } from './auth.ts'
import { compressAnswers } from './compress.ts'
import type { App, Env } from './env.ts'
import { answerErrors } from './errors.ts'
import { standardHeaders } from './headers.ts'
import { limitRates } from './rate-limits.ts'

export interface AppParts {
  ctx: Context
  commands: Commands
  faults: Faults
  hub: StreamingHub
  control: SocketControl
  simulation: Simulation
  folders: FileFolders
}

export const createApp = (parts: AppParts): App => {
  const { ctx, commands, faults, simulation, control, folders } = parts
  // Paths with a slash at their end mean the same.
  const app: App = new Hono<Env>({ strict: false })
  const sessions = createSessions()
  app.onError(answerErrors)
  app.use(
    compressAnswers(),
    standardHeaders(ctx, commands),
    injectFaults(faults, (request, c) => app.fetch(request, c.env)),
    authenticate(sessions),
    limitRates(),
  )
  addFaultRoutes(app, parts)
  addSiteSwitchRoutes(app, ctx)
  addSimulationRoutes(app, simulation, control)
  addOAuthRoutes(app, sessions)
  addOAuthTokenRoutes(app)
  addConsentRoutes(app)
  addSiteRoutes(app)
  addProfileRoutes(app)
  addOwnAccountRoutes(app)
  addTwoFactorRoutes(app)
  addMascotRoutes(app)
  addRegistrationRoutes(app, sessions, ctx.clock)
  addAnnouncementRoutes(app)
  addAccountRoutes(app)
  addAccountActionRoutes(app)
  addTimelineRoutes(app)
  addStatusRoutes(app)
  addStatusReadRoutes(app)
  addStatusActionRoutes(app)
  addScheduledRoutes(app)
  addTranslationRoutes(app)
  addMediaRoutes(app)
  addPollRoutes(app)
  addNotificationRoutes(app)
  addPushRoutes(app)
  addListRoutes(app)
  addTagRoutes(app)
  addFilterRoutes(app)
  addSettingsRoutes(app)
  addFrontendSettingsRoutes(app)
  addSearchRoutes(app)
  addStreamingRoutes(app, parts)
  addRemoteFollowRoutes(app)
  addFileRoutes(app, folders)
  return app
}
