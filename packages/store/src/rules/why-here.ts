import type { AccountId } from '@skein/api'
import { repeatersOf, tagKey, type HereFacts, type TaggedStatus } from './out-of-home.ts'

/** Which posts a timeline shows; `thread` is an opened conversation. */
export type HerePlace =
  | { readonly kind: 'home' | 'local' | 'network' | 'bubble' | 'mentions' | 'profile' | 'thread' }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'list'; readonly listId: string }

/** One reason why a post is where it is. */
export type HereReason =
  | { readonly kind: 'own' | 'ownRepeat' | 'mention' | 'answersYou' }
  | { readonly kind: 'local' | 'network' | 'thread' }
  | { readonly kind: 'follow' | 'answersFollowed' | 'bubble' | 'profile'; readonly accountId: AccountId }
  | { readonly kind: 'repeat'; readonly accountId: AccountId; readonly isFollowed: boolean }
  | { readonly kind: 'list'; readonly accountId: AccountId; readonly listId: string }
  | { readonly kind: 'followedTag' | 'tag'; readonly tag: string }

type ReasonList = readonly HereReason[]

function homeReasons(status: TaggedStatus, facts: HereFacts): ReasonList {
  const { viewerId } = facts
  const { accountId, inReplyToAccountId: answered } = status
  const reasons: HereReason[] = []
  for (const id of repeatersOf(facts)) {
    const isFollowed = facts.isFollowing(id) === true
    reasons.push(id === viewerId ? { kind: 'ownRepeat' } : { kind: 'repeat', accountId: id, isFollowed })
  }
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
