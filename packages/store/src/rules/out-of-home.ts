import type { AccountId } from '@skein/api'
import type { StatusRow } from '../entities/rows.ts'

/** Hashtags are the same hashtag in any case. */
export const tagKey = (name: string): string => name.toLowerCase()

export type TaggedStatus = Pick<
  StatusRow,
  'accountId' | 'mentions' | 'inReplyToAccountId' | 'tags' | 'isLocal'
>

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

/** The people whose follow can put the post in Home, apart from the viewer. */
export function peopleBehind(
  { accountId }: Pick<TaggedStatus, 'accountId'>,
  { viewerId, repeaterId }: Pick<HereFacts, 'viewerId' | 'repeaterId'>,
): readonly AccountId[] {
  return [accountId, ...(repeaterId === null ? [] : [repeaterId])].filter((id) => id !== viewerId)
}

/**
 * Whether a post is in Home only because of followed hashtags that the viewer keeps out of Home.
 * False as long as anything that could explain the post otherwise is unknown.
 * @param outOfHome keys of hashtags
 */
export function isOutOfHome(status: TaggedStatus, facts: HereFacts, outOfHome: ReadonlySet<string>): boolean {
  const { viewerId, repeaterId, followedTags } = facts
  const keys = status.tags.map(({ name }) => tagKey(name))
  if (viewerId === null || !keys.some((key) => outOfHome.has(key))) return false
  const { accountId, inReplyToAccountId, mentions } = status
  if ([accountId, repeaterId, inReplyToAccountId, ...mentions.map(({ id }) => id)].includes(viewerId))
    return false
  if (peopleBehind(status, facts).some((id) => facts.isFollowing(id) !== false)) return false
  const followed = followedTags === null ? keys : keys.filter((key) => followedTags.has(key))
  return followed.length > 0 && followed.every((key) => outOfHome.has(key))
}
