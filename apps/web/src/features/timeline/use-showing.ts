import type { AccountId, TimelineKey } from '@skein/api'
import type { FilterPlace, TimelineEntry } from '@skein/store'
import { useMemo } from 'react'

import { useActiveFilters } from '../../model/filters.ts'
import { useTagFacts } from '../../model/home-tags.ts'
import { useSession } from '../../model/session.ts'
import { useSettings } from '../../model/settings.ts'
import { filtersOnEntry, showingOf } from '../status/index.ts'

/** Whose posts a timeline shows, where it is of one account. */
export function profileOfKey(key: TimelineKey): AccountId | null {
  return 'accountId' in key ? (key.accountId as AccountId) : null
}

const askedFor: ReadonlySet<TimelineKey['kind']> = new Set(['bookmarks', 'favorites'])

/** The reader put every one of these posts there. */
export function isAskedFor({ kind }: TimelineKey): boolean {
  return askedFor.has(kind)
}

const filterPlaces: Readonly<Record<TimelineKey['kind'], FilterPlace | null>> = {
  friends: 'home',
  list: 'home',
  public: 'public',
  publicAndExternal: 'public',
  bubble: 'public',
  tag: 'public',
  mentions: 'notifications',
  user: 'account',
  replies: 'account',
  media: 'account',
  // The reader put every one of these posts there, or is meant by it.
  bookmarks: null,
  favorites: null,
  dms: null,
}

/** Where filters look for the posts of a timeline; null where none apply. */
export function filterPlaceOf({ kind }: TimelineKey): FilterPlace | null {
  return filterPlaces[kind]
}

/** What of a timeline's entries is seen, apart from those that a filter leaves out. */
export function useShowing(keeps: (entry: TimelineEntry) => boolean, key: TimelineKey) {
  const { viewerId } = useSession()
  const settings = useSettings()
  const filters = useActiveFilters()
  const tagFacts = useTagFacts()
  return useMemo(() => {
    const where = {
      viewerId,
      profileOf: profileOfKey(key),
      isAskedFor: isAskedFor(key),
      filterPlace: filterPlaceOf(key),
      timeline: key,
      tagFacts,
    }
    /** How much of an entry the reader sees. */
    const showing = (entry: TimelineEntry) => showingOf(entry, where, settings, filters)
    /** They see something of it: nothing else is counted, announced or gone to. */
    const isSeen = (entry: TimelineEntry) => keeps(entry) && showing(entry) !== 'hidden'
    /** A filter covers it as a subject does. */
    const isCovered = (entry: TimelineEntry) =>
      filtersOnEntry(entry, where, filters).some(({ effect }) => effect === 'warn')
    return { showing, isSeen, isCovered }
  }, [keeps, key, viewerId, settings, filters, tagFacts])
}
