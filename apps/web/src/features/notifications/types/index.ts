import type { NotificationType } from '@skein/api'
import type { DrawnType, Facts, NotificationLook } from './define.ts'
import { favourite } from './favourite.ts'
import { followRequest } from './follow-request.tsx'
import { follow } from './follow.ts'
import { mention } from './mention.tsx'
import { move } from './move.tsx'
import { poll } from './poll.ts'
import { reaction } from './reaction.ts'
import { repeat } from './repeat.ts'
import { report } from './report.ts'
import { status } from './status.ts'
import { update } from './update.ts'

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
}

export function lookOf(facts: Facts): NotificationLook {
  const { variant, ...look } = drawnTypes[facts.notification.type]
  return variant?.isMeant(facts) === true ? { ...look, ...variant } : look
}

export type { NotificationLook } from './define.ts'
