import type { NotificationType } from '@skein/api'
import type { DrawnType, Facts, NotificationLook } from './define.ts'
import { added, changed } from './collection.ts'
import { favourite } from './favourite.ts'
import { followRequest } from './follow-request.tsx'
import { follow } from './follow.tsx'
import { mention } from './mention.tsx'
import { move } from './move.tsx'
import { pendingFavourite, pendingRepeat, pendingReply } from './pending.ts'
import { poll } from './poll.ts'
import { quote, quotedUpdate } from './quote.ts'
import { reaction } from './reaction.ts'
import { repeat } from './repeat.ts'
import { report } from './report.tsx'
import { severed } from './severed.tsx'
import { signUp } from './sign-up.ts'
import { status } from './status.ts'
import { unknown } from './unknown.tsx'
import { update } from './update.ts'
import { warning } from './warning.tsx'

const drawnTypes: Readonly<Record<NotificationType, DrawnType>> = {
  mention,
  favourite,
  repeat,
  reaction,
  follow,
  follow_request: followRequest,
  poll,
  move,
  update,
  status,
  report,
  quote,
  quoted_update: quotedUpdate,
  sign_up: signUp,
  moderation_warning: warning,
  severed_relationships: severed,
  added_to_collection: added,
  collection_update: changed,
  pending_favourite: pendingFavourite,
  pending_reply: pendingReply,
  pending_repeat: pendingRepeat,
  unknown,
}

export function lookOf(facts: Facts): NotificationLook {
  const { variants = [], ...look } = drawnTypes[facts.notification.type]
  return { ...look, ...variants.find(({ isMeant }) => isMeant(facts)) }
}

export type { NotificationLook } from './define.ts'
