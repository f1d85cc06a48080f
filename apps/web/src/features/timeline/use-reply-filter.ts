import type { AccountId, TimelineKey } from '@skein/api'
import { createReplyFilter, type TimelineEntry } from '@skein/store'
import { useMemo } from 'react'

import { entityStore } from '../../model/entities.ts'
import { useSession } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'

const keepsAll = () => true

/**
 * [TL-22, TL-23] Which entries of this timeline are shown: on home the reply filter decides, besides the server. The
 * same function until it keeps others: rows are made by it.
 */
export function useReplyFilter({ kind }: TimelineKey): (entry: TimelineEntry) => boolean {
  const visibility = useSetting('replyVisibility')
  const { viewerId } = useSession()
  return useMemo(() => {
    if (kind !== 'friends') return keepsAll
    const isFollowing = (id: AccountId) => entityStore.relationships.get(id)?.following ?? null
    return createReplyFilter({ visibility, viewerId, isFollowing })
  }, [kind, visibility, viewerId])
}
