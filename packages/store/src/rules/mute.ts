import type { AccountId } from '@skein/api'
import type { StatusRow } from '../entities/rows.ts'
import { filterLabel, type Filter } from './filter.ts'
import { postTexts, type PostParts, type WordedStatus } from './post-texts.ts'

/** Why a post is muted. */
export type MuteReason =
  | { readonly kind: 'account' }
  | { readonly kind: 'thread' }
  /** The mute words that hit, as the viewer wrote them. */
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'bot' }
  | { readonly kind: 'mentionsBlocked' }
  | { readonly kind: 'mentionsMuted' }
  /** A filter that hides or folds the post; `label` is what the filter is called. */
  | {
      readonly kind: 'filter'
      readonly filterId: string
      readonly label: string
      readonly effect: 'hide' | 'fold'
    }

export interface MuteContext extends PostParts {
  readonly viewerId: AccountId | null
  /** Who repeated the post into this place. */
  readonly repeaterId?: AccountId | null
  readonly isAuthorBot: boolean
  relationshipOf(id: AccountId): { readonly muting: boolean; readonly blocking: boolean } | null | undefined
  readonly muteWords: readonly string[]
  readonly muteBotStatuses: boolean
  /** Whose profile the post is seen in, if any. */
  readonly profileOf?: AccountId | null
  /** The post is seen in an opened conversation. */
  readonly isInConversation?: boolean
  /** The filters that the post hits where it is seen. */
  readonly filters?: readonly Filter[]
}

/** The settings that hide muted posts completely; each is off unless set. */
export interface MuteHideSettings {
  readonly hideFilteredStatuses?: boolean
  readonly hideMutedPosts?: boolean
  readonly hideMutedThreads?: boolean
  readonly hideWordFilteredPosts?: boolean
  readonly hideThreadsWithBlockedUsers?: boolean
}

type MutableStatus = WordedStatus & Pick<StatusRow, 'accountId' | 'mentions' | 'isMuted' | 'isThreadMuted'>

/**
 * Every reason for which a post is muted; empty when it is not.
 * Reasons: `[POST-37]` author or thread, `[POST-38]` words, `[POST-39]` bots, `[POST-40]` mentions, and filters.
 * Exceptions: `[POST-41]` own posts, `[POST-42]` the author's profile, `[POST-43]` the muted thread itself; of these
 * only own posts are an exception for filters, which name their places themselves.
 */
export function mutedReasons(status: MutableStatus, context: MuteContext): readonly MuteReason[] {
  const { filters = [] } = context
  if (isOwn(status, context)) return []
  return [...reasonsToMute(status, context), ...filters.flatMap(filterReason)]
}

/** Whether the viewer wrote or repeated the post: neither mutes nor filters apply to it `[POST-41]`. */
export function isOwn(
  { accountId }: Pick<StatusRow, 'accountId'>,
  { viewerId, repeaterId = null }: Pick<MuteContext, 'viewerId' | 'repeaterId'>,
): boolean {
  return viewerId !== null && (accountId === viewerId || repeaterId === viewerId)
}

const filterReason = (filter: Filter): MuteReason | readonly MuteReason[] =>
  filter.effect === 'hide' || filter.effect === 'fold'
    ? { kind: 'filter', filterId: filter.id, label: filterLabel(filter), effect: filter.effect }
    : []

function reasonsToMute(status: MutableStatus, context: MuteContext): readonly MuteReason[] {
  const { viewerId, repeaterId = null, profileOf = null } = context
  if (profileOf !== null && status.accountId === profileOf) return []

  const words = hitWords(status, context)
  if (context.isInConversation === true && status.isThreadMuted && words.length === 0) return []

  const reasons: MuteReason[] = []
  // The server's `muted` is true for a muted thread as well as for a muted author.
  const isAuthorMuted =
    (status.isMuted && !status.isThreadMuted) ||
    isMuting(context, status.accountId) ||
    (repeaterId !== null && repeaterId !== profileOf && isMuting(context, repeaterId))
  if (isAuthorMuted) reasons.push({ kind: 'account' })
  if (status.isThreadMuted) reasons.push({ kind: 'thread' })
  if (words.length > 0) reasons.push({ kind: 'words', words })
  if (context.muteBotStatuses && context.isAuthorBot) reasons.push({ kind: 'bot' })

  const others = status.mentions.filter((mention) => mention.id !== viewerId)
  if (others.some((mention) => context.relationshipOf(mention.id)?.blocking === true)) {
    reasons.push({ kind: 'mentionsBlocked' })
  }
  if (others.some((mention) => isMuting(context, mention.id))) reasons.push({ kind: 'mentionsMuted' })
  return reasons
}

/** True when a muted post is not even shown as a line with its reason `[POST-45]`. */
export function isHiddenByMute(reasons: readonly MuteReason[], settings: MuteHideSettings): boolean {
  if (reasons.length === 0) return false
  if (settings.hideFilteredStatuses === true) return true
  return reasons.some((reason) => {
    const { kind } = reason
    if (kind === 'filter') return reason.effect === 'hide'
    if (kind === 'account') return settings.hideMutedPosts === true
    if (kind === 'thread' || kind === 'mentionsMuted') return settings.hideMutedThreads === true
    if (kind === 'words') return settings.hideWordFilteredPosts === true
    if (kind === 'mentionsBlocked') return settings.hideThreadsWithBlockedUsers === true
    return false
  })
}

function isMuting(context: MuteContext, id: AccountId): boolean {
  return context.relationshipOf(id)?.muting === true
}

function hitWords(status: MutableStatus, context: MuteContext): readonly string[] {
  if (context.muteWords.length === 0) return []
  const texts = postTexts(status, context).map((text) => text.toLowerCase())
  return context.muteWords.filter((word) => {
    const wanted = word.trim().toLowerCase()
    return wanted !== '' && texts.some((text) => text.includes(wanted))
  })
}
