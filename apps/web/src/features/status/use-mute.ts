import { isHiddenByMute, type MuteReason } from '@skein/store'
import { useRelationship } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { useSettings } from '../../model/settings.ts'
import { reasonsOf, type Seen } from './rules/mutes.ts'

export interface Mute {
  readonly reasons: readonly MuteReason[]
  readonly isHidden: boolean
}

/** Why the post is muted here, and whether not even that is said. [POST-37 to POST-45] */
export function useMute(seen: Omit<Seen, 'viewerId'>): Mute {
  'use memo'
  const { viewerId } = useSession()
  const relationship = useRelationship(seen.status.accountId)
  const settings = useSettings()
  const reasons = reasonsOf({ ...seen, viewerId }, relationship, settings)
  return { reasons, isHidden: isHiddenByMute(reasons, settings) }
}
