import type { TimelineKey } from '@skein/api'
import { createReplyFilter, type TimelineEntry } from '@skein/store'

import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'

const keepsAll = () => true

/** [TL-22, TL-23] Which entries of this timeline are shown: on home the reply filter decides, besides the server. */
export function useReplyFilter({ kind }: TimelineKey): (entry: TimelineEntry) => boolean {
  'use memo'
  const visibility = useSetting('replyVisibility')
  const { viewerId } = useSession()
  if (kind !== 'friends') return keepsAll
  return createReplyFilter({
    visibility,
    viewerId,
    isFollowing: (id) => entityStore.relationships.get(id)?.following ?? null,
  })
}
