import { comparableHandle, type AccountId, type PollId, type StatusId, type TimelineKey } from '@skein/api'
import {
  filterHits,
  filterLabel,
  isHiddenByMute,
  isOutOfHome,
  isOwn,
  mutedReasons,
  type AccountRow,
  type CompiledFilters,
  type Filter,
  type FilterPlace,
  type RelationshipRow,
  type StatusRow,
  type TimelineEntry,
} from '@skein/store'

import { entityStore, useRelationship } from '../../model/entities.ts'
import { getActiveFilters, useActiveFilters } from '../../model/filters.ts'
import {
  isFollowing,
  keysOf,
  otherRepeatersInHome,
  useTagFacts,
  type TagFacts,
} from '../../model/home-tags.ts'
import { getSettings, useSettings, type Settings } from '../../model/settings.ts'
import { getRowMemory } from './row-memory.ts'
import { showing, type Mute, type Showing } from './rules/showing.ts'

/** A post and who sees it where. */
export interface Seen {
  readonly status: StatusRow
  readonly account: AccountRow
  readonly viewerId: AccountId | null
  readonly repeaterId: AccountId | null
  readonly profileOf: AccountId | null
  readonly isInConversation: boolean
  /** The reader asked for this very post: it is marked as muted, never left out. */
  readonly isAskedFor?: boolean
  /** Where filters look for their posts; null where none apply. */
  readonly filterPlace: FilterPlace | null
  /** The timeline that it is seen in, if any. */
  readonly timeline?: TimelineKey | null
  readonly tagFacts?: TagFacts
}

/** Where a row is, apart from its post. */
export type SeenAt = Omit<Seen, 'status' | 'account' | 'tagFacts'>

/** A post covered by filters is read like one with a subject. */
interface SeenMute extends Mute {
  /** Names of the filters that cover it, or null. */
  readonly warning: string | null
}

/** Whether muted posts can be hidden where the row is; elsewhere they are folded. */
export const mayBeHidden = ({ isAskedFor = false, isInConversation }: SeenAt): boolean =>
  !isAskedFor && !isInConversation

/** Why a post is muted where it is seen, and whether not even that is said. [POST-37 to POST-45] */
export function useMute(seen: Seen): SeenMute {
  const known = { ...seen, tagFacts: useTagFacts() }
  return muteOf(known, useRelationship(seen.status.accountId), useSettings(), useActiveFilters())
}

/** The rows that the texts of a post are in. */
export const postParts = {
  pollOf: (id: PollId) => entityStore.polls.get(id),
  statusOf: (id: StatusId) => entityStore.statuses.get(id),
}
const noFilters: readonly Filter[] = []

/** The filters that a post hits where it is seen. */
function filtersOn(
  { status, account, viewerId, repeaterId, filterPlace: place }: Seen,
  filters: CompiledFilters,
): readonly Filter[] {
  if (place === null || filters.byPlace[place].length === 0) return noFilters
  if (isOwn(status, { viewerId, repeaterId })) return noFilters
  const repeater = repeaterId === null ? undefined : entityStore.accounts.get(repeaterId)
  return filterHits(filters, status, {
    ...postParts,
    place,
    author: comparableHandle(account.acct),
    repeater: repeater === undefined ? null : comparableHandle(repeater.acct),
  })
}

/** The filters in force that a post hits where its row is. */
export function activeFiltersOn(
  status: StatusRow,
  where: SeenAt,
  filters = getActiveFilters(),
): readonly Filter[] {
  const account = entityStore.accounts.get(status.accountId)
  return account === undefined ? noFilters : filtersOn({ ...where, status, account }, filters)
}

/** Whether the viewer keeps the hashtag out of Home that alone brings the post there. */
function isTagHidden(seen: Seen, { tagsOutOfHome }: Settings): boolean {
  const { status, viewerId, repeaterId, timeline, tagFacts } = seen
  if (tagsOutOfHome.length === 0 || timeline?.kind !== 'friends') return false
  const facts = {
    viewerId,
    repeaterId,
    otherRepeaterIds: otherRepeatersInHome(status.id),
    followedTags: tagFacts?.followed ?? null,
    isFollowing,
  }
  return isOutOfHome(status, facts, keysOf(tagsOutOfHome))
}

function muteOf(
  seen: Seen,
  relationship: RelationshipRow | undefined,
  settings: Settings,
  active: CompiledFilters,
): SeenMute {
  const { status, account, ...where } = seen
  const filters = filtersOn(seen, active)
  const warnings = filters.filter(({ effect }) => effect === 'warn').map(filterLabel)
  const reasons = mutedReasons(status, {
    ...where,
    isAuthorBot: account.isBot,
    relationshipOf: (id) => (id === status.accountId ? relationship : entityStore.relationships.get(id)),
    ...postParts,
    filters,
    muteWords: settings.muteWords,
    muteBotStatuses: settings.muteBotStatuses,
  })
  return {
    reasons,
    isHidden: mayBeHidden(seen) && (isHiddenByMute(reasons, settings) || isTagHidden(seen, settings)),
    warning: warnings.length === 0 ? null : warnings.join(', '),
  }
}

/** Whether a post is muted for any reason where notifications show it, by what is known of its author. */
export function isPostMuted(status: StatusRow, viewerId: AccountId): boolean {
  const account = entityStore.accounts.get(status.accountId)
  if (account === undefined) return false
  const seen: Seen = {
    status,
    account,
    viewerId,
    repeaterId: null,
    profileOf: null,
    isInConversation: false,
    filterPlace: 'notifications',
  }
  const relationship = entityStore.relationships.get(status.accountId)
  const { reasons, warning } = muteOf(seen, relationship, getSettings(), getActiveFilters())
  return reasons.length > 0 || warning !== null
}

/** Who sees a timeline, and what applies to all of its entries. */
export type SeenWhere = Pick<
  Seen,
  'viewerId' | 'profileOf' | 'isAskedFor' | 'filterPlace' | 'timeline' | 'tagFacts'
>

function seenEntry({ statusId, repeaterId }: TimelineEntry, where: SeenWhere): Seen | null {
  const status = entityStore.statuses.get(statusId)
  const account = status && entityStore.accounts.get(status.accountId)
  if (status === undefined || account === undefined) return null
  return { status, account, repeaterId, isInConversation: false, ...where }
}

/** The filters that an entry of a timeline hits; the preview of a new filter uses the same. */
export function filtersOnEntry(
  entry: TimelineEntry,
  where: SeenWhere,
  filters: CompiledFilters,
): readonly Filter[] {
  const seen = seenEntry(entry, where)
  return seen === null ? noFilters : filtersOn(seen, filters)
}

/** How much of an entry shows in a timeline, as its card draws it. */
export function showingOf(
  entry: TimelineEntry,
  where: SeenWhere,
  settings: Settings,
  filters: CompiledFilters,
): Showing {
  const seen = seenEntry(entry, where)
  if (seen === null) return 'hidden'
  const { status } = seen
  const mute = muteOf(seen, entityStore.relationships.get(status.accountId), settings, filters)
  const { isUnmuted } = getRowMemory(status.id)
  return showing({ ...mute, isUnmuted, isDeleted: status.isDeleted })
}
