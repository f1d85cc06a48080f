import type { AccountId, TimelineKey } from '@skein/api'
import { peopleBehind, tagKey, type TimelineState } from '@skein/store'
import { useEffect, useMemo } from 'react'

import { entityStore } from '../../model/entities.ts'
import { whenFirstContentShown } from '../../model/first-content.ts'
import { isFollowing, keysOf, useTagFacts } from '../../model/home-tags.ts'
import { useViewerId } from '../../model/session.ts'
import { useSetting } from '../../model/settings.ts'

const fetchQuestions = () => import('../../model/followed-tags.ts')

/** Accounts of which it matters, and is unknown, whether the viewer follows them. */
function unknownPeople(
  { entries, queued, below }: Pick<TimelineState, 'entries' | 'queued' | 'below'>,
  outOfHome: ReadonlySet<string>,
  viewerId: AccountId | null,
): { readonly ids: ReadonlySet<AccountId>; readonly hasOtherTags: boolean } {
  const ids = new Set<AccountId>()
  let hasOtherTags = false
  for (const { statusId, repeaterId } of [...queued, ...entries, ...below]) {
    const status = entityStore.statuses.get(statusId)
    const keys = status?.tags.map(({ name }) => tagKey(name)) ?? []
    if (status === undefined || !keys.some((key) => outOfHome.has(key))) continue
    hasOtherTags ||= keys.some((key) => !outOfHome.has(key))
    for (const id of peopleBehind(status, { viewerId, repeaterId })) if (isFollowing(id) === null) ids.add(id)
  }
  return { ids, hasOtherTags }
}

/**
 * Asks what has to be known before a hashtag that is kept out of Home can hide posts there, after the first posts.
 * Posts stay until it is known. What fails is asked again when other posts come or Home is opened again.
 */
export function useHomeTags(
  { kind }: TimelineKey,
  { isLoaded, entries, queued, below }: TimelineState,
): void {
  const names = useSetting('tagsOutOfHome')
  const viewerId = useViewerId()
  const facts = useTagFacts()
  const isWanted = kind === 'friends' && isLoaded && names.length > 0
  const question = useMemo(() => {
    if (!isWanted) return ''
    const { ids, hasOtherTags } = unknownPeople({ entries, queued, below }, keysOf(names), viewerId)
    return [...(hasOtherTags && facts.followed === null ? ['tags'] : ['']), ...ids].join(' ').trimEnd()
  }, [isWanted, entries, queued, below, names, viewerId, facts])

  useEffect(() => {
    if (question === '') return undefined
    const stop = new AbortController()
    const { signal } = stop
    const [tags = '', ...ids] = question.split(' ')
    const ask = async () => {
      await whenFirstContentShown()
      const { learnFollows, loadFollowedTags } = await fetchQuestions()
      if (signal.aborted) return
      await Promise.all([
        tags === '' ? undefined : loadFollowedTags(signal),
        learnFollows(ids as AccountId[], signal),
      ])
    }
    // Nothing is hidden then.
    ask().catch(() => undefined)
    return () => stop.abort()
  }, [question])
}
