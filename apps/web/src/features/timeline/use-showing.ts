import type { AccountId, TimelineKey } from '@skein/api'
import type { TimelineEntry } from '@skein/store'
import { useMemo } from 'react'

import { useSession } from '../../model/session.ts'
import { useSettings } from '../../model/settings.ts'
import { showingOf } from '../status/index.ts'

/** Whose posts a timeline shows, where it is of one account. */
export function profileOfKey(key: TimelineKey): AccountId | null {
  return 'accountId' in key ? (key.accountId as AccountId) : null
}

const askedFor: ReadonlySet<TimelineKey['kind']> = new Set(['bookmarks', 'favorites'])

/** The reader put every one of these posts there. */
export function isAskedFor({ kind }: TimelineKey): boolean {
  return askedFor.has(kind)
}

/** What of a timeline's entries is seen, apart from those that a filter leaves out. */
export function useShowing(keeps: (entry: TimelineEntry) => boolean, key: TimelineKey) {
  const { viewerId } = useSession()
  const settings = useSettings()
  return useMemo(() => {
    const where = { viewerId, profileOf: profileOfKey(key), isAskedFor: isAskedFor(key) }
    /** How much of an entry the reader sees. */
    const showing = (entry: TimelineEntry) => showingOf(entry, where, settings)
    /** They see something of it: nothing else is counted, announced or gone to. */
    const isSeen = (entry: TimelineEntry) => keeps(entry) && showing(entry) !== 'hidden'
    return { showing, isSeen }
  }, [keeps, key, viewerId, settings])
}
