import type { AccountId } from '@skein/api'
import type { StatusRow } from '../entities/rows.ts'

/** Hashtags are the same hashtag in any case. */
export const tagKey = (name: string): string => name.toLowerCase()

export type TaggedStatus = Pick<
  StatusRow,
  'accountId' | 'mentions' | 'inReplyToAccountId' | 'tags' | 'isLocal'
>

/** Which posts a timeline shows; `thread` is an opened conversation. */
export type HerePlace =
  | { readonly kind: 'home' | 'local' | 'network' | 'bubble' | 'mentions' | 'profile' | 'thread' }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'list'; readonly listId: string }

/** What the client knows about a post and the viewer. */
export interface HereFacts {
  readonly viewerId: AccountId | null
  /** The account whose repeat put the post there, or null. */
  readonly repeaterId: AccountId | null
  /** Keys of the hashtags that the viewer follows; null while unknown. */
  readonly followedTags: ReadonlySet<string> | null
  /** Null while unknown. */
  isFollowing(id: AccountId): boolean | null
}

/** One reason why a post is where it is. */
export type HereReason =
  | { readonly kind: 'own' | 'ownRepeat' | 'mention' | 'answersYou' }
  | { readonly kind: 'local' | 'network' | 'thread' }
  | { readonly kind: 'follow' | 'answersFollowed' | 'bubble' | 'profile'; readonly accountId: AccountId }
  | { readonly kind: 'repeat'; readonly accountId: AccountId; readonly isFollowed: boolean }
  | { readonly kind: 'list'; readonly accountId: AccountId; readonly listId: string }
  | { readonly kind: 'followedTag' | 'tag'; readonly tag: string }

type ReasonList = readonly HereReason[]

/** The people whose follow can put the post in Home, apart from the viewer. */
export function peopleBehind(
  { accountId }: Pick<TaggedStatus, 'accountId'>,
  { viewerId, repeaterId }: Pick<HereFacts, 'viewerId' | 'repeaterId'>,
): readonly AccountId[] {
  return [accountId, ...(repeaterId === null ? [] : [repeaterId])].filter((id) => id !== viewerId)
}

function homeReasons(status: TaggedStatus, facts: HereFacts): ReasonList {
  const { viewerId, repeaterId } = facts
  const { accountId, inReplyToAccountId: answered } = status
  const reasons: HereReason[] = []
  if (repeaterId !== null && repeaterId === viewerId) reasons.push({ kind: 'ownRepeat' })
  else if (repeaterId !== null)
    reasons.push({
      kind: 'repeat',
      accountId: repeaterId,
      isFollowed: facts.isFollowing(repeaterId) === true,
    })
  if (accountId === viewerId) reasons.push({ kind: 'own' })
  else if (facts.isFollowing(accountId) === true) reasons.push({ kind: 'follow', accountId })
  for (const { name } of status.tags)
    if (facts.followedTags?.has(tagKey(name)) === true) reasons.push({ kind: 'followedTag', tag: name })
  if (viewerId === null) return reasons
  if (answered === viewerId) reasons.push({ kind: 'answersYou' })
  else if (status.mentions.some(({ id }) => id === viewerId)) reasons.push({ kind: 'mention' })
  if (answered !== null && answered !== accountId && facts.isFollowing(answered) === true)
    reasons.push({ kind: 'answersFollowed', accountId: answered })
  return reasons
}

/** Every reason that the client knows for a post to be where the viewer sees it; empty when it knows none. */
export function whyHere(status: TaggedStatus, place: HerePlace, facts: HereFacts): ReasonList {
  const { accountId, isLocal } = status
  switch (place.kind) {
    case 'home':
      return homeReasons(status, facts)
    case 'local':
      return isLocal ? [{ kind: 'local' }] : []
    case 'network':
      return [{ kind: isLocal ? 'local' : 'network' }]
    case 'bubble':
      return [isLocal ? { kind: 'local' } : { kind: 'bubble', accountId }]
    case 'tag': {
      const found = status.tags.find(({ name }) => tagKey(name) === tagKey(place.tag))
      return found === undefined ? [] : [{ kind: 'tag', tag: found.name }]
    }
    case 'list':
      return [{ kind: 'list', accountId: facts.repeaterId ?? accountId, listId: place.listId }]
    case 'mentions':
      return homeReasons(status, facts).filter(({ kind }) => kind === 'mention' || kind === 'answersYou')
    case 'profile':
      return [{ kind: 'profile', accountId: facts.repeaterId ?? accountId }]
    case 'thread':
    default:
      return [{ kind: 'thread' }]
  }
}

/**
 * Whether a post is in Home only because of followed hashtags that the viewer keeps out of Home.
 * False as long as anything that could explain the post otherwise is unknown.
 * @param outOfHome keys of hashtags
 */
export function isOutOfHome(status: TaggedStatus, facts: HereFacts, outOfHome: ReadonlySet<string>): boolean {
  const keys = status.tags.map(({ name }) => tagKey(name))
  if (!keys.some((key) => outOfHome.has(key))) return false
  if (peopleBehind(status, facts).some((id) => facts.isFollowing(id) !== false)) return false
  if (facts.followedTags === null && keys.some((key) => !outOfHome.has(key))) return false
  const reasons = homeReasons(status, { ...facts, followedTags: facts.followedTags ?? outOfHome })
  const tagged = reasons.flatMap((reason) => ('tag' in reason ? tagKey(reason.tag) : []))
  const isOnlyTagged = reasons.every(
    ({ kind }) => kind === 'followedTag' || kind === 'answersFollowed' || kind === 'repeat',
  )
  return isOnlyTagged && tagged.length > 0 && tagged.every((key) => outOfHome.has(key))
}
