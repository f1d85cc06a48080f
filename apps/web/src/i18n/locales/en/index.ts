import { common } from './common.ts'
import { composer } from './composer.ts'
import { emoji } from './emoji.ts'
import { errors } from './errors.ts'
import { keyboard } from './keyboard.ts'
import { notifications } from './notifications.ts'
import { routes } from './routes.ts'
import { profile } from './profile.ts'
import { session } from './session.ts'
import { shell } from './shell.ts'
import { media } from './media.ts'
import { outbox } from './outbox.ts'
import { polls } from './polls.ts'
import { post_status } from './post-status.ts'
import { status } from './status.ts'
import { time } from './time.ts'
import { timeline } from './timeline.ts'
import { upload } from './upload.ts'
import { conversation } from './conversation.ts'

/** Every English text. The areas' own files are `as const`, so that keys and arguments are checked where they are used. */
export const messages = {
  common,
  composer,
  emoji,
  errors,
  keyboard,
  notifications,
  routes,
  session,
  shell,
  media,
  outbox,
  polls,
  post_status,
  profile,
  status,
  time,
  timeline,
  conversation,
  upload,
} as const

export type Messages = typeof messages
