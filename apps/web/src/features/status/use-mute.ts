import type { AccountId } from '@skein/api'
import { isHiddenByMute, mutedReasons, type AccountRow, type MuteReason, type StatusRow } from '@skein/store'
import { entityStore, useRelationship } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { useSettings } from '../../model/settings.ts'

export interface Mute {
  readonly reasons: readonly MuteReason[]
  readonly isHidden: boolean
}

interface Seen {
  readonly status: StatusRow
  readonly account: AccountRow
  readonly repeaterId: AccountId | null
  readonly profileOf: AccountId | null
  readonly isInConversation: boolean
}

/** Why the post is muted here, and whether not even that is said. [POST-37 to POST-45] */
export function useMute({ status, account, repeaterId, profileOf, isInConversation }: Seen): Mute {
  'use memo'
  const { viewerId } = useSession()
  const relationship = useRelationship(status.accountId)
  const settings = useSettings()
  const { muteWords, muteBotStatuses } = settings
  const reasons = mutedReasons(status, {
    viewerId,
    repeaterId,
    isAuthorBot: account.isBot,
    relationshipOf: (id) => (id === status.accountId ? relationship : entityStore.relationships.get(id)),
    muteWords,
    muteBotStatuses,
    profileOf,
    isInConversation,
  })
  return { reasons, isHidden: isHiddenByMute(reasons, settings) }
}
