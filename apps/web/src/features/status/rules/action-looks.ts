import { can } from '@skein/api'
import type { ReactElement } from 'react'
import { BookmarkIcon, QuoteIcon, RepeatedIcon, RepeatIcon, StarIcon } from '../../../ui/icons.tsx'
import { drawn, type IconComponent } from '../../../ui/make-icon.tsx'
import type { ActionContext, ActionLook } from '../actions/types.ts'
import { ReplyIcon } from '../parts/row-icons.tsx'

// What a row draws before the code of the actions is there.

/** How the bar of every row draws it. */
export interface BarLook<Name extends string = string> extends ActionLook<Name> {
  readonly off: ReactElement
  readonly on: ReactElement
}

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
} as const satisfies BarLook

export const repeatLook = {
  name: 'repeat',
  labelKey: 'status.actions.repeat',
  ...drawings(RepeatIcon, drawn(RepeatedIcon)),
  isOn: ({ status }) => status.isRepeated,
  count: ({ status }) => status.repeatsCount,
} as const satisfies BarLook

export const quoteLook = {
  name: 'quote',
  labelKey: 'status.actions.quote',
  ...drawings(QuoteIcon),
} as const satisfies BarLook

export const favouriteLook = {
  name: 'favourite',
  labelKey: 'status.actions.favourite',
  ...drawings(StarIcon),
  isOn: ({ status }) => status.isFavourited,
  count: ({ status }) => status.favouritesCount,
} as const satisfies BarLook

export const bookmarkLook = {
  name: 'bookmark',
  labelKey: 'status.actions.bookmark',
  ...drawings(BookmarkIcon),
  isOn: ({ status }) => status.isBookmarked,
} as const satisfies BarLook

/** Why a post cannot be repeated, for the lock in the button's place; null when it can. [POST-19, POST-20] */
export function repeatLock({ status, viewerId }: ActionContext): 'direct' | 'private' | null {
  if (status.scope === 'direct') return 'direct'
  return status.scope === 'private' && status.accountId !== viewerId ? 'private' : null
}

/** [POST-28] */
export function isQuotable({ status, viewerId, instance }: ActionContext): boolean {
  return (
    can(instance, 'quotes') && viewerId !== null && (status.scope === 'public' || status.scope === 'unlisted')
  )
}
