import { about } from './about.ts'
import { accountSettings } from './account-settings.ts'
import { announcements } from './announcements.ts'
import { common } from './common.ts'
import { composer } from './composer.ts'
import { editProfile } from './edit-profile.ts'
import { emoji } from './emoji.ts'
import { errors } from './errors.ts'
import { filters } from './filters.ts'
import { firstRun } from './first-run.ts'
import { followCare } from './follow-care.ts'
import { followRequests } from './follow-requests.ts'
import { directMessages } from './direct-messages.ts'
import { interactions } from './interactions.ts'
import { journal } from './journal.ts'
import { keyboard } from './keyboard.ts'
import { lists } from './lists.ts'
import { list } from './list.ts'
import { notifications } from './notifications.ts'
import { routes } from './routes.ts'
import { ownAccount } from './own-account.ts'
import { palette } from './palette.ts'
import { password_reset } from './password-reset.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { remote } from './remote.ts'
import { relations } from './relations.ts'
import { report } from './report.ts'
import { restrictions } from './restrictions.ts'
import { scopes } from './scopes.ts'
import { search } from './search.ts'
import { general, toast, user_reporting } from './specified.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { settingsSync } from './settings-sync.ts'
import { settingsWindow } from './settings-window.ts'
import { settingsData } from './settings-data.ts'
import { settingsAccessibility } from './settings-accessibility.ts'
import { shell } from './shell.ts'
import { media } from './media.ts'
import { outbox } from './outbox.ts'
import { ownKeys } from './own-keys.ts'
import { polls } from './polls.ts'
import { post_status } from './post-status.ts'
import { suggestions } from './suggestions.ts'
import { status } from './status.ts'
import { time } from './time.ts'
import { timeline } from './timeline.ts'
import { upload } from './upload.ts'
import { conversation } from './conversation.ts'
import { whyHere } from './why-here.ts'

/** Every English text. The areas' own files are `as const`, so that keys and arguments are checked where they are used. */
export const messages = {
  about,
  accountSettings,
  announcements,
  common,
  composer,
  directMessages,
  editProfile,
  emoji,
  errors,
  filters,
  firstRun,
  followCare,
  followRequests,
  general,
  interactions,
  journal,
  keyboard,
  lists,
  list,
  notifications,
  routes,
  session,
  settings: { ...settings, ...settingsAccessibility },
  settingsSync,
  settingsWindow,
  settingsData,
  shell,
  media,
  outbox,
  ownAccount,
  ownKeys,
  palette,
  password_reset,
  polls,
  post_status,
  profile,
  registration,
  relations,
  remote,
  report,
  restrictions,
  scopes,
  search,
  status,
  suggestions,
  time,
  timeline,
  toast,
  conversation,
  upload,
  user_reporting,
  whyHere,
} as const

export type Messages = typeof messages
