import { can } from '@skein/api'
import type { ReactElement } from 'react'
import { getSetting } from '../../../model/settings.ts'
import { BookmarkIcon, QuoteIcon, RepeatedIcon, RepeatIcon, StarIcon } from '../../../ui/icons.tsx'
import { drawn, type IconComponent } from '../../../ui/make-icon.tsx'
import type { MessageKey } from '../../../i18n/index.ts'
import { AddReactionIcon, ReplyIcon } from '../parts/row-icons.tsx'
import type { ActionContext, ActionLook } from './types.ts'

// What a row draws before the code of the actions is there.

/** How the bar of every row draws an action. */
export interface BarLook<Name extends string = string> extends ActionLook<Name> {
  readonly icon: IconComponent
  readonly off: ReactElement
  readonly on: ReactElement
  /** A question comes before it: until then nothing is shown as done. */
  asksFirst?(context: ActionContext): boolean
  /** Why it cannot be done, for a lock in the button's place; null when it can. */
  lock?(context: ActionContext): Extract<MessageKey, `status.repeatLock.${string}`> | null
  /** Present where a visitor can do it from their own server: its name there. */
  readonly remoteKey?: Extract<MessageKey, `status.remote.${string}`>
}

const isMember = ({ viewerId }: ActionContext) => viewerId !== null

/** @param on what is drawn when it is on: the same, filled, where nothing is given */
const drawings = (icon: IconComponent, on = drawn(icon, { isFilled: true })) => ({
  icon,
  off: drawn(icon),
  on,
})

export const replyLook = {
  name: 'reply',
  labelKey: 'status.actions.reply',
  ...drawings(ReplyIcon),
  count: ({ status }) => status.repliesCount,
  isOffered: isMember,
  remoteKey: 'status.remote.reply',
} as const satisfies BarLook

export const repeatLook = {
  name: 'repeat',
  labelKey: 'status.actions.repeat',
  ...drawings(RepeatIcon, drawn(RepeatedIcon)),
  isOn: ({ status }) => status.isRepeated,
  asksFirst: ({ status }) => getSetting('modalOnRepeat') && !status.isRepeated,
  count: ({ status }) => status.repeatsCount,
  isOffered: (context) => isMember(context) && repeatLock(context) === null,
  lock: repeatLock,
  remoteKey: 'status.remote.repeat',
} as const satisfies BarLook

export const quoteLook = {
  name: 'quote',
  labelKey: 'status.actions.quote',
  ...drawings(QuoteIcon),
  /** [POST-28] */
  isOffered: ({ status: { scope }, viewerId, instance }) =>
    can(instance, 'quotes') && viewerId !== null && (scope === 'public' || scope === 'unlisted'),
} as const satisfies BarLook

export const favouriteLook = {
  name: 'favourite',
  labelKey: 'status.actions.favourite',
  ...drawings(StarIcon),
  isOn: ({ status }) => status.isFavourited,
  count: ({ status }) => status.favouritesCount,
  isOffered: isMember,
  remoteKey: 'status.remote.favourite',
} as const satisfies BarLook

export const reactLook = {
  name: 'react',
  labelKey: 'status.actions.react',
  ...drawings(AddReactionIcon),
  isOffered: (context) => isMember(context) && can(context.instance, 'reactions'),
} as const satisfies BarLook

export const bookmarkLook = {
  name: 'bookmark',
  labelKey: 'status.actions.bookmark',
  ...drawings(BookmarkIcon),
  isOn: ({ status }) => status.isBookmarked,
  isOffered: isMember,
} as const satisfies BarLook

/** [POST-19, POST-20] */
function repeatLock({ status, viewerId }: ActionContext) {
  if (status.scope === 'direct') return 'status.repeatLock.direct'
  return status.scope === 'private' && status.accountId !== viewerId ? 'status.repeatLock.private' : null
}

/** The slots of the bar, in their order; the menu is behind them. */
export const barLooks = [replyLook, repeatLook, quoteLook, favouriteLook, reactLook, bookmarkLook] as const
