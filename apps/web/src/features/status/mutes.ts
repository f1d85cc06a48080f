import type { AccountId } from '@skein/api'
import {
  isHiddenByMute,
  mutedReasons,
  type AccountRow,
  type RelationshipRow,
  type StatusRow,
  type TimelineEntry,
} from '@skein/store'

import { entityStore, useRelationship } from '../../model/entities.ts'
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
}

/** Why a post is muted where it is seen, and whether not even that is said. [POST-37 to POST-45] */
export function useMute(seen: Seen): Mute {
  return muteOf(seen, useRelationship(seen.status.accountId), useSettings())
}

function muteOf(
  { status, account, isAskedFor = false, ...where }: Seen,
  relationship: RelationshipRow | undefined,
  settings: Settings,
): Mute {
  const reasons = mutedReasons(status, {
    ...where,
    isAuthorBot: account.isBot,
    relationshipOf: (id) => (id === status.accountId ? relationship : entityStore.relationships.get(id)),
    pollOf: (id) => entityStore.polls.get(id),
    statusOf: (id) => entityStore.statuses.get(id),
    muteWords: settings.muteWords,
    muteBotStatuses: settings.muteBotStatuses,
  })
  const mayHide = !isAskedFor && !where.isInConversation
  return { reasons, isHidden: mayHide && isHiddenByMute(reasons, settings) }
}

/** Whether a post is muted for any reason, by what is known of its author. */
export function isPostMuted(status: StatusRow, viewerId: AccountId): boolean {
  const account = entityStore.accounts.get(status.accountId)
  if (account === undefined) return false
  const seen = { status, account, viewerId, repeaterId: null, profileOf: null, isInConversation: false }
  return muteOf(seen, entityStore.relationships.get(status.accountId), getSettings()).reasons.length > 0
}

/** How much of an entry shows in a timeline, as its card draws it. */
export function showingOf(
  { statusId, repeaterId }: TimelineEntry,
  where: Pick<Seen, 'viewerId' | 'profileOf' | 'isAskedFor'>,
  settings: Settings,
): Showing {
  const status = entityStore.statuses.get(statusId)
  const account = status && entityStore.accounts.get(status.accountId)
  if (status === undefined || account === undefined) return 'hidden'
  const seen = { status, account, repeaterId, isInConversation: false, ...where }
  const mute = muteOf(seen, entityStore.relationships.get(status.accountId), settings)
  const { isUnmuted } = getRowMemory(statusId)
  return showing({ ...mute, isUnmuted, isDeleted: status.isDeleted })
}
