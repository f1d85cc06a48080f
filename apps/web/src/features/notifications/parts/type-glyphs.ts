import type { NotificationType } from '@skein/api'
import {
  AtIcon,
  FlagIcon,
  MoveIcon,
  PenIcon,
  PollIcon,
  QuillIcon,
  ReactIcon,
  RepeatIcon,
  ReplyIcon,
  StarIcon,
  UserPlusIcon,
} from '../../../ui/icons.tsx'
import type { IconComponent } from '../../../ui/icons.tsx'

/** What kind of thing happened, once answers are told from other mentions. */
export type NotificationKind = NotificationType | 'reply'

export const typeGlyphs: Record<NotificationKind, IconComponent> = {
  favourite: StarIcon,
  repeat: RepeatIcon,
  mention: AtIcon,
  reply: ReplyIcon,
  follow: UserPlusIcon,
  follow_request: UserPlusIcon,
  move: MoveIcon,
  poll: PollIcon,
  reaction: ReactIcon,
  update: PenIcon,
  status: QuillIcon,
  report: FlagIcon,
}
