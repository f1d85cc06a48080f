import { BookmarkIcon, QuoteIcon, RepeatIcon, StarIcon } from '../../../ui/icons.tsx'
import type { ActionContext, ActionLook } from '../actions/types.ts'
import { ReplyIcon } from '../parts/row-icons.tsx'

// What a row draws before the code of the actions is there.

export const replyLook: ActionLook = {
  name: 'reply',
  labelKey: 'status.actions.reply',
  icon: ReplyIcon,
  count: ({ status }) => status.repliesCount,
}

export const repeatLook: ActionLook = {
  name: 'repeat',
  labelKey: 'status.actions.repeat',
  icon: RepeatIcon,
  isOn: ({ status }) => status.isRepeated,
  count: ({ status }) => status.repeatsCount,
}

export const quoteLook: ActionLook = {
  name: 'quote',
  labelKey: 'status.actions.quote',
  icon: QuoteIcon,
}

export const favouriteLook: ActionLook = {
  name: 'favourite',
  labelKey: 'status.actions.favourite',
  icon: StarIcon,
  isOn: ({ status }) => status.isFavourited,
  count: ({ status }) => status.favouritesCount,
}

export const bookmarkLook: ActionLook = {
  name: 'bookmark',
  labelKey: 'status.actions.bookmark',
  icon: BookmarkIcon,
  isOn: ({ status }) => status.isBookmarked,
}

/** Why a post cannot be repeated, for the lock in the button's place; null when it can. [POST-19, POST-20] */
export function repeatLock({ status, viewerId }: ActionContext): 'direct' | 'private' | null {
  if (status.scope === 'direct') return 'direct'
  return status.scope === 'private' && status.accountId !== viewerId ? 'private' : null
}

/** [POST-28] */
export function isQuotable({ status, viewerId }: ActionContext): boolean {
  return viewerId !== null && (status.scope === 'public' || status.scope === 'unlisted')
}
