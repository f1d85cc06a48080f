import type { AccountId } from '@skein/api'
import type { StatusRow } from '../entities/rows.ts'
import { foldText } from './folded-text.ts'

/** Hashtags are the same hashtag in any case, width and with or without accents, as filters compare them. */
export const tagKey = (name: string): string => foldText(name)

export type TaggedStatus = Pick<
  StatusRow,
  'accountId' | 'mentions' | 'inReplyToAccountId' | 'tags' | 'isLocal'
>

/** What the client knows about a post and the viewer. */
export interface HereFacts {
  readonly viewerId: AccountId | null
  /** The account whose repeat put the post there, or null. */
  readonly repeaterId: AccountId | null
  /** Accounts whose repeats do not show, because the post is there already. */
  readonly otherRepeaterIds: readonly AccountId[]
  /** Keys of the hashtags that the viewer follows; null while unknown. */
  readonly followedTags: ReadonlySet<string> | null
  /** Null while unknown. */
  isFollowing(id: AccountId): boolean | null
}

type Repeaters = Pick<HereFacts, 'repeaterId' | 'otherRepeaterIds'>

/** All accounts that repeated a post into the timeline, the one that shows first. */
export const repeatersOf = ({ repeaterId, otherRepeaterIds }: Repeaters): readonly AccountId[] => [
  ...new Set(repeaterId === null ? otherRepeaterIds : [repeaterId, ...otherRepeaterIds]),
]

/** The people whose follow can put the post in Home, apart from the viewer. */
export function peopleBehind(
  { accountId }: Pick<TaggedStatus, 'accountId'>,
  { viewerId, ...repeaters }: Repeaters & Pick<HereFacts, 'viewerId'>,
): readonly AccountId[] {
  return [accountId, ...repeatersOf(repeaters)].filter((id) => id !== viewerId)
}

/**
 * Whether a post is in Home only because of followed hashtags that the viewer keeps out of Home.
 * False as long as anything that could explain the post otherwise is unknown.
 * @param outOfHome keys of hashtags
 */
export function isOutOfHome(status: TaggedStatus, facts: HereFacts, outOfHome: ReadonlySet<string>): boolean {
  const { viewerId, followedTags } = facts
  const keys = status.tags.map(({ name }) => tagKey(name))
  if (viewerId === null || followedTags === null || !keys.some((key) => outOfHome.has(key))) return false
  const { accountId, inReplyToAccountId, mentions } = status
  const involved = [accountId, inReplyToAccountId, ...repeatersOf(facts), ...mentions.map(({ id }) => id)]
  if (involved.includes(viewerId)) return false
  if (peopleBehind(status, facts).some((id) => facts.isFollowing(id) !== false)) return false
  const followed = keys.filter((key) => followedTags.has(key))
  return followed.length > 0 && followed.every((key) => outOfHome.has(key))
}
