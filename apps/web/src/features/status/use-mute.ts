import { useRelationship } from '../../model/entities.ts'
import { useSettings } from '../../model/settings.ts'
import { muteOf, type Seen } from './mutes.ts'
import type { Mute } from './rules/showing.ts'

/** Why the post is muted here, and whether not even that is said. [POST-37 to POST-45] */
export function useMute(seen: Seen): Mute {
  const relationship = useRelationship(seen.status.accountId)
  const settings = useSettings()
  return muteOf(seen, relationship, settings)
}
