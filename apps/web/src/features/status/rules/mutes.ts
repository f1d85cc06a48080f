import type { AccountId } from '@skein/api'
import {
  isHiddenByMute,
  mutedReasons,
  type AccountRow,
  type MuteReason,
  type RelationshipRow,
  type StatusRow,
  type TimelineEntry,
} from '@skein/store'

import { entityStore } from '../../../model/entities.ts'
import type { Settings } from '../../../model/settings.ts'
import { getRowMemory } from '../row-memory.ts'

/** A post and who sees it where. */
export interface Seen {
  readonly status: StatusRow
  readonly account: AccountRow
  readonly viewerId: AccountId | null
  readonly repeaterId: AccountId | null
  readonly profileOf: AccountId | null
  readonly isInConversation: boolean
}

/** Why a post is muted where it is seen. [POST-37 to POST-45] */
export function reasonsOf(
  { status, account, ...where }: Seen,
  relationship: RelationshipRow | undefined,
  { muteWords, muteBotStatuses }: Settings,
): readonly MuteReason[] {
  return mutedReasons(status, {
    ...where,
    isAuthorBot: account.isBot,
    relationshipOf: (id) => (id === status.accountId ? relationship : entityStore.relationships.get(id)),
    muteWords,
    muteBotStatuses,
  })
}

/** How much of a post shows: `hidden` is not even told, `quiet` is one line that says why. */
export type Showing = 'hidden' | 'quiet' | 'whole'

/** How much of an entry shows in a timeline, as its card draws it. */
export function showingOf(
  { statusId, repeaterId }: TimelineEntry,
  viewerId: AccountId | null,
  settings: Settings,
): Showing {
  const status = entityStore.statuses.get(statusId)
  const account = status && entityStore.accounts.get(status.accountId)
  if (status === undefined || account === undefined) return 'hidden'
  const seen = { status, account, viewerId, repeaterId, profileOf: null, isInConversation: false }
  const reasons = reasonsOf(seen, entityStore.relationships.get(status.accountId), settings)
  if (getRowMemory(statusId).isUnmuted !== true) {
    if (isHiddenByMute(reasons, settings)) return 'hidden'
    if (reasons.length > 0) return 'quiet'
  }
  return status.isDeleted ? 'quiet' : 'whole'
}
