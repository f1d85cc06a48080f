import type { AccountId } from '@skein/api'
import { peopleBehind, tagKey, type Feed, type TimelineState } from '@skein/store'
import { useEffect, useSyncExternalStore } from 'react'

import { entityStore } from '../../../model/entities.ts'
import { learnFollows, loadFollowedTags } from '../../../model/followed-tags.ts'
import { isFollowing, keysOf, useTagFacts } from '../../../model/home-tags.ts'
import { useViewerId } from '../../../model/session.ts'
import { useSetting } from '../../../model/settings.ts'

interface Unknown {
  /** Ids of accounts, with spaces between them. */
  readonly unknown: string
  /** A post has hashtags that may be followed and shown. */
  readonly hasOtherTags: boolean
}

const nothing: Unknown = { unknown: '', hasOtherTags: false }

/** Accounts of which it matters, and is unknown, whether the viewer follows them. */
function unknownPeople(
  { entries, queued, below }: Pick<TimelineState, 'entries' | 'queued' | 'below'>,
  outOfHome: ReadonlySet<string>,
  viewerId: AccountId | null,
): Unknown {
  const ids = new Set<AccountId>()
  let hasOtherTags = false
  for (const { statusId, repeaterId } of [...queued, ...entries, ...below]) {
    const status = entityStore.statuses.get(statusId)
    const keys = status?.tags.map(({ name }) => tagKey(name)) ?? []
    if (status === undefined || !keys.some((key) => outOfHome.has(key))) continue
    hasOtherTags ||= keys.some((key) => !outOfHome.has(key))
    for (const id of peopleBehind(status, { viewerId, repeaterId })) if (isFollowing(id) === null) ids.add(id)
  }
  return { unknown: [...ids].join(' '), hasOtherTags }
}

/** Asks until it is stopped; when that fails the posts stay. */
function asking(ask: (signal: AbortSignal) => Promise<void>): () => void {
  const stop = new AbortController()
  ask(stop.signal).catch(() => undefined)
  return () => stop.abort()
}

/**
 * Asks what has to be known before a hashtag that is kept out of Home can hide posts there.
 * Posts stay until it is known. What fails is asked again when other posts come or Home is opened again.
 */
export function HomeTags({ feed }: { readonly feed: Feed }) {
  const { isLoaded, entries, queued, below } = useSyncExternalStore(feed.subscribe, feed.getState)
  const names = useSetting('tagsOutOfHome')
  const viewerId = useViewerId()
  const { followed } = useTagFacts()
  const isWanted = isLoaded && names.length > 0
  const { unknown, hasOtherTags } = isWanted
    ? unknownPeople({ entries, queued, below }, keysOf(names), viewerId)
    : nothing
  const wantsTags = hasOtherTags && followed === null

  useEffect(() => (wantsTags ? asking(loadFollowedTags) : undefined), [wantsTags])
  useEffect(
    () =>
      unknown === ''
        ? undefined
        : asking((signal) => learnFollows(unknown.split(' ') as AccountId[], signal)),
    [unknown],
  )
  return null
}
