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
import type { NotificationKind } from '../rules/notification-kind.ts'

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
