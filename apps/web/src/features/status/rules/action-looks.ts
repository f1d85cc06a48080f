import { can } from '@skein/api'
import type { ReactElement } from 'react'
import { BookmarkIcon, QuoteIcon, RepeatedIcon, RepeatIcon, StarIcon } from '../../../ui/icons.tsx'
import { drawn, type IconComponent } from '../../../ui/make-icon.tsx'
import type { ActionContext, ActionLook } from '../actions/types.ts'
import { ReplyIcon } from '../parts/row-icons.tsx'

// What a row draws before the code of the actions is there.

/** How the bar of every row draws it. */
export interface BarLook extends ActionLook {
  readonly off: ReactElement
  readonly on: ReactElement
}

/** @param on what is drawn when it is on: the same, filled, where nothing is given */
const drawings = (icon: IconComponent, on = drawn(icon, { isFilled: true })) => ({
  icon,
  off: drawn(icon),
  on,
})

export const replyLook: BarLook = {
  name: 'reply',
  labelKey: 'status.actions.reply',
  ...drawings(ReplyIcon),
  count: ({ status }) => status.repliesCount,
}

export const repeatLook: BarLook = {
  name: 'repeat',
  labelKey: 'status.actions.repeat',
  ...drawings(RepeatIcon, drawn(RepeatedIcon)),
  isOn: ({ status }) => status.isRepeated,
  count: ({ status }) => status.repeatsCount,
}

export const quoteLook: BarLook = {
  name: 'quote',
  labelKey: 'status.actions.quote',
  ...drawings(QuoteIcon),
}

export const favouriteLook: BarLook = {
  name: 'favourite',
  labelKey: 'status.actions.favourite',
  ...drawings(StarIcon),
  isOn: ({ status }) => status.isFavourited,
  count: ({ status }) => status.favouritesCount,
}

export const bookmarkLook: BarLook = {
  name: 'bookmark',
  labelKey: 'status.actions.bookmark',
  ...drawings(BookmarkIcon),
  isOn: ({ status }) => status.isBookmarked,
}

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
