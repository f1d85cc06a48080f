import type { AccountId, TimelineKey } from '@skein/api'
import type { TimelineEntry } from '@skein/store'

import { useSession } from '../../model/session.ts'
import { useSettings } from '../../model/settings.ts'
import { showingOf, type Showing } from '../status/index.ts'

export interface ShownEntries {
  /** How much of an entry the reader sees. */
  readonly showing: (entry: TimelineEntry) => Showing
  /** They see something of it: nothing else is counted, announced or gone to. */
  readonly isSeen: (entry: TimelineEntry) => boolean
}

/** Whose posts a timeline shows, where it is of one account. */
export function profileOfKey(key: TimelineKey): AccountId | null {
  return 'accountId' in key ? (key.accountId as AccountId) : null
}

/** What of a timeline's entries is seen, apart from those that a filter leaves out. */
export function useShowing(
  keeps: (entry: TimelineEntry) => boolean,
  profileOf: AccountId | null,
): ShownEntries {
  'use memo'
  const { viewerId } = useSession()
  const settings = useSettings()
  const showing = (entry: TimelineEntry) => showingOf(entry, { viewerId, profileOf }, settings)
  const isSeen = (entry: TimelineEntry) => keeps(entry) && showing(entry) !== 'hidden'
  return { showing, isSeen }
}
